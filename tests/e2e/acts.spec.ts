import type { Locator, Page } from '@playwright/test'

import { sendRequest } from './support/asking.ts'
import { pdf } from './support/files.ts'
import { expect, test, testWithOwnServer } from './support/journey.ts'
import { beatriz, logIn, marina } from './support/people.ts'
import { tap } from './support/tap.ts'
import { clips, seeRead } from './support/wizard.ts'

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

/** Whether its middle is in the window, and nothing covers it. */
const isOnTop = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

/** Beside the press that opens it, a file dialog is one act, of which the page sees nothing. */
const FILE_DIALOG = 1

// On a phone one section of the form is open at a time: three more are opened.
for (const [width, height, acts] of [
  [1280, 800, 23],
  [360, 740, 26],
] as const)
  test(`a retirement request with eight documents takes ${acts} acts from the list at ${width} px, 5 of them for the documents`, {
    tag: '@complete',
  }, async ({ page, serverUrl }) => {
    await page.setViewportSize({ width, height })
    await sendRequest(serverUrl, marina)
    await logIn(page, marina)
    const choose = (label: string) => page.getByLabel(label, { exact: true })
    const press = (name: string | RegExp) => tap(page.getByRole('button', { name }))
    const words = (text: string) => tap(page.getByText(text, { exact: true }))
    const open = async (title: string) => {
      const heading = page.getByRole('heading', { name: title, exact: true })
      const folded = page.locator('details:not([open]) > summary').filter({ has: heading })
      if ((await folded.count()) > 0) await tap(folded)
    }
    await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
    await countActs(page)

    await test.step('the type is chosen', async () => {
      await press('Novo Requerimento')
      await words('Aposentadoria')
      await press('Iniciar requerimento')
    })

    await test.step('the form asks for what the fund does not know', async () => {
      await choose('Benefício').selectOption('Aposentadoria por tempo de contribuição')
      await choose('Data de demissão').fill('15/10/2026')
      await open('Representante legal')
      await tap(
        page.getByRole('group', { name: 'Você tem representante legal?' }).getByText('Não', { exact: true }),
      )
      await open('Recebimento')
      await words('Conta corrente')
      await press(/^Usar a conta do requerimento/)
      await open('Imposto de Renda')
      await words('Estou ciente de que não posso mudar o regime depois')
      await open('Declarações')
      await words('Estou ciente de que o desligamento é irreversível')
      await press('Adicionar Clara (filha)')
      const dependant = (number: number) =>
        page.getByRole('group', { name: `Dependente ${number}`, exact: true })
      await dependant(1).getByLabel('Vínculo com você').selectOption('Filho(a) com menos de 21 anos')
      await press('Adicionar Antônio (cônjuge)')
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
      await tap(page.getByLabel('Anexar vários arquivos'))
      await (await picking).setFiles([...NAMED, ...UNNAMED].map(pdf))
      const listed = page.getByRole('dialog', { name: 'Anexar vários arquivos' })
      await listed
        .getByRole('combobox', { name: 'IMG_2031.pdf' })
        .selectOption('Certidão de nascimento (Clara Duarte Alves)')
      await listed
        .getByRole('combobox', { name: 'IMG_2032.pdf' })
        .selectOption('Certidão de casamento ou declaração de união estável (Antônio Alves Ribeiro)')
      await tap(listed.getByRole('button', { name: 'Anexar 8 documentos' }))
      await expect(clips(page)).toHaveText(Array.from({ length: 8 }, () => 'Trocar'))
      for (const name of [...NAMED, ...UNNAMED])
        await expect(page.getByText(name, { exact: true })).toBeVisible()
      expect((await actsOn(page)) - before + FILE_DIALOG).toBe(5)
    })

    await press('Finalizar requerimento')
    await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Finalizar e enviar' }))
    await expect(page.getByRole('heading', { name: 'Requerimento enviado' })).toBeVisible()
    expect((await actsOn(page)) + FILE_DIALOG).toBe(acts)
  })

// In the request, what is below the window takes an act to scroll there.
for (const [width, height, acts] of [
  [1280, 800, 7],
  [360, 740, 8],
] as const)
  testWithOwnServer(
    `a correction that the fund asks for is sent in ${acts} acts from the list at ${width} px`,
    {
      tag: '@complete',
    },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await logIn(page, beatriz)
      await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
      await countActs(page)
      let scrolls = 0
      const press = async (target: Locator) => {
        await expect(target).toBeVisible()
        if (!(await isOnTop(target))) scrolls += 1
        await tap(target)
      }
      await tap(page.getByRole('link', { name: /^Corrigir requerimento Aposentadoria/ }).first())
      await expect(page.getByRole('heading', { name: 'Aposentadoria', level: 1 })).toBeFocused()
      await press(clips(page))
      const picking = page.waitForEvent('filechooser')
      await tap(page.getByLabel('Arquivo', { exact: true }))
      await (await picking).setFiles(pdf('legivel.pdf'))
      await seeRead(page, 'legivel.pdf')
      await press(page.getByRole('button', { name: 'Anexar (prosseguir)' }))
      await expect(page.getByText('legivel.pdf', { exact: true })).toBeVisible()
      await press(page.getByRole('button', { name: 'Finalizar requerimento' }))
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Finalizar e enviar' }))
      await expect(page.getByRole('heading', { name: 'Requerimento enviado' })).toBeVisible()
      expect((await actsOn(page)) + FILE_DIALOG + scrolls).toBe(acts)
    },
  )
