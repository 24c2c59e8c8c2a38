import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { ErrorBoundary } from '#ui/shell/error-boundary.tsx'

import { renderScreen } from './render-screen.tsx'

/** Renders a screen at '/' of a router. `went` lists the paths of later navigations. */
export function renderInRouter(screen: ReactNode) {
  const router = createMemoryRouter([
    { path: '*', element: <ErrorBoundary onError={() => {}}>{screen}</ErrorBoundary> },
  ])
  const went: string[] = []
  router.subscribe(({ location }) => {
    if (location !== shown) went.push(location.pathname)
    shown = location
  })
  let shown = router.state.location
  return { ...renderScreen(<RouterProvider router={router} />), went: went as readonly string[] }
}
