import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { ErrorBoundary } from '#ui/shell/error-boundary.tsx'

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
  // Nothing once the chart of the screen has ended with an error, as the portal does.
  const outside = (
    <ErrorBoundary onError={() => {}}>
      <RouterProvider router={router} />
    </ErrorBoundary>
  )
  return { ...render(outside, { onCaughtError: () => {} }), went: went as readonly string[] }
}
