import { OPEN_REQUEST, type Placed, signedIn } from '#tools/gallery/events.ts'
import { traitOf } from './acceptance.models.ts'

export const ACCEPTANCE = [...OPEN_REQUEST, 'acceptance']
export const PATH = '/requerimento05/19'

/** The code of the acceptance is loaded. */
export const opening = {
  at: OPEN_REQUEST,
  events: [{ type: 'xstate.done.actor.acceptanceCode', output: undefined }],
}

export const pictures: Placed = { at: ACCEPTANCE, path: PATH, around: [...signedIn, opening], trait: traitOf }
