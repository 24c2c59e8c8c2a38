import type { PortalPlace } from '#domain/navigation/place.ts'

import { required } from '../support/required.ts'
import type { PortalScreen } from '../support/visited.ts'
import type { PortalContext } from './portal.types.ts'

/** The place of a screen that is shown. */
export function placeAt<Screen extends PortalScreen>({ place }: PortalContext, screen: Screen) {
  if (place.screen !== screen) throw new Error(`The portal is not at ${screen}`)
  return place as Extract<PortalPlace, { screen: Screen }>
}

/** The participant, their cloud and the tables of the fund, after consent. */
export const whoeverAgreed = ({ participant, reference, cloud }: PortalContext) => ({
  participant,
  reference,
  cloud: required(cloud, 'cloud'),
})
