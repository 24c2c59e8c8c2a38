import type { Place } from '#domain/navigation/place.ts'

const newRequest: Place = {
  screen: 'request',
  path: '/requerimento01/novo/1',
  requestScreen: '01',
  requestId: null,
  typeId: 1,
  step: null,
}
const request17: Place = {
  screen: 'request',
  path: '/requerimento01/17/1',
  requestScreen: '01',
  requestId: 17,
  typeId: 1,
  step: null,
}

/** The places that the tests of charts and screens visit. */
export const places = {
  list: { screen: 'list', path: '/' },
  types: { screen: 'types', path: '/tiposreq' },
  newRequest,
  request17,
  acceptance: {
    ...request17,
    path: '/requerimento05/19',
    requestScreen: '05',
    requestId: 19,
    typeId: 16,
  },
  documentsOf17: { ...request17, path: '/requerimento01/17/1/3', step: 3 },
  request18: { ...request17, path: '/requerimento01/18/1', requestId: 18 },
  otherNewRequest: { ...newRequest, path: '/requerimento01/novo/13', typeId: 13 },
  reading: { screen: 'view', path: '/ver/17', requestId: 17 },
  sending: {
    screen: 'newDocument',
    path: '/novo/9/17/31',
    documentTypeId: 9,
    requestId: 17,
    rowId: 31,
    isComplementary: false,
  },
  sendingOther: {
    screen: 'newDocument',
    path: '/novo/9/17/32',
    documentTypeId: 9,
    requestId: 17,
    rowId: 32,
    isComplementary: false,
  },
  picking: {
    screen: 'cloudPicker',
    path: '/docsportipo/9/17/31/1',
    row: { documentTypeId: 9, rowId: 31, dependantId: null },
    requestId: 17,
  },
  pickingOther: {
    screen: 'cloudPicker',
    path: '/docsportipo/9/17/32/1',
    row: { documentTypeId: 9, rowId: 32, dependantId: null },
    requestId: 17,
  },
  noPassword: { screen: 'noPassword', path: '/naotemsenha' },
  accessibility: { screen: 'accessibility', path: '/acessibilidade' },
  nowhere: { screen: 'unknown', path: '/nada' },
} satisfies Record<string, Place>
