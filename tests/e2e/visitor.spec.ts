import type { Page } from '@playwright/test'

import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { codeMailedTo } from './support/mail.ts'

const PASSWORD = '70415926'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name })

async function lookUp(page: Page, cpf: string): Promise<void> {
  await page.goto('/visitante')
  await page.getByRole('textbox', { name: 'CPF' }).fill(cpf)
  await button(page, 'Pesquisar').click()
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repita a senha', { exact: true }).fill(PASSWORD)
}

async function logIn(page: Page, cpf: string, password: string): Promise<void> {
  await page.getByRole('link', { name: 'Ir para o login' }).click()
  await page.getByRole('textbox', { name: 'CPF' }).fill(cpf)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await button(page, 'Entrar').click()
  await expect(heading(page, 'Autorização')).toBeVisible()
}

// VISITOR-01, VISITOR-23, VISITOR-28
test('a mistyped domain of an e-mail is corrected by a button below the question (P-770)', {
  tag: '@complete',
}, async ({ page }) => {
  const name = 'irene.castro.moura.de.albuquerque.e.silva.neto.x'
  await lookUp(page, '70123456835')
  const email = page.getByLabel('E-mail pessoal')
  await email.fill(`${name}@gmial.com`)
  await page.getByLabel('Nome').focus()
  const hint = page.getByText('Para ele vai o código de confirmação.')
  const correct = button(page, `Usar ${name}@gmail.com`)
  await expect(page.getByText(`Você quis dizer ${name}@gmail.com?`)).toBeVisible()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    const [above, below] = [await hint.boundingBox(), await correct.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  }
  await correct.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveValue(`${name}@gmail.com`)
})

test('an unknown person registers by keyboard, reloads before the code and logs in: no password and no code is stored', async ({
  page,
  running,
}) => {
  const email = 'keyboard@correio.example'
  await page.goto('/naotemsenha')
  await expect(heading(page, 'Não tem senha?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('70345678168')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Informações cadastrais')).toBeFocused()
  // The CPF is read-only.
  await page.keyboard.press('Tab')
  for (const answer of ['Irene Castro Moura', '17051990']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(answer)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Código de confirmação')).toBeFocused()
  await expect(page.getByText(`Enviamos um código de 6 números para ${email}.`)).toBeVisible()
  await expectNoSidewaysScroll(page)
  const code = await codeMailedTo(running.dataDirectory, email)

  await page.reload()
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept).toContain(email)
  expect(kept).not.toContain(PASSWORD)
  expect(kept).not.toContain(code)
  await expect(page.getByText('As senhas não são guardadas: digite-as de novo.')).toBeVisible()
  await expect(page.getByLabel('Nome')).toHaveValue('Irene Castro Moura')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('')
  await choosePassword(page)
  await page.keyboard.press('Enter')
  // The code from before the reload is still valid.
  await expect(page.getByRole('textbox', { name: 'Código' })).toBeVisible()
  const input = page.getByRole('textbox', { name: 'Código' })
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(input).toHaveAttribute('inputmode', 'numeric')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(` ${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(input).toHaveValue(code)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Código confirmado')).toBeFocused()
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
  await logIn(page, '70345678168', PASSWORD)
})

test('a single sign-on in another tab leaves the code on screen, and the new password ends earlier sessions and logs in', {
  tag: '@complete',
}, async ({ page, context, running, request }) => {
  const body = { cpf: '60581937295', senha: '20262026' }
  const { token } = await (await request.post('/api/autenticar', { data: body })).json()
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get('/api/iniciarsessao', { headers })).status()).toBe(200)

  await lookUp(page, '60581937295')
  await choosePassword(page)
  await button(page, 'Continuar').click()
  const code = await codeMailedTo(running.dataDirectory, 'visitor.pf@correio.example')

  const other = await context.newPage()
  await other.goto('/login/SSO-MARINA')
  await expect(other.getByText('Marina')).toBeVisible()
  await other.close()

  const input = page.getByRole('textbox', { name: 'Código' })
  await input.fill(code === '000000' ? '000001' : '000000')
  await button(page, 'Confirmar').click()
  await expect(page.getByText('O código não confere. Restam 4 tentativas.')).toBeVisible()
  await expect(input).toBeFocused()
  await input.fill(code)
  await button(page, 'Confirmar').click()
  await expect(heading(page, 'Código confirmado')).toBeFocused()
  expect((await request.get('/api/iniciarsessao', { headers })).status()).toBe(401)
  await logIn(page, '60581937295', PASSWORD)
})
