import type { Locator, Page } from '@playwright/test'

import { answerRest, type PlainAnswer } from './support/answers.ts'
import { pdf } from './support/files.ts'
import { expect, test } from './support/journey.ts'
import { type Keyboard, keyboardOf } from './support/keyboard.ts'
import { paulo } from './support/people.ts'
import { clips, seeRead } from './support/wizard.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const question = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name })

async function logIn(page: Page, keyboard: Keyboard): Promise<void> {
  await page.goto('/login')
  await keyboard.seeFocus()
  await keyboard.type(field(page, 'CPF'), paulo)
  await keyboard.type(field(page, 'Senha'), '20262026')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeFocused()
}

/** On a phone one section of the form is open at a time. */
async function unfold(keyboard: Keyboard, control: Locator): Promise<void> {
  const folded = control.locator('xpath=ancestor::details[not(@open)]/summary')
  if ((await folded.count()) > 0) await keyboard.activate(folded)
}

async function give(page: Page, keyboard: Keyboard, [how, label, answer = '']: PlainAnswer): Promise<void> {
  const group = page.getByRole('group', { name: label, exact: true, includeHidden: true })
  await unfold(keyboard, how === 'question' ? group : field(page, label))
  switch (how) {
    case 'type':
      return keyboard.type(field(page, label), answer)
    case 'list':
      return keyboard.choose(field(page, label), answer)
    case 'question':
      return keyboard.pick(question(page, label), answer)
    default:
      return keyboard.activate(field(page, label), 'Space')
  }
}

/** Tab keeps the focus inside the dialog. */
async function goRound(page: Page, keyboard: Keyboard): Promise<void> {
  for (let presses = 0; presses < 6; presses += 1) {
    await keyboard.press(presses < 3 ? 'Tab' : 'Shift+Tab')
    await expect(page.getByRole('alertdialog').locator(':focus')).toHaveCount(1)
  }
}

async function attachEverything(page: Page, keyboard: Keyboard): Promise<void> {
  const count = await clips(page).count()
  for (let index = 0; index < count; index += 1) {
    const clip = clips(page).nth(index)
    await keyboard.activate(clip)
    await keyboard.chooseFile(field(page, 'Arquivo'), pdf(`documento-${index + 1}.pdf`))
    await seeRead(page, `documento-${index + 1}.pdf`)
    await keyboard.activate(button(page, 'Anexar (prosseguir)'))
    await expect(page.getByText(`documento-${index + 1}.pdf`, { exact: true }).first()).toBeVisible()
    await expect(clip).toBeFocused()
  }
}

