import type { BrowserContext, Page } from '@playwright/test'

import { fileDraft } from './support/asking.ts'
import { expect, test } from './support/journey.ts'
import { marina, openList } from './support/people.ts'
import { fillInFather, unfold } from './support/wizard.ts'

const conflict = (page: Page) =>
  page.getByRole('alertdialog', { name: 'O requerimento foi gravado em outro lugar' })
const father = (page: Page) => page.getByLabel('Nome do pai')
const mother = (page: Page) => page.getByLabel('Nome da mãe')
const next = (page: Page) => page.getByRole('button', { name: 'Próximo' })

/** The draft on the screen of one device. */
async function openDraft(context: BrowserContext, id: number): Promise<Page> {
  const page = await context.newPage()
  await openList(page, marina)
  await page.goto(`/requerimento01/${id}/1/1`)
  await unfold(page, 'Seus dados')
  return page
}

async function save(page: Page): Promise<void> {
  await next(page).click()
  await expect(page).toHaveURL(/\/1\/2$/)
  await page.getByRole('button', { name: 'Voltar' }).click()
  await unfold(page, 'Seus dados')
}

test('of two devices with one draft, neither loses typed or saved answers without a choice', {
  tag: '@complete',
}, async ({ context, serverUrl }) => {
  const id = await fileDraft(serverUrl, marina)
  const desk = await openDraft(context, id)
  const phone = await openDraft(context, id)

  await test.step('the later save shows the changes, and what was typed can be kept', async () => {
    await fillInFather(phone, 'Pai do telefone')
    await save(phone)
    await fillInFather(desk, 'Pai do computador')
    await mother(desk).fill('Mãe do computador')
    await next(desk).click()
    await expect(conflict(desk)).toContainText(
      'Nome do paiEstá gravado: Pai do telefoneVocê digitou: Pai do computador',
    )
    await expect(conflict(desk).getByRole('button', { name: 'Continuar com o que digitei' })).toBeFocused()
    await desk.keyboard.press('Enter')
    await expect(father(desk)).toHaveValue('Pai do computador')
    await expect(mother(desk)).toHaveValue('Mãe do computador')
    await save(desk)
  })

  await test.step('answers typed into a request that was cancelled elsewhere can be copied', async () => {
    await fillInFather(phone, 'Pai que fica para copiar')
    await desk.getByRole('button', { name: 'Cancelar Requerimento' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Sim' }).click()
    await expect(desk).toHaveURL('/')
    await next(phone).click()
    const left = phone.getByRole('region', { name: 'O que você digitou e não foi gravado' })
    await expect(left).toContainText('Pai que fica para copiar')
    await expect(father(phone)).toHaveCount(0)
    await phone.getByRole('button', { name: 'Voltar' }).click()
    await expect(phone).toHaveURL('/')
  })
})
