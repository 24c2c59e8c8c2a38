import { loginPath } from '#domain/navigation/paths.ts'

import type { SessionStore } from './session-store.ts'
import { VISIT } from './visit-store.ts'

type Dependencies = {
  readonly page: Window
  readonly sessions: Pick<SessionStore, 'isCurrent'>
  /** null if the browser forbids it. */
  readonly storage: Storage | null
  /** Loads that path in place of the page. */
  readonly replace: (path: string) => void
}

/**
 * Back may show a page that the browser kept in memory when it was left, with all that it showed (SESSION-36).
 * The page hides itself when it is left. Shown again, it appears if the tab still has its session and its
 * visitor's form; otherwise the login takes its place.
 */
export function guardRestoredPage({ page, sessions, storage, replace }: Dependencies): void {
  const { style } = page.document.documentElement
  const visitInTab = () => storage?.getItem(VISIT) ?? null
  let visit: string | null = null

  page.addEventListener('pagehide', () => {
    visit = visitInTab()
    // Unlike `display` and `visibility`, it keeps focus and scroll position.
    style.opacity = '0'
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || (sessions.isCurrent() && visitInTab() === visit)) {
      style.opacity = ''
      return
    }
    // The answers of another session are not asked about: a page that stayed would stay hidden.
    page.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
    replace(loginPath)
  })
}
