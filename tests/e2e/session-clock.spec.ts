import { expect, test } from './support/journey.ts'
import { marina, openList } from './support/people.ts'

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

  const warning = copy.getByRole('alertdialog', { name: 'Sua sessão termina em menos de 5 minutos' })
  await page.clock.fastForward('55:00')
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Continuar conectado' }).click()
  await expect(warning).toHaveCount(0)
  for (const tab of [page, copy]) await expect(tab.getByRole('timer')).toContainText('59:')
})

// SESSION-02
test("the computer's clock, ahead by a day, neither ends nor extends the session, also after a reload", {
  tag: '@complete',
}, async ({ page }) => {
  await page.clock.install()
  await openList(page, marina)
  await expect(page.getByRole('timer')).toContainText('59:')
  await page.clock.setSystemTime(Date.now() + 24 * 3_600_000)
  await page.clock.runFor(5_000)
  await expect(page.getByRole('timer')).toContainText('59:')
  await page.reload()
  await expect(page.getByRole('timer')).toContainText('59:')
})
