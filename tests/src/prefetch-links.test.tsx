import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { showRequest } from '#api/contract/requests.ts'
import { prefetchLinks } from '#src/prefetch-links.ts'

const prefetch = vi.fn()
const loadForm = vi.fn(async () => {})

beforeAll(() => prefetchLinks({ prefetch, loadForm }))
beforeEach(() => {
  prefetch.mockClear()
  window.history.replaceState(null, '', '/')
  document.body.innerHTML = `
    <a id="edit" href="/requerimento01/1027/1"><svg></svg></a>
    <a id="see" href="/ver/1028">Ver</a>
    <a id="new" href="/requerimento01/novo/1">Novo</a>
    <a id="away" href="https://other.example/ver/1028">Fora</a>
    <p id="text">Texto</p>`
})
afterEach(() => {
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/')
})

const send = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test.each(['pointerover', 'pointerdown', 'focusin'])('%s of a link of the list reads its request', (type) => {
  send(type, '#edit svg')
  send(type, '#see')
  expect(prefetch.mock.calls).toEqual([
    [showRequest, { params: { id: 1027 } }, 3_000],
    [showRequest, { params: { id: 1028 } }, 3_000],
  ])
})

test('other links and texts read nothing', () => {
  for (const selector of ['#new', '#away', '#text']) send('pointerover', selector)
  expect(prefetch).not.toHaveBeenCalled()
})

test('links of other screens read nothing', () => {
  window.history.replaceState(null, '', '/requerimento01/1027/1')
  send('pointerover', '#see')
  expect(prefetch).not.toHaveBeenCalled()
})
