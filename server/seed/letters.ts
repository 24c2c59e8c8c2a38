import type { RequestStatus } from '#domain/requests/status.ts'
import { shortestWay } from '#machines/request-status/index.ts'

import type { SeedRequest } from './common/request.ts'

type Letter = { readonly status: RequestStatus; readonly daysAgo: number }

/**
 * The status history of a seed request, by the shortest path in the chart: created the day before it was
 * sent, the current status at its own time, the others evenly between.
 */
export function lettersOf({ status, daysAgo, reachedDaysAgo }: SeedRequest): readonly Letter[] {
  const way = shortestWay('L', (letter) => letter === status) ?? [status]
  const [, second] = way
  if (second !== 'A') return way.map((letter) => ({ status: letter, daysAgo }))
  const moves = way.length - 2
  const days = daysAgo - (reachedDaysAgo ?? Math.ceil((daysAgo * 2) / 3))
  return way.map((letter, index) => ({
    status: letter,
    daysAgo:
      index === 0 ? daysAgo + 1 : daysAgo - (moves === 0 ? 0 : Math.floor((days * (index - 1)) / moves)),
  }))
}
