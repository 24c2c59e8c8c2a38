import { matchRoutes } from 'react-router-dom'

import type { Place } from '#domain/navigation/place.ts'
import { allRoutes, withoutEmptySegments } from '#domain/navigation/routes.ts'

/** The portal's routes for react-router. None has an element of its own: which screen is drawn, the charts decide. */
export const routeObjects = [
  ...allRoutes.map(({ path, parse }) => ({ path, element: null, handle: parse })),
  { path: '*', element: null, handle: (path: string): Place => ({ path, screen: 'unknown' }) },
]

/** What a path of the portal means. */
export function placeOf(path: string): Place {
  const match = matchRoutes(routeObjects, withoutEmptySegments(path))?.at(-1)
  if (!match) throw new Error(`No route matches ${path}`)
  return match.route.handle(path, match.params)
}
