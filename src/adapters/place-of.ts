import { matchRoutes } from 'react-router-dom'

import type { Place } from '#domain/navigation/place.ts'
import { allRoutes, withoutEmptySegments } from '#domain/navigation/routes.ts'

/** Routes for react-router, without elements: the charts decide which screen is shown. */
export const routeObjects = [
  ...allRoutes.map(({ path, parse }) => ({ path, element: null, handle: parse })),
  { path: '*', element: null, handle: (path: string): Place => ({ path, screen: 'unknown' }) },
]

export function placeOf(path: string): Place {
  const match = matchRoutes(routeObjects, withoutEmptySegments(path))?.at(-1)
  if (!match) throw new Error(`No route matches ${path}`)
  return match.route.handle(path, match.params)
}
