import type { Page } from '@playwright/test'

import { sendRequest } from './support/asking.ts'
import { pdf } from './support/files.ts'
import { expect, test } from './support/journey.ts'
import { logIn, marina } from './support/people.ts'
import { clips, confirmSending, seeRead } from './support/wizard.ts'

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

test('a retirement request with eight documents takes 35 acts from the list, 17 of them for the documents', {
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

  await test.step('the documents are attached from one dialog to the next', async () => {
    await expect(clips(page)).toHaveText(Array.from({ length: 8 }, () => 'Anexar'))
    const before = await actsOn(page)
    await clips(page).first().click()
    for (let number = 1; number <= 8; number += 1) {
      const picking = page.waitForEvent('filechooser')
      await choose('Arquivo').click()
      await (await picking).setFiles(pdf(`documento-${number}.pdf`))
      await seeRead(page, `documento-${number}.pdf`)
      const name = number < 8 ? 'Anexar e ir ao próximo' : 'Anexar (prosseguir)'
      await page.getByRole('button', { name, exact: true }).click()
    }
    await expect(clips(page)).toHaveText(Array.from({ length: 8 }, () => 'Trocar'))
    for (let number = 1; number <= 8; number += 1)
      await expect(page.getByText(`documento-${number}.pdf`, { exact: true })).toBeVisible()
    expect((await actsOn(page)) - before).toBe(17)
  })

  await press('Finalizar requerimento')
  await confirmSending(page)
  await expect(page.getByRole('heading', { name: 'Requerimento enviado' })).toBeVisible()
  expect(await actsOn(page)).toBe(35)
})
