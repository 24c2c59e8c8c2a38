/** To an address, or so many entries of the browser's history on, back where negative. */
export type Navigate = (to: string | number, options?: { readonly replace: boolean }) => void

/** The number of the entry that the browser is at: those of one visit are counted. */
export const entryOf = ({ state }: Pick<History, 'state'>): number =>
  (state as { readonly idx?: number } | null)?.idx ?? 0

export const navigate: Navigate = (to, { replace } = { replace: false }) => {
  const { history } = window
  if (typeof to === 'number') {
    history.go(to)
    return
  }
  // Where one already is adds no entry, as with any link: Back would lead there again.
  const stays = to === window.location.pathname
  if (replace || stays) history.replaceState({ idx: entryOf(history) }, '', to)
  else history.pushState({ idx: entryOf(history) + 1 }, '', to)
  // The browser tells of its own movements only.
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/** Back to the page of the portal that this one was reached from, or to the list where it was reached from none. */
export function goBack(): void {
  if (entryOf(window.history) > 0) navigate(-1)
  else navigate('/')
}

/** Tells where the browser is, now and after every movement, until the answer is called. */
export function followHistory(moved: (path: string) => void): () => void {
  const tell = () => moved(window.location.pathname)
  // A screen shows where it begins: what the browser would scroll back to has not been drawn yet when it does.
  window.history.scrollRestoration = 'manual'
  tell()
  window.addEventListener('popstate', tell)
  return () => window.removeEventListener('popstate', tell)
}
