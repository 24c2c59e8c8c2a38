import { isEnded, isGranted, type RequestStatus } from '#domain/requests/status.ts'

import { shortestWay } from './request-status.view.ts'

export type StatusPathStep = {
  /** Null for the decision, which is not known yet. */
  readonly status: RequestStatus | null
  readonly phase: 'went' | 'current' | 'ahead'
}

/**
 * The past letters of a request, the current one, and the shortest path to a decision. `history` is in
 * order and may be empty if it was not stored; the detour between two visits of the same status is omitted.
 */
export function statusPath(
  current: RequestStatus,
  history: readonly RequestStatus[],
): readonly StatusPathStep[] {
  const way = [...history, current].reduce<readonly RequestStatus[]>(withoutDetour, [])
  return [
    ...way.slice(0, -1).map((status) => ({ status, phase: 'went' as const })),
    { status: current, phase: 'current' },
    ...aheadOf(current),
  ]
}

const withoutDetour = (way: readonly RequestStatus[], next: RequestStatus) =>
  way.includes(next) ? way.slice(0, way.indexOf(next) + 1) : [...way, next]

function aheadOf(current: RequestStatus): readonly StatusPathStep[] {
  if (isEnded(current)) return []
  const between = shortestWay(current, isGranted)?.slice(1, -1) ?? []
  return [...between, null].map((status) => ({ status, phase: 'ahead' }))
}
