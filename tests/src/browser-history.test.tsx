import { afterEach, beforeEach, expect, test } from 'vitest'

import { entryOf, followHistory, goBack, navigate } from '#src/live/browser-history.ts'

let heard: string[]
let forget: () => void
beforeEach(() => {
  window.history.replaceState(null, '', '/tiposreq')
  heard = []
  forget = followHistory((path) => heard.push(path))
})
afterEach(() => forget())

test('says where the browser is, and where it goes, whoever moves it', () => {
  navigate('/ver/1')
  window.history.replaceState({ idx: 0 }, '', '/')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(heard).toEqual(['/tiposreq', '/ver/1', '/'])
})

test('counts the entries that are added, and not those that are replaced', () => {
  const before = entryOf(window.history)
  navigate('/ver/1')
  navigate('/ver/2', { replace: true })
  navigate('/ver/3')
  expect(entryOf(window.history) - before).toBe(2)
  expect(window.location.pathname).toBe('/ver/3')
})

test('an address where one already is adds no entry: back leads to where one came from', async () => {
  window.history.replaceState({ idx: 0 }, '', '/tiposreq')
  navigate('/acessibilidade')
  navigate('/acessibilidade')
  expect(entryOf(window.history)).toBe(1)
  goBack()
  await expect.poll(() => window.location.pathname).toBe('/tiposreq')
})

test('goes back to where one came from, and to the list where one came from nowhere', async () => {
  window.history.replaceState({ idx: 0 }, '', '/acessibilidade')
  goBack()
  expect(window.location.pathname).toBe('/')
  navigate('/acessibilidade')
  goBack()
  await expect.poll(() => window.location.pathname).toBe('/')
})

test('is heard of no more once it is not followed', () => {
  forget()
  navigate('/ver/1')
  expect(heard).toEqual(['/tiposreq'])
})
