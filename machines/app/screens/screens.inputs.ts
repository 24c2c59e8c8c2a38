import { isAcceptancePlace } from '#domain/navigation/acceptance-place.ts'
import { isPublic, type PortalPlace } from '#domain/navigation/place.ts'

import { required } from '../../support/required.ts'
import type { PortalScreen } from '../../support/visited.ts'
import type { ScreensContext } from './screens.types.ts'

/** The place of a screen that is shown. */
export function placeAt<Screen extends PortalScreen>({ place }: ScreensContext, screen: Screen) {
  if (place.screen !== screen) throw new Error(`The open screen is not ${screen}`)
  return place as Extract<PortalPlace, { screen: Screen }>
}

/** Whether staff without a cloud are asked for the consent before this place is shown (STAFF-20). */
export const needsCloud = (place: PortalPlace): boolean =>
  !isPublic(place) && !['list', 'unknown'].includes(place.screen) && !isAcceptancePlace(place)

const isStaff = ({ participant }: ScreensContext) => participant.roleId !== null

/** Whether the place can be shown to this person without a consent. */
export const isOpenWithoutCloud = (context: ScreensContext, place: PortalPlace): boolean =>
  isStaff(context) && !needsCloud(place)

/** Staff are asked only for what needs a cloud, everybody else always (CONSENT-01). */
export const consentInput = ({ context }: { context: ScreensContext }) => ({
  participant: context.participant,
  asks: context.wantsCloud || !isOpenWithoutCloud(context, context.place),
})

/** The participant, their cloud and the tables of the fund, after consent. */
export const consentedInput = ({ participant, reference, cloud }: ScreensContext) => ({
  participant,
  reference,
  cloud: required(cloud, 'cloud'),
})
