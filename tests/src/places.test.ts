import { describe, expect, test } from 'vitest'

import { placeOf } from '#src/places.ts'

const request = (
  requestScreen: string | null,
  requestId: number | null,
  typeId: number | null,
  step: number | null,
) => ({
  screen: 'request',
  requestScreen,
  requestId,
  typeId,
  step,
})

describe('what an address means', () => {
  test.each([
    ['/', { screen: 'list' }],
    ['/requerimentos', { screen: 'list' }],
    ['/login', { screen: 'login' }],
    ['/login/abc', { screen: 'login' }],
    ['/naotemsenha', { screen: 'noPassword' }],
    ['/acessibilidade', { screen: 'accessibility' }],
    ['/tiposreq', { screen: 'types' }],
    ['/tiposreq/', { screen: 'types' }],
    ['/ver/12', { screen: 'view', requestId: 12 }],
    ['/ver/doze', { screen: 'unknown' }],
    ['/requerimento01/novo/1', request('01', null, 1, null)],
    ['/requerimento01/0/1', request('01', null, 1, null)],
    ['/requerimento01/undefined/1', request('01', null, 1, null)],
    ['/requerimento01/null/1', request('01', null, 1, null)],
    ['/requerimento01//1', request('01', null, 1, null)],
    ['/requerimento01/12', request('01', 12, null, null)],
    ['/requerimento01/12/1/3', request('01', 12, 1, 3)],
    ['/requerimento01/12/1/dois', request('01', 12, 1, null)],
    ['/requerimento01/doze', { screen: 'unknown' }],
    ['/requerimento02/novo/4', request('02', null, 4, null)],
    ['/requerimento03', request('03', null, 11, null)],
    ['/requerimento05/9/16', request('05', 9, 16, null)],
    ['/requerimento06/novo', request('06', null, 10, null)],
    ['/requerimento07', request('07', null, 15, null)],
    ['/requerimento/12', request(null, 12, null, null)],
    ['/requerimento04/12', { screen: 'unknown' }],
    ['/nada/disso', { screen: 'unknown' }],
  ])('%s', (path, expected) => {
    expect(placeOf(path)).toEqual({ path, ...expected })
  })
})
