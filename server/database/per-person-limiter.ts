import { actingPerson } from '#server/kernel/acting.ts'
import { busy } from '#server/kernel/errors.ts'

export type Permit = {
  readonly end: () => void
  /** Rejects waiting work of the same person as `busy`: it would wait for the same lock. */
  readonly refuseWaiting: () => void
}

type Waiting = { readonly begin: (permit: Permit) => void; readonly refuse: (reason: Error) => void }

type Line = { running: number; readonly waiting: Waiting[] }

const NO_PERMIT: Permit = { end: () => {}, refuseWaiting: () => {} }

/**
 * Limits how many connections one person uses at once; more wait in a queue. Work without a person never
 * waits. Each process counts separately, as it has its own connections.
 */
export function createPerPersonLimiter(most: number): () => Promise<Permit> {
  const lines = new Map<number, Line>()

  const begin = (personId: number, line: Line): Permit => {
    line.running += 1
    return {
      // Deferred: the embedded engine does not return to the event loop, so other requests would not be read.
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
    const personId = actingPerson()
    if (personId === undefined) return NO_PERMIT
    const line = lines.get(personId) ?? { running: 0, waiting: [] }
    lines.set(personId, line)
    if (line.running < most) return begin(personId, line)
    return new Promise((resolve, reject) => {
      line.waiting.push({ begin: resolve, refuse: reject })
    })
  }
}
