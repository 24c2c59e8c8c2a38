import { afterEach, expect, test } from 'vitest'
import { setup } from 'xstate'

import { chartModel } from '../../tools/chart-paths/chart-model.ts'
import { onWalk, type WalkedPath } from '../../tools/chart-paths/walk-listener.ts'

let isFaulty = false

const door = setup({
  types: {} as { events: { readonly type: 'knocked' } },
  guards: {
    isHeard: () => {
      if (isFaulty) throw new Error('The guard fails')
      return true
    },
  },
}).createMachine({
  id: 'frontDoor',
  initial: 'closed',
  states: { closed: { on: { knocked: { guard: 'isHeard', target: 'open' } } }, open: {} },
})

const pathOf = () => {
  const cases = { knocks: { type: 'knocked' } } as const
  const [path] = chartModel(door, { input: undefined, cases, ways: [['knocks']] }).paths
  if (!path) throw new Error('There is no path')
  return path
}

const walked: WalkedPath[] = []

const listen = () => onWalk((one) => walked.push(one))

afterEach(() => {
  isFaulty = false
  walked.length = 0
  onWalk(() => {})
})

test('a walk that fails reports the error of the assertion, although its transitions cannot be found', async () => {
  listen()
  const walk = pathOf().walk({
    events: { knocked: () => {} },
    states: {
      closed: () => {},
      open: () => {
        isFaulty = true
        throw new Error('The door is not open')
      },
    },
  })
  await expect(walk).rejects.toThrow('The door is not open')
  expect(walked).toEqual([])
})

test('a walk that fails reports the states that it reached', async () => {
  listen()
  const walk = pathOf().walk({
    events: { knocked: () => {} },
    states: {
      closed: () => {},
      open: () => {
        throw new Error('The door is not open')
      },
    },
  })
  await expect(walk).rejects.toThrow('The door is not open\nPath:\n  0. start ⇒ closed\n✖ 1. knocks ⇒ open')
  expect(walked).toMatchObject([{ chart: 'front-door', cases: ['knocks'], states: ['closed', 'open'] }])
})

test('a walk that fails at its start says so', async () => {
  const walk = pathOf().walk({
    events: { knocked: () => {} },
    states: {
      closed: () => {
        throw new Error('The door is open')
      },
      open: () => {},
    },
  })
  await expect(walk).rejects.toThrow(/^The door is open\nPath:\n✖ 0\. start ⇒ closed\n {2}1\. knocks ⇒ open$/)
})

test('a walk fails if its transitions cannot be found', async () => {
  const walk = pathOf().walk({
    events: { knocked: () => {} },
    states: {
      closed: () => {},
      open: () => {
        isFaulty = true
      },
    },
  })
  await expect(walk).rejects.toThrow('The guard fails')
})
