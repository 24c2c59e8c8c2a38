import type { Page } from '@playwright/test'

import { fileDraft, participant, requestsOf } from './support/asking.ts'
import { expect, test } from './support/journey.ts'
import { beatriz, openList } from './support/people.ts'
import { fillInFather, unfoldAll } from './support/wizard.ts'

const SAVES = '**/api/requerimento/salvareqerimento*'

const savedAt = (page: Page) => page.getByText(/^Gravado às \d\d:\d\d$/)
const unsaved = (page: Page) => page.getByText('Alterações ainda não gravadas', { exact: true })
const elsewhere = (page: Page) =>
  page.getByText(/^Este rascunho foi alterado em outra aba ou aparelho, e a gravação automática parou\./)

/** Without a change of what the person does. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** The saves that the page makes from now on: their keys, and whether a reply was said to be lost. */
function noteSaves(page: Page) {
  const saves: { readonly key: string | undefined; readonly isRepeated: boolean }[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/requerimento/salvareqerimento')) return
    const key = request.headers()['idempotency-key']
    saves.push({ key, isRepeated: request.url().endsWith('?sem_resposta=S') })
  })
  return saves
}

/** A new request with one answer, in a page whose time the test moves. */
async function beginNew(page: Page) {
  await page.clock.install()
  await openList(page, beatriz)
  await page.goto('/requerimento01/novo/1')
  await fillInFather(page, 'Augusto Farias')
}

