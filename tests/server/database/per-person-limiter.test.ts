import { describe, expect, test } from 'vitest'

import { createPerPersonLimiter, type Permit } from '#server/database/per-person-limiter.ts'
import { onBehalfOf } from '#server/kernel/acting.ts'

const BUSY = 'O portal está muito ocupado. Tente novamente em alguns segundos.'
const [MARINA, CARLOS] = [1, 2]

/** Resolves after all pending work. */
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** Requests permits and records who got one. */
function permits() {
  const takePermit = createPerPersonLimiter(2)
  const began: string[] = []
  const refused: string[] = []
  const underWay = new Map<string, Permit>()
  const ask = (name: string, personId: number | undefined) =>
    onBehalfOf(personId, takePermit).then(
      (permit) => {
        began.push(name)
        underWay.set(name, permit)
      },
      (error: Error) => refused.push(`${name}: ${error.message}`),
    )
  return {
    began,
    refused,
    ask: async (names: readonly string[], personId: number | undefined) => {
      for (const name of names) void ask(name, personId)
      await settled()
    },
    end: async (name: string) => {
      underWay.get(name)?.end()
      await settled()
    },
    refuseWaiting: async (name: string) => {
      underWay.get(name)?.refuseWaiting()
      await settled()
    },
  }
}

describe('createPerPersonLimiter', () => {
  test('gives one person two at a time in order, without delaying another', async () => {
    const { ask, began, end } = permits()
    await ask(['first', 'second', 'third', 'fourth'], MARINA)
    await ask(['of another'], CARLOS)
    expect(began).toEqual(['first', 'second', 'of another'])
    await end('second')
    expect(began).toEqual(['first', 'second', 'of another', 'third'])
    await end('of another')
    expect(began).toHaveLength(4)
    await end('first')
    expect(began.at(-1)).toBe('fourth')
  })

  test('does not limit work without a person', async () => {
    const { ask, began } = permits()
    await ask(['first', 'second', 'third'], undefined)
    expect(began).toHaveLength(3)
  })

  test('refuses the waiting calls of a person after a timeout, and later ones succeed', async () => {
    const { ask, began, refused, end, refuseWaiting } = permits()
    await ask(['first', 'second', 'third', 'fourth'], MARINA)
    await ask(['a', 'b', 'c'], CARLOS)
    await refuseWaiting('first')
    expect(refused).toEqual([`third: ${BUSY}`, `fourth: ${BUSY}`])
    await ask(['fifth'], MARINA)
    await end('first')
    expect(began).toEqual(['first', 'second', 'a', 'b', 'fifth'])
    await end('a')
    expect(began.at(-1)).toBe('c')
  })
})
