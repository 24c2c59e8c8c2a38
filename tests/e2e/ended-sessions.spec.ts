import type { APIRequestContext, Page } from '@playwright/test'

import { expect, test } from './support/journey.ts'
import { helena, logIn, marina, paulo } from './support/people.ts'

type Stored = { readonly token: string; readonly cloudId?: number }

const storedSession = async (page: Page): Promise<Stored> =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('portal.session'))) ?? '{}')

/** Waits for the list, after which the tab has stored the person's cloud. */
async function sessionOf(page: Page, cpf: string): Promise<Required<Stored>> {
  await logIn(page, cpf)
  await expect(page.getByRole('table', { name: 'Meus requerimentos' })).toBeVisible()
  const { token, cloudId = 0 } = await storedSession(page)
  return { token, cloudId }
}

/** The statuses of calls with that token: the list, the start of a session, its renewal, the tables. */
async function statusesOf(request: APIRequestContext, { token, cloudId }: Required<Stored>) {
  const headers = { authorization: `Bearer ${token}` }
  const answers = [
    await request.get(`/api/requerimento/${cloudId}`, { headers }),
    await request.get('/api/iniciarsessao', { headers }),
    await request.post('/api/renovarsessao', { headers, data: {} }),
    await request.get('/api/tabelas', { headers }),
  ]
  return answers.map((answer) => answer.status())
}

const ALIVE = [200, 200, 200, 200]
const ENDED = [401, 401, 401, 401]

test('the tokens of before are refused after Sair, in this tab and in another one of the same person (SESSION-35)', async ({
  page,
  context,
  request,
}) => {
  const session = await sessionOf(page, marina)
  const other = await context.newPage()
  const sessions = [session, await sessionOf(other, marina)]
  for (const each of sessions) expect(await statusesOf(request, each)).toEqual(ALIVE)
  const answers = [page, other].map((tab) => tab.waitForResponse('**/api/sair'))
  await other.getByRole('button', { name: 'Sair' }).click()
  await other.getByRole('button', { name: 'Sim' }).click()
  for (const answer of answers) expect((await answer).status()).toBe(200)
  await expect(other).toHaveURL('/login')
  for (const each of sessions) expect(await statusesOf(request, each)).toEqual(ENDED)
})

test('the token of before is refused after the end of its time', { tag: '@complete' }, async ({
  page,
  request,
}) => {
  await page.clock.install()
  const session = await sessionOf(page, paulo)
  await page.clock.fastForward('01:00:01')
  const answered = page.waitForResponse('**/api/sair')
  await page.getByRole('button', { name: 'OK' }).click()
  expect((await answered).status()).toBe(200)
  expect(await statusesOf(request, session)).toEqual(ENDED)
})

test('the token of before is refused after a code of single sign-on opened another session', {
  tag: '@complete',
}, async ({ page, request }) => {
  const session = await sessionOf(page, marina)
  await page.goto('/login?code=SSO-BEATRIZ')
  await expect(page.getByText('Beatriz Farias Lemos')).toBeVisible()
  await expect.poll(() => statusesOf(request, session)).toEqual(ENDED)
  const { token } = await storedSession(page)
  expect(await statusesOf(request, { ...session, token })).toEqual([404, 200, 200, 200])
})

test('after the consent is withdrawn calls about requests and documents are refused, Sair works, and it can be given again', {
  tag: '@complete',
}, async ({ page, request }) => {
  const session = await sessionOf(page, helena)
  const headers = { authorization: `Bearer ${session.token}` }
  await page.getByRole('button', { name: 'Retirar a autorização de uso dos documentos' }).click()
  await page.getByRole('button', { name: 'Retirar a autorização', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Autorização', exact: true })).toBeVisible()
  for (const path of [
    `/api/requerimento/${session.cloudId}`,
    `/api/nuvem/${session.cloudId}`,
    '/api/requerimento/show/1',
    '/api/requerimento/novo/sugestoes',
  ]) {
    expect.soft((await request.get(path, { headers })).status(), path).toBe(403)
  }
  // The consent of the person, whose other journeys need it, is given before the session ends.
  const left = await request.post('/api/autenticar', { data: { cpf: helena, senha: '20262026' } })
  const { token } = await left.json()
  const leaving = { authorization: `Bearer ${token}` }
  expect((await request.post('/api/sair', { headers: leaving, data: {} })).status()).toBe(200)
  expect(await statusesOf(request, { ...session, token })).toEqual(ENDED)

  await page.goto('/tiposreq')
  await expect(page.getByRole('heading', { name: 'Autorização', exact: true })).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Gravar' }).click()
  await expect(page.getByRole('heading', { name: 'Novo requerimento' })).toBeVisible()
  // TYPES-02
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByRole('table', { name: 'Meus requerimentos' })).toBeVisible()
})
