import { CallError } from '#domain/call-failure.ts'
import type { ListedRequest } from '#domain/requests/summary.ts'
import type { RequestTypesInput } from '#machines/requests/request-types/index.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { emptyReference } from '#tools/samples/reference.ts'

export const input: RequestTypesInput = {
  participant,
  reference: {
    ...emptyReference,
    types: [1, 7, 13].map((id) => ({ id, name: `Tipo ${id}`, details: '', planId: null })),
  },
  cloud,
}

const draft: ListedRequest = {
  id: 17,
  typeId: 1,
  typeName: 'Aposentadoria',
  planName: 'PSI',
  protocol: '2026000017',
  requestedAt: '2026-11-20',
  status: 'L',
  statusName: 'Em elaboração',
  correctionRequest: '',
}

export const cases = {
  'chegam requerimentos': { type: 'xstate.done.actor.loadRequests', output: [draft] },
  'os requerimentos não chegam': {
    type: 'xstate.error.actor.loadRequests',
    error: new CallError({ kind: 'interrupted' }),
  },
  'a sessão expira': { type: 'xstate.error.actor.loadRequests', error: new CallError({ kind: 'expired' }) },
} as const
