import { AsyncLocalStorage } from 'node:async_hooks'

import { busy } from '#server/http/errors.ts'

/** Who the work is done for. */
const callers = new AsyncLocalStorage<number | undefined>()

/** All that the work asks of the database counts as this person's; undefined: as nobody's. */
export const onBehalfOf = <Result>(
  personId: number | undefined,
  work: () => Promise<Result>,
): Promise<Result> => callers.run(personId, work)

export type Turn = {
  readonly end: () => void
  /** Whatever of the same person waits for a turn is refused as `busy`: it would wait for the same as this one did. */
  readonly refuseWaiting: () => void
}

type Waiting = { readonly begin: (turn: Turn) => void; readonly refuse: (reason: Error) => void }

type Line = { running: number; readonly waiting: Waiting[] }

const NOBODYS: Turn = { end: () => {}, refuseWaiting: () => {} }

/**
 * Turns at the database, of which one person has so many at once, in the order of asking; what is done on behalf of
 * nobody does not wait. Each process counts by itself, as it has connections of its own.
 */
export function createTurns(most: number): () => Promise<Turn> {
  const lines = new Map<number, Line>()

  const begin = (personId: number, line: Line): Turn => {
    line.running += 1
    return {
      // Not at once: the embedded engine works without ever letting the process read what others sent meanwhile.
      end: () => void setImmediate(end, personId, line),
      refuseWaiting: () => {
        for (const { refuse } of line.waiting.splice(0)) refuse(busy())
      },
    }
  }
  const end = (personId: number, line: Line) => {
    line.running -= 1
    line.waiting.shift()?.begin(begin(personId, line))
    if (line.running === 0) lines.delete(personId)
  }
  return async () => {
    const personId = callers.getStore()
    if (personId === undefined) return NOBODYS
    const line = lines.get(personId) ?? { running: 0, waiting: [] }
    lines.set(personId, line)
    if (line.running < most) return begin(personId, line)
    return new Promise((resolve, reject) => {
      line.waiting.push({ begin: resolve, refuse: reject })
    })
  }
}
