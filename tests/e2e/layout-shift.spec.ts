import type { Page } from '@playwright/test'

import { demandedRequest, participant } from './support/asking.ts'
import { expect, test } from './support/journey.ts'
import { beatriz, logIn } from './support/people.ts'
import { takePlainPage } from './support/plain-page.ts'

type Shift = { readonly value: number; readonly moved: readonly string[] }

/** Records the layout shifts of the page from its first frame on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    type Moved = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName} ${node.textContent?.slice(0, 40)}`
        : String(node?.textContent)
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Moved[])
        shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOn = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    // Shifts are reported after the frame in which they happened.
    for (let picture = 0; picture < 3; picture += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: Shift[] }).shifts
  })

/** Holds one reply of the API until the returned function is called, so that its placeholder is seen. */
async function hold(page: Page, call: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(call, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

test('the login has no layout shifts while it loads', async ({ page }) => {
  await noteShifts(page)
  await page.goto('/login')
  await expect(page.getByLabel('CPF')).toBeVisible()
  expect(await shiftsOn(page)).toEqual([])
})

test('the login has no layout shifts when the contact of the fund arrives', { tag: '@complete' }, async ({
  page,
}) => {
  await noteShifts(page)
  await takePlainPage(page)
  await page.route('**/config.json', async (route) => {
    await page.getByLabel('CPF').waitFor()
    await route.fulfill({ json: { contato: '0800 000 0000, de segunda a sexta, das 8h às 18h' } })
  })
  await page.goto('/login')
  await expect(page.getByText('Atendimento: 0800 000 0000')).toBeAttached()
  expect(await shiftsOn(page)).toEqual([])
})

const LIST = /\/api\/requerimento\/\d+$/
const REQUEST = /\/api\/requerimento\/show\/\d+$/

const SCREENS = [
  {
    name: 'the list',
    path: () => '/',
    held: LIST,
    coming: 'Carregando os requerimentos',
    come: 'Em elaboração',
  },
  { name: 'the types', path: () => '/tiposreq', held: LIST, coming: null, come: 'Portabilidade de saída' },
  {
    name: 'a form',
    path: (id: number) => `/requerimento01/${id}`,
    held: REQUEST,
    coming: 'Carregando o requerimento',
    come: 'Próximo',
  },
  {
    name: 'a request',
    path: (id: number) => `/ver/${id}`,
    held: REQUEST,
    coming: 'Carregando o requerimento',
    come: 'Dados',
  },
]

test('screens have no layout shifts while they load', async ({ page, serverUrl }) => {
  await logIn(page, beatriz)
  const id = await demandedRequest(await participant(serverUrl, beatriz))
  // The list after the login must be complete before its call is held.
  await page.getByRole('table', { name: 'Meus requerimentos' }).waitFor()
  await noteShifts(page)

  for (const { name, path, held, coming, come } of SCREENS) {
    await test.step(name, async () => {
      const release = await hold(page, held)
      const answered = page.waitForResponse(held)
      await page.goto(path(id))
      if (coming !== null) await expect(page.getByText(coming)).toBeAttached()
      release()
      await (await answered).finished()
      await expect(page.getByRole('main').getByText(come).first()).toBeVisible()
      expect(await shiftsOn(page), name).toEqual([])
      await page.unroute(held)
    })
  }
})
