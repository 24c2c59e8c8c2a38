import type { Page } from '@playwright/test'

import { sendRequest } from './support/asking.ts'
import { pdf } from './support/files.ts'
import { expect, test } from './support/journey.ts'
import { logIn, marina } from './support/people.ts'
import { clips, confirmSending } from './support/wizard.ts'

const NAMED = [
  'RG Marina.pdf',
  'comprovante de residencia.pdf',
  'comprovante da conta.pdf',
  'ctps.pdf',
  'CPF Clara.pdf',
  'CPF Antonio.pdf',
]
const UNNAMED = ['IMG_2031.pdf', 'IMG_2032.pdf']

/** Counts what a person does on this page: clicks, and answers that are typed or selected. */
const countActs = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.acts = '0'
    const count = () => {
      dataset.acts = String(Number(dataset.acts) + 1)
    }
    document.addEventListener('pointerdown', count, { capture: true })
    document.addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) count()
        else if (target instanceof HTMLInputElement && ['text', 'tel', 'email'].includes(target.type)) count()
      },
      { capture: true },
    )
  })

const actsOn = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.acts))

test('a retirement request with eight documents takes 23 acts from the list, 5 of them for the documents', {
  tag: '@complete',
}, async ({ page, serverUrl }) => {
  await sendRequest(serverUrl, marina)
  await logIn(page, marina)
  const choose = (label: string) => page.getByLabel(label, { exact: true })
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  await countActs(page)

  await test.step('the type is chosen', async () => {
    await press('Novo Requerimento')
    await page.getByText('Aposentadoria', { exact: true }).click()
    await press('Iniciar requerimento')
  })

  await test.step('the form asks for what the fund does not know', async () => {
    await choose('Benefício').selectOption('Aposentadoria por tempo de contribuição')
    await choose('Data de demissão').fill('15/10/2026')
    await page.getByRole('group', { name: 'Você tem representante legal?' }).getByLabel('Não').check()
    await choose('Crédito em conta corrente').check()
    await press(/^Usar a conta do requerimento/)
    await choose('Estou ciente de que a opção pelo regime de tributação não pode ser mudada depois').check()
    await choose('Estou ciente de que o desligamento é irreversível').check()
    await press('Adicionar do cadastro: Clara (filha)')
    const dependant = (number: number) =>
      page.getByRole('group', { name: `Dependente ${number}`, exact: true })
    await dependant(1).getByLabel('Vínculo com você').selectOption('Filho(a) com menos de 21 anos')
    await press('Adicionar do cadastro: Antônio (cônjuge)')
    await dependant(2).getByLabel('Vínculo com você').selectOption('Cônjuge')
    await press('Próximo')
  })

  await test.step('nobody is declared', async () => {
    await expect(page).toHaveURL(/\/2$/)
    await press('Próximo')
  })

  await test.step('the documents are attached out of one file dialog', async () => {
    await expect(clips(page)).toHaveText(Array.from({ length: 8 }, () => 'Anexar'))
    const before = await actsOn(page)
    const picking = page.waitForEvent('filechooser')
    await page.getByLabel('Anexar vários arquivos').click()
    await (await picking).setFiles([...NAMED, ...UNNAMED].map(pdf))
    // Beside the press that opens it, the file dialog is one act, of which the page sees nothing.
    const ofFileDialog = 1
    const listed = page.getByRole('dialog', { name: 'Anexar vários arquivos' })
    await listed.getByLabel('IMG_2031.pdf').selectOption('Certidão de nascimento (Clara Duarte Alves)')
    await listed
      .getByLabel('IMG_2032.pdf')
      .selectOption('Certidão de casamento ou declaração de união estável (Antônio Alves Ribeiro)')
    await listed.getByRole('button', { name: 'Anexar 8 documentos' }).click()
    await expect(clips(page)).toHaveText(Array.from({ length: 8 }, () => 'Trocar'))
    for (const name of [...NAMED, ...UNNAMED])
      await expect(page.getByText(name, { exact: true })).toBeVisible()
    expect((await actsOn(page)) - before + ofFileDialog).toBe(5)
  })

  await press('Finalizar requerimento')
  await confirmSending(page)
  await expect(page.getByRole('heading', { name: 'Requerimento enviado' })).toBeVisible()
  expect((await actsOn(page)) + 1).toBe(23)
})
