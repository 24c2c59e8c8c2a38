import type { Message } from './message.ts'
import { isOpen, type RequestStatus } from './status.ts'

/** A situation that a request went through; `reachedAt` is an ISO date-time, `name` the fund's own word for it. */
export type StatusReached = {
  readonly status: RequestStatus
  readonly name: string
  readonly reachedAt: string
}

/** In the order in which they were reached; empty where the API does not keep them. */
export type StatusHistory = readonly StatusReached[]

/** When it was last sent for analysis, ISO; null where that is not known (P-133). A recalculation sends nothing. */
export function sentAt(history: StatusHistory): string | null {
  const sent = history.filter(({ status }, index) => {
    const before = history[index - 1]
    return status === 'A' && (before === undefined || isOpen(before.status))
  })
  return sent.at(-1)?.reachedAt ?? null
}

/** Whether it ever reached the fund; a cancelled one without a history is taken for one that did not (P-136). */
export const wasSent = (status: RequestStatus, history: StatusHistory): boolean =>
  history.length > 0 ? sentAt(history) !== null : status !== 'L' && status !== 'N'

/**
 * What the fund wrote as it moved the request to where it is, and since then, in the order of writing; '' where it wrote
 * nothing. Without a stored history, its newest message. `messages` newest first.
 */
export function writtenSinceLastMove(history: StatusHistory, messages: readonly Message[]): string {
  const moved = history.at(-1)
  const written = moved
    ? messages.filter(({ recordedAt }) => recordedAt >= moved.reachedAt)
    : messages.slice(0, 1)
  return written
    .map(({ text }) => text)
    .reverse()
    .join('\n')
}

export type HistoryEntry = {
  readonly id: string
  /** ISO date-time. */
  readonly at: string
  readonly kind: 'status' | 'message'
  readonly text: string
}

/** Situations and messages in one line, newest first; a message precedes the situation that it came with. */
export function timelineOf(history: StatusHistory, messages: readonly Message[]): readonly HistoryEntry[] {
  const told = messages.map(({ id, recordedAt, text }) => ({
    id: `message-${id}`,
    at: recordedAt,
    kind: 'message' as const,
    text,
  }))
  const reached = history.map(({ name, reachedAt }, index) => ({
    id: `status-${index}`,
    at: reachedAt,
    kind: 'status' as const,
    text: name,
  }))
  return [...told, ...reached.reverse()].sort((one, other) => other.at.localeCompare(one.at))
}
