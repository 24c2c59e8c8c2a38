import { describe, expect, test } from 'vitest'

import { placeOf } from '#src/adapters/place-of.ts'

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

const sending = (what: object) => ({
  screen: 'newDocument',
  documentTypeId: null,
  requestId: null,
  rowId: null,
  isComplementary: false,
  ...what,
})

const picking = (row: object | null, requestId: number | null) => ({ screen: 'cloudPicker', row, requestId })

// NAV-01 to NAV-04, NAV-06 to NAV-17, NAV-19 to NAV-21, NAV-23, NAV-24
describe('placeOf', () => {
  test.each([
    ['/', { screen: 'list' }],
    ['/requerimentos', { screen: 'list' }],
    ['/login', { screen: 'login' }],
    ['/login/abc', { screen: 'login' }],
    ['/naotemsenha', { screen: 'noPassword' }],
    ['/visitante', { screen: 'noPassword' }],
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
    ['/requerimento06/novo/1', request('06', null, 10, null)],
    ['/requerimento07/9/1/3', request('07', 9, 15, 3)],
    ['/requerimento07', request('07', null, 15, null)],
    ['/requerimento/12', request(null, 12, null, null)],
    ['/requerimento04/12', { screen: 'unknown' }],
    ['/nada/disso', { screen: 'unknown' }],
    ['/novo', sending({})],
    ['/novo/5', sending({ documentTypeId: 5 })],
    ['/novo/5/7', sending({ documentTypeId: 5, requestId: 7 })],
    ['/novo/5/7/31', sending({ documentTypeId: 5, requestId: 7, rowId: 31 })],
    ['/novo/cinco', { screen: 'unknown' }],
    ['/novocomplementar/7', sending({ requestId: 7, isComplementary: true })],
    ['/novocomplementar', sending({})],
    ['/docsportipo/5/7/31/1', picking({ documentTypeId: 5, rowId: 31, dependantId: null }, 7)],
    ['/docsportipo/5/7/31/x', picking({ documentTypeId: 5, rowId: 31, dependantId: null }, 7)],
    ['/docsportipo/5/7/31', { screen: 'unknown' }],
    ['/docsportipo/5/sete/31/1', { screen: 'unknown' }],
    ['/docsbnfportipo/5/7/31/90/4', picking({ documentTypeId: 5, rowId: 31, dependantId: 90 }, 7)],
    ['/docs/7', picking(null, 7)],
    ['/docs', picking(null, null)],
    ['/docs/sete', { screen: 'unknown' }],
  ])('%s', (path, expected) => {
    expect(placeOf(path)).toEqual({ path, ...expected })
  })
})
