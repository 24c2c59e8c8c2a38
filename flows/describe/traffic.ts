import type { RequestStatus } from '#domain/requests/status.ts'

/** The statuses of a request with the time when each was reached, in order. */
export type Reached = {
  readonly request: number
  readonly type: number
  readonly status: RequestStatus
  readonly at: Date
}

/** How requests moved between statuses, without personal data. It can be serialized as JSON. */
export type Traffic = {
  /** yyyy-mm-dd */
  readonly takenOn: string
  /** Moves from one status to the next, and the time that was spent in the first. */
  readonly moves: readonly (Stay & { readonly to: RequestStatus })[]
  /** The requests in a status now, and for how long. */
  readonly waiting: readonly Stay[]
}

type Stay = {
  readonly status: RequestStatus
  /** null for all types */
  readonly type: number | null
  /** null if there are fewer than five, to protect personal data */
  readonly figures: Figures | null
}

/** In days. */
export type Figures = { readonly count: number; readonly median: number; readonly p90: number }

const LEAST = 5
const DAY = 86_400_000

export function trafficOf(rows: readonly Reached[], now: Date): Traffic {
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
    return [
      { ...key, type: null, figures: figuresOf(alike) },
      ...byType.map(([type, own]) => ({ ...key, type, figures: figuresOf(own) })),
    ]
  })
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
