import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { beatriz, logIn, openList } from './support/people.ts'

test('the statement of accessibility is linked in every foot, with and without a session', {
  tag: '@complete',
}, async ({ page }) => {
  const statement = page.getByRole('heading', { name: 'Acessibilidade', level: 1 })
  const foot = page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' })

  await page.goto('/login')
  await foot.click()
  await expect(page).toHaveURL('/acessibilidade')
  await expect(statement).toBeFocused()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByLabel('CPF')).toBeVisible()

  await openList(page, beatriz)
  await page.getByRole('button', { name: 'Novo Requerimento' }).click()
  await expect(page.getByRole('heading', { name: 'Novo requerimento' })).toBeVisible()
  await foot.click()
  // The previous screen has a Voltar as well.
  await expect(statement).toBeFocused()
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page).toHaveURL('/tiposreq')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colours, ${colorScheme}, the main button and its focus are visible`, {
    tag: '@complete',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.goto('/login')
    const main = page.getByRole('button', { name: 'Entrar' })
    await page.getByLabel('Senha').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(main).toBeFocused()

    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const ink = await page.evaluate(() => getComputedStyle(document.body).color)
    await expect(main).toHaveCSS('background-color', ink)
    await expect(main).toHaveCSS('color', ground)
    await expect(main).toHaveCSS('outline-color', ink)
    // Otherwise Chromium draws a backplate behind the text that hides it.
    await expect(main).toHaveCSS('forced-color-adjust', 'none')
    await expect(page.getByRole('button', { name: 'Não tem senha? clique aqui!' })).toHaveCSS('color', ink)
  })
}

test('skip links lead to the parts of the page, and so do the keys of eMAG', async ({ page }) => {
  await logIn(page, beatriz)
  const search = page.getByRole('searchbox', { name: 'Buscar pelo protocolo' })
  await expect(search).toHaveAttribute('accesskey', '3')
  await expect(page.locator('a, button, input, summary').first()).toHaveText('Pular para o conteúdo')
  for (const [key, words, part] of [
    ['1', 'Pular para o conteúdo', page.getByRole('main')],
    ['2', 'Pular para o menu', page.getByRole('banner')],
    ['4', 'Pular para o rodapé', page.getByRole('contentinfo')],
  ] as const) {
    const link = page.getByRole('link', { name: words })
    await expect(link).toHaveAttribute('accesskey', key)
    await link.focus()
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(part).toBeFocused()
  }
})
