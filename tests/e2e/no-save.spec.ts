import type { Page } from '@playwright/test'

import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { allRoutes } from '#domain/navigation/routes.ts'

import { fileDraft } from './support/asking.ts'
import { isUrlOf } from './support/call-url.ts'
import { follow } from './support/follow.ts'
import { expect, test } from './support/journey.ts'
import { marina, openList } from './support/people.ts'

/** Every URL of an open session, for an existing request and for none. */
function addressesFor(id: number): readonly string[] {
  const addresses = allRoutes
    .filter(({ path }) => !path.startsWith('/login'))
    .flatMap(({ path }) => {
      const about = (number: string, type: string, step: string) =>
        path
          .replace(/:id_tipo_req\??/, type)
          .replace(/:id\??/, number)
          .replace(/:etapa\??/, step)
      return [...['1', '2', '3'].map((step) => about(String(id), '1', step)), about('novo', '1', '1')]
    })
  expect(addresses.length).toBeGreaterThan(allRoutes.length)
  return [...new Set(addresses)]
}

/** Calls that change a participant's data: all writes except those that begin or end a session. */
const writes = Object.values<Call>(calls).filter(
  ({ effect, access }) => effect === 'write' && access === 'consent',
)

function watchWrites(page: Page): readonly string[] {
  const made: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isWrite = writes.some(
      ({ method, path, aliases = [] }) =>
        method === request.method() && [path, ...aliases].some((one) => isUrlOf({ path: one })(url)),
    )
    if (isWrite) made.push(`${request.method()} ${url.pathname}`)
  })
  return made
}

for (const isReload of [true, false]) {
  const title = `${isReload ? 'a reload saves' : 'Back and Forward save'} nothing on any page`
  test(title, async ({ page, serverUrl }) => {
    const id = await fileDraft(serverUrl, marina)
    const addresses = addressesFor(id)
    await openList(page, marina)
    const made = watchWrites(page)
    const visit = async (move: (address: string) => Promise<unknown>) => {
      for (const address of addresses) {
        await move(address)
        await page.getByRole('heading', { level: 1 }).waitFor()
      }
    }
    await visit(async (address) => {
      await follow(page, address)
      if (isReload) await page.reload()
    })
    if (!isReload) {
      await visit(() => page.goBack())
      await visit(() => page.goForward())
    }
    expect(made).toEqual([])

    // Without this check, a test that records nothing would pass.
    await follow(page, `/requerimento01/${id}/1/1`)
    await page.getByRole('button', { name: 'Próximo' }).click()
    await expect(page).toHaveURL(/\/1\/2$/)
    expect(made).toEqual(['POST /api/requerimento/salvareqerimento'])
  })
}
