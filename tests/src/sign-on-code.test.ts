import { describe, expect, test, vi } from 'vitest'

import { takeCode } from '#src/adapters/sign-on-code.ts'

const PORTAL = 'https://portal.example.com'

/** The code taken from a URL, and the remaining URL; null if unchanged. */
function take(address: string) {
  const replaceState = vi.fn<History['replaceState']>()
  const code = takeCode({ href: PORTAL + address }, { state: { key: 'k' }, replaceState })
  const [state, , left = null] = replaceState.mock.calls[0] ?? []
  if (left !== null) expect(state).toEqual({ key: 'k' })
  return { code, left }
}

// LOGIN-09
describe('takeCode (D-01)', () => {
  test.each([
    ['/login/abc', 'abc', '/login'],
    ['/login/abc/', 'abc', '/login'],
    ['/LOGIN/abc', 'abc', '/login'],
    ['/login/a%2Fb%3D', 'a/b=', '/login'],
    ['/login/100%', '100%', '/login'],
    ['/login?code=abc', 'abc', '/login'],
    ['/login?token=abc', 'abc', '/login'],
    ['/?code=a%2Bb', 'a+b', '/'],
    ['/tiposreq?origem=site&code=abc#topo', 'abc', '/tiposreq?origem=site#topo'],
    ['/login/abc?code=def&token=ghi', 'abc', '/login'],
    ['/login?token=ghi&code=def', 'def', '/login'],
    ['/login?code=&token=ghi', 'ghi', '/login'],
    ['/login?code=', null, '/login'],
  ])('%s: returns %s and leaves %s', (address, code, left) => {
    expect(take(address)).toEqual({ code, left })
  })

  test.each(['/', '/login', '/login/', '/login/a/b', '/tiposreq?origem=site', '/requerimento01/novo/1'])(
    '%s has no code and is unchanged',
    (address) => {
      expect(take(address)).toEqual({ code: null, left: null })
    },
  )
})
