import type { Place, PortalPlace } from '#domain/navigation/place.ts'

export type PortalScreen = PortalPlace['screen']

/** An event per screen: the URL is now a place of that screen. */
export type Visited = {
  [Screen in PortalScreen]: {
    readonly type: `visited.${Screen}`
    readonly place: Extract<PortalPlace, { screen: Screen }>
  }
}[PortalScreen]

/** The login is not included: the session shows it. */
export const visited = (place: Place) => ({ type: `visited.${place.screen}`, place }) as Visited
