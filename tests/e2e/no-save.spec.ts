import type { Page } from '@playwright/test'

import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { allRoutes } from '#domain/navigation/routes.ts'

import { fileDraft } from './support/asking.ts'
import { follow } from './support/follow.ts'
import { expect, test } from './support/journey.ts'
import { marina, openList } from './support/people.ts'

const STEPS = ['1', '2', '3']

/** Every URL of an open session, for an existing request and for none. */
function addressesFor(id: number): readonly string[] {
  const filled = allRoutes
    .filter(({ path }) => !path.startsWith('/login'))
    .flatMap(({ path }) => {
      const about = (number: string, type: string, step: string) =>
        path
          .replace(/:id_tipo_req\??/, type)
          .replace(/:id\??/, number)
          .replace(/:etapa\??/, step)
      return [...STEPS.map((step) => about(String(id), '1', step)), about('novo', '1', '1')]
    })
  return [...new Set(filled)]
}

/** A pattern for the paths of a call with any parameters. */
const asPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)

/** Calls that change a participant's data: all writes except those that begin or end a session. */
const writes = Object.values<Call>(calls).filter(
  ({ effect, access }) => effect === 'write' && access === 'consent',
)

function watchWrites(page: Page): readonly string[] {
  const made: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isWrite = writes.some(
      ({ method, path, aliases = [] }) =>
        method === request.method() && [path, ...aliases].some((one) => asPattern(one).test(pathname)),
    )
    if (isWrite) made.push(`${request.method()} ${pathname}`)
  })
  return made
}

const settled = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()

async function visit(
  page: Page,
  addresses: readonly string[],
  move: (address: string) => Promise<unknown>,
): Promise<void> {
  for (const address of addresses) {
    await move(address)
    await settled(page)
  }
}

/** A request of Marina, who is logged in, and the screens that show it. */
async function begin(page: Page, serverUrl: string) {
  const id = await fileDraft(serverUrl, marina)
  const addresses = addressesFor(id)
  expect(addresses.length).toBeGreaterThan(allRoutes.length)
  await openList(page, marina)
  return { id, addresses, made: watchWrites(page) }
}

/** Without this check, a test that records nothing would pass. */
async function seeThatASaveIsNoticed(page: Page, id: number, made: readonly string[]): Promise<void> {
  await follow(page, `/requerimento01/${id}/1/1`)
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page).toHaveURL(/\/1\/2$/)
  expect(made).toEqual(['POST /api/requerimento/salvareqerimento'])
}

test('Back and Forward save nothing on any page', async ({ page, serverUrl }) => {
  const { id, addresses, made } = await begin(page, serverUrl)
  await visit(page, addresses, (address) => follow(page, address))
  await visit(page, addresses, () => page.goBack())
  await visit(page, addresses, () => page.goForward())
  expect(made).toEqual([])

  await seeThatASaveIsNoticed(page, id, made)
})

test('a reload saves nothing on any page', async ({ page, serverUrl }) => {
  const { id, addresses, made } = await begin(page, serverUrl)
  await visit(page, addresses, async (address) => {
    await follow(page, address)
    await page.reload()
  })
  expect(made).toEqual([])
  await seeThatASaveIsNoticed(page, id, made)
})
