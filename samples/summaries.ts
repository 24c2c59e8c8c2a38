import type { RequestSummary } from '#domain/requests/summary.ts'

/** One line of the list, of a request under analysis unless said otherwise. */
export const summary = (change: Partial<RequestSummary> & { id: number }): RequestSummary => ({
  typeId: 1,
  typeName: 'Aposentadoria',
  planName: 'PSI',
  protocol: '2026000027',
  requestedAt: '2026-11-20',
  status: 'A',
  statusName: 'Em análise',
  ...change,
})
