import type { RequestSummary } from '#domain/requests/summary.ts'

/** One line of the list; the request is under analysis by default. */
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
