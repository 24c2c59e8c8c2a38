import type { Locator, Page } from '@playwright/test'

import { fileDraft } from './support/asking.ts'
import { follow } from './support/follow.ts'
import { expect, test } from './support/journey.ts'
import { logIn, marina, openList } from './support/people.ts'
import { clips, unfold } from './support/wizard.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Anexar documento' })
const file = (page: Page) => dialog(page).getByText('Escolha um arquivo')
const camera = (page: Page) => dialog(page).getByText('Tirar foto', { exact: true })
const cloud = (page: Page) => dialog(page).getByText('Escolher em Meus documentos', { exact: true })
const cancel = (page: Page) => dialog(page).getByRole('button', { name: 'Cancelar' })

/**
 * Scrolls the dialog until the control shows its upper 20 px above the buttons, where a scroll moves most
 * under the pointer, and returns a point of it. Playwright's own click would scroll to the control first.
 */
async function lowestPoint(page: Page, control: Locator) {
  const sheet = await dialog(page).elementHandle()
  return control.evaluate((element, sheet) => {
    if (!(sheet instanceof HTMLElement)) throw new Error('There is no dialog')
    const { top: floor } = sheet.lastElementChild?.getBoundingClientRect() ?? { top: 0 }
    sheet.scrollTop += element.getBoundingClientRect().top + 20 - floor
    const { top, left, width } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + 10, scrolled: sheet.scrollTop }
  }, sheet)
}

const scrolled = (page: Page) => dialog(page).evaluate(({ scrollTop }) => scrollTop)

type Press = (at: { readonly x: number; readonly y: number }) => Promise<void>

async function seeThatFirstPressesHit(page: Page, press: Press, files: readonly Locator[]): Promise<void> {
  // The browser asks for files only while there is a listener, which must be added before the press.
  page.on('filechooser', () => {})
  for (const control of files) {
    await clips(page).first().click()
    await expect(control).toBeVisible()
    const at = await lowestPoint(page, control)
    const picking = page.waitForEvent('filechooser')
    await press(at)
    await picking
    expect(await scrolled(page)).toBe(at.scrolled)
    await cancel(page).click()
    await expect(dialog(page)).toHaveCount(0)
  }
  await clips(page).first().click()
  await press(await lowestPoint(page, cloud(page)))
  await expect(page.getByRole('radio', { name: 'Escolher em Meus documentos' })).toBeChecked()
  const all = page.getByText('Ver todos os documentos deste tipo')
  await expect(all).toBeVisible()
  // The documents that arrive move it down.
  await expect(dialog(page).getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
  await press(await lowestPoint(page, all))
  await expect(page).toHaveURL(/\/docsportipo\//)
}

async function openDocuments(page: Page, serverUrl: string): Promise<void> {
  const id = await fileDraft(serverUrl, marina)
  await logIn(page, marina)
  await follow(page, `/requerimento01/${id}/1/3`)
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, reducedMotion: 'reduce' })

  for (const { width, height, letters } of [
    { width: 360, height: 740, letters: 16 },
    { width: 360, height: 640, letters: 16 },
    { width: 360, height: 740, letters: 21 },
    { width: 360, height: 640, letters: 21 },
  ]) {
    const title = `the first tap on each control of the attach dialog hits it, ${width} x ${height}, letters of ${letters} px`
    const hasLeastRoom = height === 640 && letters === 21
    test(title, { tag: hasLeastRoom ? [] : '@complete' }, async ({ page, context, serverUrl }) => {
      await page.setViewportSize({ width, height })
      const browser = await context.newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
      await openDocuments(page, serverUrl)
      await seeThatFirstPressesHit(page, ({ x, y }) => page.touchscreen.tap(x, y), [file(page), camera(page)])
    })
  }

  test('a malformed answer does not lose the tap that leaves it, 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openList(page, marina)
    await page.goto('/requerimento01/novo/1')

    const leave = async (label: string, text: string, sentence: string, pressed: Locator) => {
      const field = page.getByLabel(label, { exact: true })
      await field.fill(text)
      await expect(page.getByText(sentence, { exact: true })).toHaveCount(0)
      await pressed.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await expect(field).toBeFocused()
      const { x = 0, y = 0 } = (await pressed.boundingBox()) ?? {}
      await page.touchscreen.tap(x + 8, y + 4)
      await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    }

    await test.step('a radio', async () => {
      await unfold(page, 'Recebimento')
      await page.getByRole('radio', { name: 'Conta corrente' }).check()
      const text = page.getByText('Conta salário', { exact: true })
      const tooShort = 'Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.'
      await leave('Agência', '123', tooShort, text)
      await expect(page.getByRole('radio', { name: 'Conta salário' })).toBeChecked()
    })
    await test.step('the heading of a section', async () => {
      const section = page
        .locator('details')
        .filter({ has: page.getByRole('heading', { name: 'Imposto de Renda', exact: true }) })
      await expect(section).not.toHaveAttribute('open')
      await page.getByLabel('Conta', { exact: true }).fill('123')
      await leave('DV da conta (opcional)', '-', 'Somente números', section.locator('summary'))
      await expect(section).toHaveAttribute('open')
    })
    await test.step('a button', async () => {
      await unfold(page, 'Endereço e contatos')
      await leave(
        'Outro telefone (opcional)',
        '31',
        'Mínimo: ddd + 8 números',
        page.getByRole('button', { name: 'Próximo' }),
      )
      await expect(page.getByRole('alert').first()).toBeVisible()
    })
  })
})

for (const height of [600, 662]) {
  const title = `the first click on each control of the attach dialog hits it, 1366 x ${height}`
  test(title, { tag: height === 600 ? [] : '@complete' }, async ({ page, serverUrl }) => {
    await page.setViewportSize({ width: 1366, height })
    await openDocuments(page, serverUrl)
    // Someone who clicks holds the button for a moment.
    await seeThatFirstPressesHit(page, ({ x, y }) => page.mouse.click(x, y, { delay: 50 }), [file(page)])
  })
}

test('by keyboard a low control of the attach dialog is scrolled to', { tag: '@complete' }, async ({
  page,
  serverUrl,
}) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  await openDocuments(page, serverUrl)
  await clips(page).first().click()
  const device = page.getByRole('radio', { name: 'Enviar do aparelho' })
  await expect(device).toBeFocused()
  await dialog(page).evaluate((sheet) => {
    sheet.scrollTop = 0
  })
  const isAboveButtons = () =>
    dialog(page).evaluate((sheet) => {
      const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: Number.NaN }
      return bottom <= (sheet.lastElementChild?.getBoundingClientRect().top ?? 0)
    })
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Arquivo', { exact: true })).toBeFocused()
  expect(await isAboveButtons()).toBe(true)
  // A press does not switch this off for the keys that follow it.
  await page.mouse.click(683, (await dialog(page).boundingBox())?.y ?? 0)
  await device.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Escolher em Meus documentos' })).toBeFocused()
  expect(await isAboveButtons()).toBe(true)
})
