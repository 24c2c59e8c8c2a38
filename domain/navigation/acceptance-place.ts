import { screenOf } from '../request-kinds/kinds.ts'
import { ACCEPTANCE } from '../requests/type-ids.ts'
import type { Place } from './place.ts'

/** Whether the place is an existing acceptance, which the participant cannot start (D-28). */
export const isAcceptancePlace = (place: Place): boolean =>
  place.screen === 'request' && place.requestId !== null && place.requestScreen === screenOf(ACCEPTANCE)
