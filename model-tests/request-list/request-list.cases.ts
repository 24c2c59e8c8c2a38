import { CallError } from '#domain/call-failure.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'
import type { RequestListInput } from '#machines/request-list/index.ts'

import { cloud, participant } from '../support/sample-participant.ts'

export const input: RequestListInput = { participant, cloud }

export const summary = (change: Partial<RequestSummary> & { id: number }): RequestSummary => ({
  typeId: 1,
  typeName: 'Benefício de aposentadoria',
  planName: 'Plano Um',
  protocol: `2026-${change.id}`,
  requestedAt: '2026-10-05',
  status: 'A',
  statusName: 'Em análise',
  ...change,
})

/** One request a month, the oldest first, so that the order on screen is the chart's own doing. */
const twelve = Array.from({ length: 12 }, (_, index) => {
  const month = String(index + 1).padStart(2, '0')
  return summary({ id: 101 + index, requestedAt: `2025-${month}-15`, protocol: `2025-${month}` })
})

const ten = twelve.slice(0, 10)

export const cases = {
  'chegam doze requerimentos': { type: 'xstate.done.actor.loadRequests', output: twelve },
  'chegam dez requerimentos': { type: 'xstate.done.actor.loadRequests', output: ten },
  'não chega nenhum requerimento': { type: 'xstate.done.actor.loadRequests', output: [] },
  'a conexão cai': {
    type: 'xstate.error.actor.loadRequests',
    error: new CallError({ kind: 'interrupted' }),
  },
  'a sessão expira': { type: 'xstate.error.actor.loadRequests', error: new CallError({ kind: 'expired' }) },
  'vai à próxima página': { type: 'page.next' },
  'volta à página anterior': { type: 'page.previous' },
} as const
