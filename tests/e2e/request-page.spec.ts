import type { Page } from '@playwright/test'

import { fileDraft } from './support/asking.ts'
import { openDemanded } from './support/demanded.ts'
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { beatriz, logIn, marina } from './support/people.ts'
import { attachEverywhere, finalize } from './support/wizard.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const search = (page: Page) => page.getByLabel('Buscar pelo protocolo')
const protocols = (page: Page) =>
  page
    .getByRole('table')
    .getByText(/^\d{10}$/)
    .allTextContents()

/** The number of A4 pages that the page takes when printed. */
async function sheets(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4' })
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test('the list separates open and ended requests, finds a protocol, and is restored after a request was read', async ({
  page,
}) => {
  await logIn(page, beatriz)
  await expect(tab(page, 'Em andamento')).toHaveAttribute('aria-selected', 'true')
  await expectNoSidewaysScroll(page)

  await test.step('the printed table has no column for buttons', async () => {
    const column = page.getByRole('columnheader', { name: 'Detalhes', includeHidden: true })
    await page.emulateMedia({ media: 'print' })
    await expect(column).toBeHidden()
    await expect(page.getByRole('cell', { name: 'Em elaboração' }).first()).toBeVisible()
    await page.emulateMedia({ media: null })
    await expect(column).toBeAttached()
  })

  await test.step('the message of the fund is shown with the request', async () => {
    await expect(page.getByText('O comprovante de residência está ilegível.')).toBeVisible()
  })

  await test.step('arrow keys switch between the tabs', async () => {
    await tab(page, 'Em andamento').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Encerrados')).toBeFocused()
    await expect(page.getByText('Indeferido').first()).toBeVisible()
  })

  const [first = '', ...others] = await protocols(page)
  expect(others.length).toBeGreaterThan(5)

  await test.step('part of a protocol finds the request', async () => {
    await search(page).fill(first.slice(-4))
    await expect.poll(() => protocols(page)).toContain(first)
    await expect.poll(() => protocols(page)).not.toContain(others.at(-1))
  })

  await test.step('a search without a result has a message, and can be cleared', async () => {
    await search(page).fill('nada')
    const nothing = 'Não há nenhum requerimento encerrado com o protocolo “nada”.'
    await expect(page.getByRole('table').getByText(nothing)).toBeVisible()
    await page.getByRole('button', { name: 'Limpar a busca' }).press('Enter')
    await expect(search(page)).toBeFocused()
    await expect.poll(() => protocols(page)).toEqual([first, ...others])
  })

  await test.step('after Ver the list is as it was left', async () => {
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await expect(page.getByText(/^11–\d+ de \d+$/)).toBeVisible()
    const second = await protocols(page)
    await page.getByRole('link', { name: /^Ver/ }).first().click()
    await expect(tab(page, 'Resumo')).toBeVisible()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(tab(page, 'Encerrados')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => protocols(page)).toEqual(second)
  })
})

test('the page of a request shows what happens next, and what has happened', async ({ page, serverUrl }) => {
  await openDemanded(page, serverUrl, 'ver')
  await expect(page.getByText('O fundo analisou o seu requerimento e pediu uma correção.')).toBeVisible()
  const line = page.getByRole('list', { name: 'Caminho do requerimento' })
  await expect(line.getByRole('listitem')).toHaveText([
    'já passou por Em elaboração',
    'já passou por Em análise',
    /^está em Em exigência até \d{2}\/\d{2}\/\d{4}$/,
    'falta Em análise',
    'falta Conferido',
    'falta Decisão do fundo',
  ])
  const course = page.getByRole('region', { name: 'Andamento' })
  await expect(course.getByRole('listitem').first()).toContainText(/\d{2}\/\d{2}\/\d{4}/)
  await expect(course.getByRole('listitem').filter({ hasText: 'Situação: Em exigência' })).toContainText(
    ' · Fundo',
  )
  for (const name of ['Resumo', 'Dados', 'Documentos', 'Mensagens']) {
    await tab(page, name).click()
    await expect(page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('a draft is continued from the types and sent, and its receipt has one page', {
  tag: '@complete',
}, async ({ page, serverUrl }) => {
  const id = await fileDraft(serverUrl, marina)
  await logIn(page, marina)

  await test.step('the page of types links to the draft', async () => {
    await page.getByRole('button', { name: 'Novo Requerimento' }).click()
    await page.getByText('Aposentadoria', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Iniciar requerimento' })).toBeVisible()
    await page.getByRole('button', { name: 'Continuar rascunho' }).click()
    await expect(page).toHaveURL(new RegExp(`^.*/requerimento01/${id}(/|$)`))
  })

  await test.step('the draft is sent', async () => {
    await attachEverywhere(page)
    await finalize(page)
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Requerimento enviado para análise!').first()).toBeVisible()
  })

  await test.step('the receipt opens from the list with the keyboard only', async () => {
    const news = page.getByRole('region', { name: 'Requerimento enviado' })
    await expect(news.getByText(/^\d{10}$/)).toBeVisible()
    await expect(news.getByText(/^Recebemos em \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}/)).toBeVisible()
    await expect(news.getByText(/^O fundo confere em até 30 dias: até \d{2}\/\d{2}\/\d{4}\.$/)).toBeVisible()
    await expect(news.getByText(/^Avisaremos pelo e-mail .…@/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await test.step('a notice under a resting pointer disappears', async () => {
      const { width = 0, height = 0 } = page.viewportSize() ?? {}
      await page.mouse.move(width / 2, height - 50)
      await page.getByRole('button', { name: 'Copiar o protocolo' }).press('Enter')
      const notice = page.getByRole('button', { name: 'Fechar aviso' })
      await expect(notice).toBeVisible()
      await expect(notice).toHaveCount(0)
    })
    await page.reload()
    await page.getByRole('link', { name: 'Ver comprovante' }).press('Enter')
    await expect(page).toHaveURL(`/ver/${id}`)
  })

  await test.step('the print button opens the browser’s dialog', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', document.title)
    })
    await page.getByRole('button', { name: 'Imprimir comprovante' }).press('Enter')
    await expect(page.locator('body')).toHaveAttribute('data-printed', /^Comprovante do requerimento \d{10}$/)
    await expect(page.getByRole('button', { name: 'Imprimir comprovante' })).toBeFocused()
  })

  await test.step('the printed page has the receipt only, from any tab', async () => {
    await tab(page, 'Documentos').click()
    await page.emulateMedia({ media: 'print' })
    const paper = page.getByRole('region', { name: 'Comprovante de envio' })
    await expect(paper).toContainText('Marina Duarte Alves')
    await expect(paper).toContainText('529.982.247-25')
    await expect(paper).toContainText(/Enviado em\d{2}\/\d{2}\/\d{4} às \d{2}:\d{2} \(horário de Brasília\)/)
    await expect(paper).toContainText('documento-1.pdf')
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(await sheets(page)).toBe(1)
    await page.emulateMedia({ media: 'screen' })
    await expect(paper).toBeHidden()
  })

  await test.step('the declared data can be printed instead', async () => {
    await tab(page, 'Dados').click()
    await page.getByRole('button', { name: 'Imprimir dados informados' }).press('Enter')
    await page.emulateMedia({ media: 'print' })
    const answers = page.getByRole('region', { name: 'Dados para imprimir' })
    await expect(answers).toContainText('529.982.247-25')
    await expect(answers).toContainText(/Enviado em\d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}/)
    await expect(answers.getByText('Agência', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Comprovante de envio' })).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(await sheets(page)).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'screen' })
    await expect(answers).toBeHidden()
  })

  await test.step('the notice is shown until it is dismissed', async () => {
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(page.getByRole('link', { name: 'Ver comprovante' })).toBeVisible()
    await page.getByRole('button', { name: 'Fechar', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Ver comprovante' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver comprovante' })).toHaveCount(0)
  })
})

test('the receipt of a large family has one page', { tag: '@complete' }, async ({ page, serverUrl }) => {
  await openDemanded(page, serverUrl, 'ver')
  await expect(page.getByRole('button', { name: 'Imprimir comprovante' })).toBeVisible()
  expect(await sheets(page)).toBe(1)
})

test('the receipt of 30 documents with long names has one page', { tag: '@complete' }, async ({
  page,
  serverUrl,
}) => {
  await page.route('**/api/requerimento/show/*', async (route) => {
    const response = await route.fetch()
    const shown = await response.json()
    const [document] = shown.documentos
    const documentos = Array.from({ length: 30 }, (_, index) => ({
      ...document,
      id_req_doc: 9000 + index,
      id_documento: 9000 + index,
      arquivo: `documento-${index + 1}-${'digitalizado-no-cartorio-'.repeat(8)}.pdf`,
    }))
    await route.fulfill({
      response,
      json: { ...shown, documentos, dependentes: [], documentos_complementares: [] },
    })
  })
  await openDemanded(page, serverUrl, 'ver')
  await expect(page.getByRole('button', { name: 'Imprimir comprovante' })).toBeVisible()
  const named = page.getByRole('region', { name: 'Comprovante de envio', includeHidden: true })
  await expect(named.getByText(/: documento-\d+-digitalizado/)).toHaveCount(30)
  expect(await sheets(page)).toBe(1)
})
