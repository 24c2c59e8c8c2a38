import { expect, type Page } from '@playwright/test'

import { alertDialog } from './trouble.ts'

/** What a chart shows that passes the expiry of the session to its parent. */
export const seeExpired = ({ page }: { readonly page: Page }): Promise<void> =>
  expect(alertDialog(page)).toContainText('Sua sessão expirou. Faça um novo login.')
