import type { Page } from '@playwright/test'

import { acceptanceToJudge } from './support/desk.ts'
import { follow } from './support/follow.ts'
import { expect, expectNoSidewaysScroll, testWithOwnServer as test } from './support/journey.ts'
import { enter, logIn, teresa } from './support/people.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const agreement = (page: Page) => page.getByRole('checkbox')

/** What the server says about the consent of the person who is logged in. */
async function storedConsent(page: Page) {
  const { token } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('portal.session') ?? '{}'))
  const answer = await page.request.post('/api/jaautorizou', {
    headers: { authorization: `Bearer ${token}` },
    data: { cpf: teresa },
  })
  return answer.json()
}

async function agree(page: Page) {
  await expect(heading(page, 'Autorização')).toBeVisible()
  await agreement(page).check()
  await button(page, 'Gravar').click()
}

test('staff log in at the address of a request, open its document and judge it without a consent', async ({
  page,
}) => {
  const id = await acceptanceToJudge(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/requerimento05/${id}`)
  await enter(page, teresa)

  const list = page.getByRole('combobox').first()
  await expect(list.locator('option:checked')).toHaveText('EM ANÁLISE')
  await expect(page).toHaveURL(`/requerimento05/${id}`)
  const see = page.getByRole('button', { name: /^Ver / }).first()
  await expect(see.getByText('Ver', { exact: true })).toBeVisible()
  await see.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0)
  await button(page, 'Fechar').click()

  await list.selectOption({ label: 'REJEITADO' })
  await page.getByLabel('Motivo da rejeição').fill('A foto está cortada.')
  const saving = page.waitForRequest('**/api/requerimento/atualizadocumentobnf')
  await page.getByRole('button', { name: /^Gravar a situação de / }).click()
  await expect(page.getByText('Situação do documento gravada.')).toBeVisible()
  expect((await saving).postDataJSON()).toMatchObject({ id_nuvem: null, motivo: 'A foto está cortada.' })
  await page.reload()
  await expect(list.locator('option:checked')).toHaveText('REJEITADO')

  expect(asked.filter((path) => path === '/api/autoriza')).toEqual([])
  expect(await storedConsent(page)).toEqual({ codigo: 'nao', nuvem: null })
})

test('staff begin at a page of their own, and agree only before their own requests', {
  tag: '@complete',
}, async ({ page }) => {
  await logIn(page, teresa)
  await expect(heading(page, 'Análise de documentos')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('/requerimento05/ e o número do protocolo')).toBeVisible()
  await expectNoSidewaysScroll(page)

  await test.step('their own requests come after the consent', async () => {
    await button(page, 'Meus requerimentos').click()
    await expect(heading(page, 'Autorização')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await button(page, 'Voltar').click()
    await expect(heading(page, 'Análise de documentos')).toBeVisible()
    await button(page, 'Meus requerimentos').click()
    await expect(heading(page, 'Autorização')).toBeVisible()
    await follow(page, '/nada')
    await expect(heading(page, 'Página não encontrada')).toBeVisible()
    await follow(page, '/')
    await button(page, 'Meus requerimentos').click()
    await expect(heading(page, 'Autorização')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Análise de documentos')).toBeVisible()
    expect(await storedConsent(page)).toEqual({ codigo: 'nao', nuvem: null })
    await button(page, 'Meus requerimentos').click()
    await agree(page)
    await expect(heading(page, 'Meus requerimentos')).toBeVisible()
    expect(await storedConsent(page)).toMatchObject({ codigo: 'ok' })
  })

  await test.step('with the consent, the list is the first page', async () => {
    await page.reload()
    await expect(heading(page, 'Meus requerimentos')).toBeVisible()
  })
})

test('a place that needs the consent is shown after it', { tag: '@complete' }, async ({ page }) => {
  await page.goto('/tiposreq')
  await enter(page, teresa)
  await agree(page)
  await expect(page).toHaveURL('/tiposreq')
  await expect(heading(page, 'Novo requerimento')).toBeVisible()
})

test('a situation that is not saved is asked about before it is left', {
  tag: '@complete',
}, async ({ page }) => {
  const id = await acceptanceToJudge(page)
  await logIn(page, teresa)
  await expect(heading(page, 'Análise de documentos')).toBeVisible()
  await follow(page, `/requerimento05/${id}`)
  const question = page.getByRole('alertdialog', { name: 'Voltar sem gravar?' })
  const reason = page.getByLabel('Motivo da rejeição')

  await page.getByRole('combobox').first().selectOption({ label: 'REJEITADO' })
  await reason.fill('A foto está cortada.')
  await button(page, 'Voltar ao início').click()
  await expect(question).toContainText(
    'As situações e os motivos que você escolheu ainda não foram gravados e serão perdidos.',
  )
  await button(page, 'Continuar preenchendo').click()
  await expect(question).toHaveCount(0)
  await expect(reason).toHaveValue('A foto está cortada.')

  await button(page, 'Voltar ao início').click()
  await button(page, 'Voltar sem gravar').click()
  await expect(heading(page, 'Análise de documentos')).toBeVisible()
})