test.describe('a draft saves itself (D-138)', () => {
  test('and goes on at another device, without a word, a move, or another focus', async ({
    page,
    browser,
    baseURL,
  }) => {
    await beginNew(page)
    const saves = noteSaves(page)
    await page.getByLabel('Nome do pai').focus()
    const places = () =>
      Promise.all([
        page.getByRole('heading', { name: 'Representante legal' }).boundingBox(),
        page.getByRole('button', { name: 'Próximo' }).boundingBox(),
      ])
    await expect(page.getByText(/^Guardado só nesta aba às/)).toBeVisible()
    const before = await places()
    await page.clock.runFor(60_000)
    await expect(savedAt(page)).toBeVisible()
    await expect(page).toHaveURL(/\/requerimento01\/\d+\/1\/1$/)
    await expect(page.getByLabel('Nome do pai')).toBeFocused()
    await expect(page.getByText(/Rascunho gravado/)).toHaveCount(0)
    expect(await places()).toEqual(before)
    expect(saves).toHaveLength(1)
    const path = new URL(page.url()).pathname
    await page.close()

    const other = await browser.newContext({ ...(baseURL && { baseURL }) })
    const phone = await other.newPage()
    await openList(phone, beatriz)
    await phone.goto(path)
    await expect(phone.getByLabel('Nome do pai')).toHaveValue('Augusto Farias')
    await other.close()
  })

  test('not while it is asked whether to leave; afterwards', async ({ page }) => {
    await beginNew(page)
    const saves = noteSaves(page)
    await page.getByRole('button', { name: 'Voltar' }).click()
    const question = page.getByRole('alertdialog', { name: 'Voltar sem gravar?' })
    await expect(question).toBeVisible()
    await page.clock.runFor(120_000)
    expect(saves).toEqual([])
    await question.getByRole('button', { name: 'Continuar preenchendo' }).click()
    await page.clock.runFor(60_000)
    await expect(savedAt(page)).toBeVisible()
    await expect(page.getByLabel('Nome do pai')).toHaveValue('Augusto Farias')
  })

  test('and is kept by Sair, as any other draft', async ({ page }) => {
    await beginNew(page)
    await page.clock.runFor(60_000)
    await expect(savedAt(page)).toBeVisible()
    const path = new URL(page.url()).pathname
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.getByRole('button', { name: 'Sim' }).click()
    await expect(page).toHaveURL('/login')
    await openList(page, beatriz)
    await page.goto(path)
    await expect(page.getByLabel('Nome do pai')).toHaveValue('Augusto Farias')
  })

  test('when the page is hidden; a malformed answer is left out, and stays', async ({ page, serverUrl }) => {
    const id = await fileDraft(serverUrl, beatriz)
    const self = await participant(serverUrl, beatriz)
    await page.clock.install()
    await openList(page, beatriz)
    await page.goto(`/requerimento01/${id}/1/1`)
    await unfoldAll(page)
    await page.getByLabel('Nome do pai').fill('Augusto Farias')
    await page.getByLabel('Agência', { exact: true }).fill('12')
    const saved = page.waitForResponse(SAVES)
    await hide(page)
    expect((await saved).status()).toBe(200)
    await expect(page.getByText(/^Mínimo 4 caracteres\./)).toBeVisible()
    await expect(page.getByLabel('Agência', { exact: true })).toHaveValue('12')
    await expect(unsaved(page)).toBeVisible()
    const { detalhes } = (await self.show(id)).body
    expect(detalhes).toContainEqual({ nome: 'nome_pai', valor: 'Augusto Farias' })
    expect(detalhes).not.toContainEqual({ nome: 'agencia', valor: '12' })
  })

  test('once more with the same key where the reply was lost, and is never two drafts', async ({
    page,
    serverUrl,
  }) => {
    const self = await participant(serverUrl, beatriz)
    const drafts = async () => (await requestsOf(self)).length
    await beginNew(page)
    const before = await drafts()
    const saves = noteSaves(page)
    await page.route(
      SAVES,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await page.clock.runFor(60_000)
    await expect.poll(() => saves.length).toBe(1)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.clock.runFor(60_000)
    await expect(savedAt(page)).toBeVisible()
    expect(saves).toEqual([
      { key: saves[0]?.key, isRepeated: false },
      { key: saves[0]?.key, isRepeated: true },
    ])
    expect(await drafts()).toBe(before + 1)
  })

  test('no more after it was saved elsewhere, which a line says; the question comes at the next press', async ({
    page,
    context,
    serverUrl,
  }) => {
    const id = await fileDraft(serverUrl, beatriz)
    await page.clock.install()
    await openList(page, beatriz)
    await page.goto(`/requerimento01/${id}/1/1`)
    const beside = await context.newPage()
    await openList(beside, beatriz)
    await beside.goto(`/requerimento01/${id}/1/1`)
    await fillInFather(beside, 'Outro Nome')
    const first = beside.waitForResponse(SAVES)
    await hide(beside)
    expect((await first).status()).toBe(200)

    await fillInFather(page, 'Augusto Farias')
    const second = page.waitForResponse(SAVES)
    await hide(page)
    expect((await second).status()).toBe(409)
    await expect(elsewhere(page)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    const saves = noteSaves(page)
    await page.getByLabel('Nome do pai').fill('Augusto Farias Neto')
    await page.clock.runFor(120_000)
    expect(saves).toEqual([])
    await page.getByRole('button', { name: 'Próximo' }).click()
    await expect(
      page.getByRole('alertdialog', { name: 'O requerimento foi gravado em outro lugar' }),
    ).toBeVisible()
  })

  test('not where the API takes no incomplete draft: the tab keeps it, and nothing is said', async ({
    page,
  }) => {
    await beginNew(page)
    const saves = noteSaves(page)
    await page.route(SAVES, (route) =>
      route.fulfill({ status: 422, json: { codigo: 'erro', message: 'Preencha todos os campos.' } }),
    )
    await page.clock.runFor(60_000)
    await expect.poll(() => saves.length).toBe(1)
    await page.getByLabel('Nome do pai').fill('Augusto Farias Neto')
    await page.clock.runFor(120_000)
    expect(saves).toHaveLength(1)
    await expect(page.getByText('Preencha todos os campos.')).toHaveCount(0)
    await expect(elsewhere(page)).toHaveCount(0)
    await expect(unsaved(page)).toBeVisible()
    await expect(page.getByText(/^Guardado só nesta aba às/)).toBeVisible()
  })
})
