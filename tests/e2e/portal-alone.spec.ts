import { expect, test } from '@playwright/test'

import { enter, marina } from './support/people.ts'
import { startPortalAlone } from './support/server.ts'
import { unfold } from './support/wizard.ts'

test('the portal without the API works with an API of another origin', async ({ page }) => {
  const { url, apiUrl, stop } = await startPortalAlone()
  try {
    const pageErrors: string[] = []
    const calls = new Set<string>()
    page.on('pageerror', (error) => pageErrors.push(error.message))
    // Violations of the content policy and blocked calls are console errors as well.
    page.on('console', (message) => {
      if (message.type() === 'error') pageErrors.push(message.text())
    })
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (/^\/(api|ws)\//.test(pathname)) calls.add(origin)
    })

    await page.goto(`${url}/`)
    await expect(page).toHaveURL(`${url}/login`)
    await enter(page, marina)
    await expect(page.getByText('Marina Duarte Alves')).toBeVisible()
    await page
      .getByRole('link', { name: /^Editar/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/requerimento01\/\d+\/1\/1$/)
    await unfold(page, 'Endereço e contatos')
    await page.getByLabel('CEP', { exact: true }).fill('01310100')
    await expect(page.getByLabel('Endereço', { exact: true })).toHaveValue('Avenida Paulista')

    expect([...calls]).toEqual([apiUrl])
    expect(pageErrors, 'errors of the page').toEqual([])
  } finally {
    await stop()
  }
})
