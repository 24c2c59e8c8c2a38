import type { APIRequestContext, Page } from '@playwright/test'

import { expect, test } from './support/journey.ts'
import { marina, openList } from './support/people.ts'

async function headersOf(page: Page) {
  await openList(page, marina)
  const { token } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('portal.session') ?? '{}'))
  return { authorization: `Bearer ${token}` }
}

/** The statuses of calls with that token: the start of a session, its renewal, the tables. */
async function statusesOf(request: APIRequestContext, headers: Awaited<ReturnType<typeof headersOf>>) {
  const answers = [
    await request.get('/api/iniciarsessao', { headers }),
    await request.post('/api/renovarsessao', { headers, data: {} }),
    await request.get('/api/tabelas', { headers }),
  ]
  return answers.map((answer) => answer.status())
}

test('the tokens of before are refused after Sair, in this tab and in another one of the same person (SESSION-35)', async ({
  page,
  context,
  request,
}) => {
  const other = await context.newPage()
  const sessions = [await headersOf(page), await headersOf(other)]
  for (const each of sessions) expect(await statusesOf(request, each)).toEqual([200, 200, 200])
  const answers = [page, other].map((tab) => tab.waitForResponse('**/api/sair'))
  await other.getByRole('button', { name: 'Sair' }).click()
  await other.getByRole('button', { name: 'Sim' }).click()
  for (const answer of answers) expect((await answer).status()).toBe(200)
  await expect(other).toHaveURL('/login')
  for (const each of sessions) expect(await statusesOf(request, each)).toEqual([401, 401, 401])
})
