import { expect, type Page } from '@playwright/test'

import { alertDialog, EXPIRED } from './trouble.ts'

/** What a chart shows that passes the expiry of the session to its parent. */
export const seeExpired = ({ page }: { readonly page: Page }): Promise<void> =>
  expect(alertDialog(page)).toContainText(EXPIRED)
