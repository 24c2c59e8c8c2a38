import type { Page } from '@playwright/test'

import { acceptanceOf, participant } from './support/asking.ts'
import { askAcceptance, sendBackBeneficiary } from './support/desk.ts'
import { pdf } from './support/files.ts'
import { expect, expectNoSidewaysScroll, testWithOwnServer as test } from './support/journey.ts'
import { beatriz, joao, logIn, openList, teresa } from './support/people.ts'
import { confirmSending, openFilePicker, sendFile } from './support/wizard.ts'

const ofPerson = async (url: string | undefined, cpf: string) =>
  acceptanceOf(await participant(url ?? '', cpf))

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const question = (page: Page) => page.getByRole('alertdialog')
const amount = (page: Page) => page.getByRole('region', { name: 'Valor do benefício' })
const seeList = (page: Page) => expect(heading(page, 'Meus requerimentos')).toBeVisible()

async function openAcceptance(page: Page, cpf: string, id: number): Promise<void> {
  await openList(page, cpf)
  await page.goto(`/requerimento05/${id}`)
  await expect(heading(page, 'Aceite de alteração de beneficiários')).toBeVisible()
}

test('the new amount is accepted by keyboard', async ({ page, baseURL }) => {
  const { id } = await ofPerson(baseURL, beatriz)
  await logIn(page, beatriz)
  await page
    .getByRole('link', { name: /^Responder requerimento/ })
    .first()
    .click()
  await expect(heading(page, 'Aceite de alteração de beneficiários')).toBeFocused()
  await expect(page).toHaveURL(`/requerimento05/${id}`)
  await expectNoSidewaysScroll(page)

  await radio(page, 'Concordo com o novo valor').focus()
  await page.keyboard.press('Space')
  await button(page, 'Enviar').focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toContainText('Aceitar o novo valor de R$ 5.391,75?')
  await expect(button(page, 'Ainda não')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Enviar')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Aceitar e enviar')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Requerimento enviado para alteração do valor do benefício!')).toBeVisible()
  await seeList(page)
  expect(await ofPerson(baseURL, beatriz)).toMatchObject({ situacao: 'V' })

  await test.step('afterwards the request is read-only', async () => {
    await page.goto(`/requerimento/${id}`)
    await expect(page).toHaveURL(`/requerimento05/${id}`)
    await expect(page.getByText('Você aceitou o novo valor.')).toBeVisible()
    await expect(page.getByText('O novo valor do benefício foi APROVADO pelo participante.')).toHaveCount(1)
    await expect(button(page, 'Enviar')).toHaveCount(0)
  })
})

test('staff reject a document, judge its replacement and ask for the acceptance, which the participant refuses', {
  tag: '@complete',
}, async ({ page, context, baseURL }) => {
  const { id } = await ofPerson(baseURL, joao)
  await sendBackBeneficiary(page, id, 'O documento está ilegível.')

  await test.step('the participant replaces the document and sends again', async () => {
    await openAcceptance(page, joao, id)
    await expect(page.getByText('O documento está ilegível.').first()).toBeVisible()
    await expect(button(page, 'Enviar')).toHaveAttribute('aria-disabled', 'true')
    const lacking = page.locator('a[href^="#anexar."]')
    await expect(lacking).toHaveCount(1)
    const name = await lacking.textContent()
    await lacking.click()
    // The button is renamed once the file is sent.
    const clip = page.getByRole('button', { name: `Anexar ${name}` })
    await expect(clip).toBeFocused()
    await openFilePicker(page, clip)
    await sendFile(page, pdf('nitido.pdf'))
    await expect(page.getByRole('button', { name: 'Ver nitido.pdf' })).toBeVisible()
    await expect(lacking).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await button(page, 'Enviar').click()
    await confirmSending(page)
    await expect(page.getByText('Requerimento enviado para análise!')).toBeVisible()
    await seeList(page)
    expect(await ofPerson(baseURL, joao)).toMatchObject({ situacao: 'A' })
  })

  await test.step('the staff judge it on the same screen, where a participant has no list of situations', async () => {
    await page.goto(`/requerimento05/${id}`)
    await expect(heading(page, 'Aceite de alteração de beneficiários')).toBeVisible()
    await expect(page.getByRole('combobox')).toHaveCount(0)

    const desk = await context.browser()?.newPage(baseURL === undefined ? {} : { baseURL })
    if (!desk) throw new Error('There is no browser')
    await logIn(desk, teresa)
    await expect(heading(desk, 'Análise de documentos')).toBeVisible()
    await desk.goto(`/requerimento05/${id}`)
    const list = desk.getByRole('combobox').first()
    await expect(list.locator('option:checked')).toHaveText('EM ANÁLISE')
    await list.selectOption({ label: 'CONFERIDO' })
    await desk.getByRole('button', { name: /^Gravar a situação de / }).click()
    await expect(desk.getByText('Situação do documento gravada.')).toBeVisible()
    await desk.reload()
    await expect(list.locator('option:checked')).toHaveText('CONFERIDO')
    await expectNoSidewaysScroll(desk)
    await button(desk, 'Voltar ao início').click()
    await expect(heading(desk, 'Análise de documentos')).toBeVisible()
    await desk.close()
  })

  await test.step('the new amount is refused', async () => {
    await askAcceptance(page, id, 3905.5, 'O cálculo terminou.')
    await page.goto(`/requerimento05/${id}`)
    await expect(amount(page)).toContainText('R$ 3.905,50')
    await radio(page, 'Não concordo e cancelo o requerimento').check()
    await button(page, 'Enviar').click()
    await button(page, 'Recusar e cancelar').click()
    await seeList(page)
    expect(await ofPerson(baseURL, joao)).toMatchObject({ situacao: 'N' })
  })
})
