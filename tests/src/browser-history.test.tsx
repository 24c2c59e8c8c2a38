import { afterEach, beforeEach, expect, test } from 'vitest'

import { entryOf, followHistory, navigate } from '#src/live/browser-history.ts'

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

test('is heard of no more once it is not followed', () => {
  forget()
  navigate('/ver/1')
  expect(heard).toEqual(['/tiposreq'])
})
