import type { Page } from '@playwright/test'

/** Adds an entry to the history and navigates to it without loading the page, as links of the portal do. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState({ idx: (window.history.state?.idx ?? 0) + 1, key: to, usr: null }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, path)
