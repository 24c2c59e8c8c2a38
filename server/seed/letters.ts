import type { RequestStatus } from '#domain/requests/status.ts'
import { shortestWay } from '#machines/requests/request-status/index.ts'

import type { SeedRequest } from './common/request.ts'

type StatusDay = { readonly status: RequestStatus; readonly daysAgo: number }

/**
 * The status history of a seed request, by the shortest path in the chart: created the day before it was
 * sent, the current status at its own time, the others evenly between.
 */
export function seedHistory({ status, daysAgo, reachedDaysAgo }: SeedRequest): readonly StatusDay[] {
  const path = shortestWay('L', (letter) => letter === status) ?? [status]
  const [, second] = path
  if (second !== 'A') return path.map((letter) => ({ status: letter, daysAgo }))
  const moves = path.length - 2
  const days = daysAgo - (reachedDaysAgo ?? Math.ceil((daysAgo * 2) / 3))
  return path.map((letter, index) => ({
    status: letter,
    daysAgo:
      index === 0 ? daysAgo + 1 : daysAgo - (moves === 0 ? 0 : Math.floor((days * (index - 1)) / moves)),
  }))
}
