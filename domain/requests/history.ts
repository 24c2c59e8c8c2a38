import type { Message } from './message.ts'
import { isOpen, type RequestStatus } from './status.ts'

/** A status in the history of a request; `reachedAt` is an ISO date-time, `name` the fund's name of it. */
export type StatusReached = {
  readonly status: RequestStatus
  readonly name: string
  readonly reachedAt: string
  /** Who moved it, for display; absent where it is not known. */
  readonly author?: string
}

/** In chronological order; empty if the API does not store it. */
export type StatusHistory = readonly StatusReached[]

/** When it was last sent for analysis, ISO; null if unknown (P-133). A recalculation does not count. */
export function sentAt(history: StatusHistory): string | null {
  const sent = history.filter(({ status }, index) => {
    const before = history[index - 1]
    return status === 'A' && (before === undefined || isOpen(before.status))
  })
  return sent.at(-1)?.reachedAt ?? null
}

/** Whether the fund ever received it; a cancelled one without a history counts as never sent (P-136). */
export const wasSent = (status: RequestStatus, history: StatusHistory): boolean =>
  history.length > 0 ? sentAt(history) !== null : status !== 'L' && status !== 'N'

/**
 * The messages of the fund since the request reached its status, oldest first; '' without any. Without a
 * stored history, the newest message. `messages` are newest first.
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
  readonly author: string | undefined
}

/**
 * Statuses and messages in one timeline, newest first; a message comes before the status that it came with.
 */
export function timelineOf(history: StatusHistory, messages: readonly Message[]): readonly HistoryEntry[] {
  const received = messages.map(({ id, recordedAt, text, author }) => ({
    id: `message-${id}`,
    at: recordedAt,
    kind: 'message' as const,
    text,
    author,
  }))
  const reached = history.map(({ name, reachedAt, author }, index) => ({
    id: `status-${index}`,
    at: reachedAt,
    kind: 'status' as const,
    text: name,
    author,
  }))
  return [...received, ...reached.reverse()].sort((one, other) => other.at.localeCompare(one.at))
}
