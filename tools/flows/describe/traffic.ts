import type { StepId } from '#domain/forms/form.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

/** The statuses of a request with the time when each was reached, in order. */
export type Reached = {
  readonly request: number
  readonly type: number
  readonly status: RequestStatus
  readonly at: Date
}

/** A request that is still a draft. */
export type Draft = {
  readonly type: number
  /** How far it has answers or documents. */
  readonly step: StepId
  readonly changedAt: Date
}

/** How requests moved between statuses, without personal data. It can be serialized as JSON. */
export type Traffic = {
  /** yyyy-mm-dd */
  readonly takenOn: string
  /** Moves from one status to the next, and the time that was spent in the first. */
  readonly moves: readonly (Stay & { readonly to: RequestStatus })[]
  /** The requests in a status now, and for how long. */
  readonly waiting: readonly Stay[]
  /** The drafts that were not changed for 30 days, by the step that they reached, and for how long. */
  readonly abandoned: readonly (Counted & { readonly step: StepId })[]
}

type Counted = {
  /** null for all types */
  readonly type: number | null
  /** null if there are fewer than five, or if the total would tell that others are fewer, to protect personal data */
  readonly figures: Figures | null
}

type Stay = Counted & { readonly status: RequestStatus }

/** In days. */
export type Figures = { readonly count: number; readonly median: number; readonly p90: number }

const LEAST = 5
const DAY = 86_400_000
/** In days. */
const ABANDONED = 30

export function trafficOf(rows: readonly Reached[], drafts: readonly Draft[], now: Date): Traffic {
  const requests = groups(rows, ({ request }) => request)
  const stays = [...requests.values()].flatMap((reached) => {
    const changes = reached.filter(({ status }, index) => reached[index - 1]?.status !== status)
    return changes.map(({ type, status, at }, index) => {
      const next = changes[index + 1]
      return {
        type,
        status,
        to: next?.status ?? null,
        days: ((next?.at ?? now).getTime() - at.getTime()) / DAY,
      }
    })
  })
  const gone = stays.flatMap(({ to, ...stay }) => (to === null ? [] : [{ ...stay, to }]))
  return {
    takenOn: now.toISOString().slice(0, 10),
    moves: grouped(gone, ({ status, to }) => ({ status, to })),
    waiting: grouped(
      stays.filter(({ to }) => to === null),
      ({ status }) => ({ status }),
    ),
    abandoned: grouped(
      drafts
        .map(({ type, step, changedAt }) => ({
          type,
          step,
          days: (now.getTime() - changedAt.getTime()) / DAY,
        }))
        .filter(({ days }) => days >= ABANDONED),
      ({ step }) => ({ step }),
    ),
  }
}

/** First for all types together, then for each type. */
function grouped<Timed extends { readonly type: number; readonly days: number }, Key extends object>(
  stays: readonly Timed[],
  keyOf: (stay: Timed) => Key,
) {
  return [...groups(stays, (stay) => JSON.stringify(keyOf(stay))).values()].flatMap((alike) => {
    const key = keyOf(alike[0] as Timed)
    const byType = [...groups(alike, ({ type }) => type)].sort(([one], [other]) => one - other)
    const hidden = hiddenIn(byType)
    return [
      { ...key, type: null, figures: figuresOf(alike) },
      ...byType.map(([type, own]) => ({ ...key, type, figures: hidden.has(type) ? null : figuresOf(own) })),
    ]
  })
}

/**
 * The types without figures: those of fewer than five, and where these are fewer than five together, the smallest
 * other one, because the total would tell their number.
 */
function hiddenIn(byType: readonly (readonly [number, readonly unknown[]])[]): ReadonlySet<number> {
  const sizes = byType
    .map(([type, { length }]) => ({ type, length }))
    .toSorted((one, other) => one.length - other.length)
  const small = sizes.filter(({ length }) => length < LEAST)
  const together = small.reduce((sum, { length }) => sum + length, 0)
  const isTold = small.length > 0 && together < LEAST
  return new Set(sizes.slice(0, small.length + (isTold ? 1 : 0)).map(({ type }) => type))
}

function groups<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const found = new Map<Key, Item[]>()
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item])
  return found
}

function figuresOf(stays: readonly { readonly days: number }[]): Figures | null {
  if (stays.length < LEAST) return null
  const days = stays.map((stay) => stay.days).sort((one, other) => one - other)
  const at = (share: number) => {
    const found = days[Math.ceil(share * days.length) - 1] ?? 0
    return Math.round(found * 10) / 10
  }
  return { count: days.length, median: at(0.5), p90: at(0.9) }
}
