import type { InputFrom } from 'xstate'

import { CallError } from '#domain/call-failure.ts'
import type { Place } from '#domain/navigation/place.ts'
import type { Arrangement } from '#domain/requests/arrangement.ts'
import type { ListedRequest } from '#domain/requests/summary.ts'
import type { portalMachine } from '#machines/portal/index.ts'

import { cloud, participant } from '../support/sample-participant.ts'

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

export const places = {
  list: { screen: 'list', path: '/' },
  types: { screen: 'types', path: '/tiposreq' },
  newRequest,
  request17,
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

export const input: InputFrom<typeof portalMachine> = {
  participant,
  reference: {
    plans: [{ id: 1, name: 'Plano 1' }],
    benefits: [],
    types: [],
    documentTypes: [],
    countries: [],
    banks: [],
    sponsorDomains: [],
    today: '2026-11-21',
    maxFileMb: 5,
  },
  place: places.list,
  hasParticipantArea: true,
}

/** What the list says of one request. */
export const listed = (change: Partial<ListedRequest> & { id: number }): ListedRequest => ({
  typeId: 1,
  typeName: 'Aposentadoria',
  planName: 'PSI',
  protocol: `20260000${change.id}`,
  requestedAt: '2026-11-20',
  status: 'L',
  statusName: 'Em elaboração',
  fundsWish: '',
  ...change,
})

export const secondPageOfEnded: Arrangement = { tab: 'ended', search: '', page: 1 }

export const cases = {
  'autoriza o uso dos documentos': { type: 'xstate.done.actor.consent', output: { cloud } },
  'vai à lista': { type: 'place.changed', place: places.list },
  'vai aos tipos': { type: 'place.changed', place: places.types },
  'começa um requerimento': { type: 'place.changed', place: places.newRequest },
  'abre o requerimento 17': { type: 'place.changed', place: places.request17 },
  'vai aos documentos do 17': { type: 'place.changed', place: places.documentsOf17 },
  'lê o requerimento 17': { type: 'place.changed', place: places.reading },
  'envia um documento para o 17': { type: 'place.changed', place: places.sending },
  'escolhe na nuvem para o 17': { type: 'place.changed', place: places.picking },
  'vai à ajuda sobre a senha': { type: 'place.changed', place: places.noPassword },
  'vai à declaração de acessibilidade': { type: 'place.changed', place: places.accessibility },
  'vai a um endereço que não existe': { type: 'place.changed', place: places.nowhere },
  'a navegação à lista espera': { type: 'navigation.blocked', place: places.list },
  'digita algo': { type: 'form.unsaved' },
  'grava tudo': { type: 'form.settled' },
  'sai sem gravar': { type: 'leave.confirmed' },
  'continua preenchendo': { type: 'leave.dismissed' },
  'a lista mostra os encerrados': { type: 'list.arranged', arrangement: secondPageOfEnded },
  'chega um rascunho': { type: 'xstate.done.actor.loadDrafts', output: [listed({ id: 17 })] },
  'os rascunhos não chegam': {
    type: 'xstate.error.actor.loadDrafts',
    error: new CallError({ kind: 'interrupted' }),
  },
  'a sessão expira': { type: 'xstate.error.actor.loadDrafts', error: new CallError({ kind: 'expired' }) },
  'o requerimento 17 é enviado': { type: 'request.sent', requestId: 17, protocol: '2026000017' },
  'o requerimento diz que é o 17': { type: 'request.opened', requestId: 17, typeId: 1 },
} as const
