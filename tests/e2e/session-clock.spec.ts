import type { Page } from '@playwright/test'

import { expect, test } from './support/journey.ts'
import { logIn, marina, openList, paulo } from './support/people.ts'

const warning = (page: Page, left: string) =>
  page.getByRole('alertdialog', { name: `Sua sessão termina em menos de ${left}` })
const renewals = '**/api/renovarsessao'

const typed = (page: Page) => page.getByLabel('Nome do pai')

/** A participant who types in a request, in a session of an hour. */
async function typing(page: Page) {
  await page.clock.install()
  await openList(page, paulo)
  // A request of this journey only: other journeys on the server cancel and create drafts.
  await page.goto('/requerimento01/novo/1')
  await typed(page).fill('Augusto Alves')
}

/** The only action of the warning has the focus. */
const seeReadyToStay = (page: Page) =>
  expect(page.getByRole('button', { name: 'Continuar conectado' })).toBeFocused()

async function seeTyped(page: Page) {
  await expect(typed(page)).toHaveValue('Augusto Alves')
  await expect(typed(page)).toBeFocused()
}

test('one Enter at the warning extends the session, and nothing on the screen is lost', async ({ page }) => {
  await typing(page)
  await page.clock.fastForward('55:00')
  await expect(warning(page, '5 minutos')).toContainText('O que você preencheu fica guardado nesta aba.')
  await seeReadyToStay(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('timer')).toContainText('59:')
  await seeTyped(page)
})

test('with an API that cannot extend sessions, the password in the dialog begins another one', {
  tag: '@complete',
}, async ({ page }) => {
  const bearers = new Set<string | undefined>()
  await page.route(renewals, (route) => route.fulfill({ status: 404, body: '' }))
  page.on('request', (request) => bearers.add(request.headers().authorization))
  await typing(page)
  await page.clock.fastForward('55:00')
  await seeReadyToStay(page)
  await page.keyboard.press('Enter')
  const password = page.getByRole('alertdialog').getByLabel('Senha', { exact: true })
  await expect(password).toBeFocused()
  await page.keyboard.type('20262026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await seeTyped(page)

  const before = new Set(bearers)
  await page.goto('/')
  await page.getByRole('table', { name: 'Meus requerimentos' }).waitFor()
  expect([...bearers].filter((bearer) => !before.has(bearer))).toHaveLength(1)
})

test('a copy of the tab has the same end, also after an extension in one of them', {
  tag: '@complete',
}, async ({ page, context }) => {
  await page.clock.install()
  await openList(page, marina)
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  const copy = await context.newPage()
  await copy.addInitScript((items) => {
    if (sessionStorage.length === 0) Object.assign(sessionStorage, JSON.parse(items))
  }, stored)
  await copy.goto('/')
  // A running call would time out when the clock advances by an hour.
  for (const tab of [page, copy]) await tab.getByRole('table', { name: 'Meus requerimentos' }).waitFor()

  await page.clock.fastForward('55:00')
  await expect(warning(copy, '5 minutos')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar conectado' }).click()
  await expect(warning(copy, '5 minutos')).toHaveCount(0)
  for (const tab of [page, copy]) await expect(tab.getByRole('timer')).toContainText('59:')
})

// SESSION-02
test.describe("session clock: the computer's clock", () => {
  const day = 24 * 3_600_000

  for (const [name, milliseconds] of [
    ['ahead', day],
    ['back', -day],
  ] as const) {
    const title = `${name} by a day, it neither ends nor extends the session`
    test(title, { tag: '@complete' }, async ({ page }) => {
      await page.clock.install()
      await logIn(page, marina)
      await expect(page.getByRole('timer')).toContainText('59:')
      await page.clock.setSystemTime(Date.now() + milliseconds)
      await page.clock.runFor(5_000)
      await expect(page.getByRole('timer')).toContainText('59:')
      await page.reload()
      await expect(page.getByRole('timer')).toContainText('59:')
    })
  }
})
