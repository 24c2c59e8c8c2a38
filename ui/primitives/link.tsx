import type { ComponentProps } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'

import { cameFrom, stateFrom } from '#ui/browser/entry-state.ts'

/** The state for a link from the current page to `to`. */
function useStateFor(to: string): unknown {
  const { pathname, state } = useLocation()
  // A link to the current page replaces its entry.
  return to === pathname ? state : stateFrom(pathname)
}

/** A link to another page of the portal, without loading the document again. */
export function Link({ to, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return <RouterLink {...rest} to={to} state={useStateFor(to)} />
}

/** Navigates to a page, for the buttons of the specification. */
export function useGo(to: string): () => void {
  const navigate = useNavigate()
  const state = useStateFor(to)
  return () => void navigate(to, { state })
}

/** Navigates back to the previous page of the portal; to `home` if this page was opened directly. */
export function useGoBack(home: string): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => void (cameFrom(state) === null ? navigate(home) : navigate(-1))
}
