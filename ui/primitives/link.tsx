import type { ComponentProps } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'

/** Kept with an entry of the browser's history: the path that it was reached from. */
type EntryState = { readonly from?: string } | null

/** The path from which an entry of the history was reached by a link or a button; null where that is not known. */
export const cameFrom = (state: unknown): string | null => (state as EntryState)?.from ?? null

/** The state of a new entry that is reached from `path`. */
export const stateFrom = (path: string): EntryState => ({ from: path })

/** The state of the entry that a link from the page on screen to `to` makes. */
function useStateFor(to: string): unknown {
  const { pathname, state } = useLocation()
  // A link to the page on screen replaces its entry.
  return to === pathname ? state : stateFrom(pathname)
}

/** A link to another page of the portal, without loading the document again. */
export function Link({ to, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return <RouterLink {...rest} to={to} state={useStateFor(to)} />
}

/** Goes to a page of the portal, for what the specification calls a button. */
export function useGo(to: string): () => void {
  const navigate = useNavigate()
  const state = useStateFor(to)
  return () => void navigate(to, { state })
}

/** Back to the page of the portal that this one was reached from; to `home` where it was opened directly. */
export function useGoBack(home: string): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => void (cameFrom(state) === null ? navigate(home) : navigate(-1))
}