test('a retirement request is filled in and sent by keyboard', { tag: '@complete' }, async ({ page }) => {
  const keyboard = keyboardOf(page)

  await test.step('the first link skips the header', async () => {
    await page.goto('/login')
    await keyboard.seeFocus()
    await keyboard.to(page.getByRole('link', { name: 'Pular para o conteúdo' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await logIn(page, keyboard)
  })

  await test.step('the type is chosen', async () => {
    await keyboard.activate(button(page, 'Novo Requerimento'))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const panel = page
      .locator('summary')
      .filter({ has: page.getByRole('heading', { name: 'Aposentadoria', exact: true }) })
    await keyboard.activate(panel, 'Space')
    await keyboard.activate(panel.locator('..').getByRole('button', { name: 'Iniciar requerimento' }))
    await expect(page.getByRole('heading', { name: 'Aposentadoria', level: 1 })).toBeFocused()
  })

  await test.step('the summary of problems takes the focus, and leads to the field', async () => {
    await keyboard.activate(button(page, 'Próximo'))
    await expect(page).toHaveTitle(/^Erro: /)
    await expect(
      page.getByRole('alert').filter({ hasText: 'Problemas de preenchimento.' }).locator('..'),
    ).toBeFocused()
    await keyboard.activate(page.getByRole('link', { name: 'Escolha: Benefício' }))
    await expect(field(page, 'Benefício')).toBeFocused()
  })

  await test.step('the form is filled in', async () => {
    await keyboard.choose(field(page, 'Benefício'), 'Renda antecipada')
    await answerRest(page, 1, (answer) => give(page, keyboard, answer))
    await unfold(keyboard, field(page, 'Número (opcional)'))
    await keyboard.type(field(page, 'Número (opcional)'), '77')
    await expect(page).toHaveTitle(/^Aposentadoria: Dados/)
    await keyboard.activate(button(page, 'Próximo'))
  })

  await test.step('a beneficiary is declared, if there is one', async () => {
    await expect(page).toHaveURL(/\/1\/2$/)
    await expect(button(page, 'Próximo')).toBeEnabled()
    await keyboard.activate(button(page, 'Próximo'))
    await expect(page).toHaveURL(/\/1\/3$/)
  })

  await test.step('Finalizar lists what is missing, and every document is attached', async () => {
    await keyboard.to(button(page, 'Finalizar requerimento'))
    await expect(button(page, 'Finalizar requerimento')).toHaveAccessibleDescription(/^Falta para enviar: /)
    await keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await keyboard.to(clips(page).first(), 'Shift+Tab')
    await attachEverything(page, keyboard)
  })

  await test.step('the review leads back to a part of the form', async () => {
    await keyboard.activate(page.getByRole('link', { name: 'Alterar Recebimento' }))
    await expect(page.getByRole('heading', { name: 'Recebimento' })).toBeFocused()
    await keyboard.to(field(page, 'DV da conta (opcional)'))
    await keyboard.to(button(page, 'Próximo'))
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/1\/2$/)
    await expect(button(page, 'Próximo')).toBeEnabled()
    await keyboard.activate(button(page, 'Próximo'))
    await expect(page).toHaveURL(/\/1\/3$/)
  })

  await test.step('Finalizar asks first, and Escape or another Enter cancels', async () => {
    const asked = dialog(page, /^Finalizar o requerimento \d+ e enviar para análise\?$/)
    await keyboard.activate(button(page, 'Finalizar requerimento'))
    await expect(asked).toContainText('documento-1.pdf')
    await goRound(page, keyboard)
    await keyboard.press('Escape')
    await expect(button(page, 'Finalizar requerimento')).toBeFocused()
    await keyboard.press('Enter')
    await expect(button(page, 'Ainda não')).toBeFocused()
    await keyboard.press('Enter')
    await expect(asked).toHaveCount(0)
    await expect(button(page, 'Finalizar requerimento')).toBeFocused()
    await keyboard.press('Enter')
    await keyboard.activate(button(page, 'Finalizar e enviar'))
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Requerimento enviado para análise!').first()).toBeAttached()
    await keyboard.seeFocus()
  })
})

test('the warning before the end of a session, and Sair, are answered by keyboard, and nothing on the screen is lost', async ({
  page,
}) => {
  const keyboard = keyboardOf(page)
  const warning = dialog(page, /^Sua sessão termina em menos de /)
  await page.clock.install()
  await logIn(page, keyboard)
  await page.goto('/requerimento01/novo/1')
  await keyboard.seeFocus()
  await unfold(keyboard, field(page, 'Nome do pai (opcional)'))
  await keyboard.type(field(page, 'Nome do pai (opcional)'), 'Augusto')
  await page.clock.fastForward('55:00')
  await expect(warning).toBeVisible()
  await goRound(page, keyboard)
  await keyboard.press('Escape')
  await expect(field(page, 'Nome do pai (opcional)')).toBeFocused()
  await page.clock.fastForward('04:00')
  await expect(button(page, 'Continuar conectado')).toBeFocused()
  await keyboard.press('Enter')
  await expect(warning).toHaveCount(0)
  await expect(page.getByRole('timer')).toContainText('59:')
  await expect(field(page, 'Nome do pai (opcional)')).toBeFocused()
  await expect(field(page, 'Nome do pai (opcional)')).toHaveValue('Augusto')
  await keyboard.to(button(page, 'Sair'), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(dialog(page, /./)).toBeVisible()
  await goRound(page, keyboard)
  await keyboard.press('Escape')
  await expect(button(page, 'Sair')).toBeFocused()
})
