import type { Place, PortalPlace } from '#domain/navigation/place.ts'

export type PortalScreen = PortalPlace['screen']

/** One event for each screen: the browser shows a place of it. */
export type Visited = {
  [Screen in PortalScreen]: {
    readonly type: `${Screen}.visited`
    readonly place: Extract<PortalPlace, { screen: Screen }>
  }
}[PortalScreen]

/** The session shows the login itself. */
export const visited = (place: Place) => ({ type: `${place.screen}.visited`, place }) as Visited
