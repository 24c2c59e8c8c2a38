import { expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import type { ChartModels } from '../../tools/chart-paths/chart-model.ts'
import { define } from '../../tools/chart-paths/chart-model.ts'
import { planOf } from '../../tools/chart-paths/chart-plan.ts'

const lamp = setup({
  types: {} as {
    events: { readonly type: 'pressed'; readonly strength: number } | { readonly type: 'broken' }
  },
  guards: { isFirm: ({ event }) => event.type === 'pressed' && event.strength > 1 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: { guard: 'isFirm', target: 'on' } } }, on: {} },
})

const row = (exceptions: Readonly<Record<string, string>> = {}): ChartModels => ({
  chart: 'lamp',
  exceptions,
  models: () => ({
    '': define(lamp, {
      input: undefined,
      cases: {
        'presses firmly': { type: 'pressed', strength: 2 },
        'presses hard': { type: 'pressed', strength: 3 },
        'presses lightly': { type: 'pressed', strength: 0 },
        breaks: { type: 'broken' },
      },
    }),
  }),
})

const planned = (exceptions?: Readonly<Record<string, string>>) =>
  planOf(row(exceptions), { criterion: 'guards', restartCost: 7.5 })

test('planOf takes every case, also one that takes the same transition as another or is refused', () => {
  expect(planned().paths.map(({ cases }) => cases)).toEqual([
    ['presses lightly', 'presses firmly'],
    ['presses hard'],
  ])
})

test('planOf names a case that no path can take', () => {
  expect(planned().missing).toEqual([
    {
      id: 'lamp/«breaks»',
      reason: 'nenhum estado alcançado tem transição para este caso',
      isAccepted: false,
    },
  ])
})

test('planOf accepts an exception for a case, and names one that is not needed', () => {
  const { missing, unneeded } = planned({
    'lamp/«breaks»': 'it never does',
    'lamp/«presses hard»': 'nobody can',
    'lamp/«presses twice»': 'it is no case',
  })
  expect(missing).toEqual([{ id: 'lamp/«breaks»', reason: 'it never does', isAccepted: true }])
  expect(unneeded).toEqual(['lamp/«presses hard»', 'lamp/«presses twice»'])
})

const list = setup({
  types: {} as { events: { readonly type: 'refreshed' } },
  actors: { read: fromPromise(() => Promise.resolve()) },
}).createMachine({
  id: 'list',
  initial: 'reading',
  states: {
    reading: { invoke: { id: 'read', src: 'read', onDone: 'shown' } },
    shown: { on: { refreshed: 'reading' } },
  },
})

const visit = define(list, {
  input: undefined,
  cases: { 'is read': { type: 'xstate.done.actor.read' }, refreshes: { type: 'refreshed' } },
})

const pathsOf = (criterion: 'guards' | 'visits') =>
  planOf(
    { chart: 'list', models: () => ({ first: visit, second: visit }) },
    { criterion, restartCost: 7.5 },
  ).paths.map(({ model, cases }) => [model, ...cases].join(', '))

test('planOf takes every case once, or in every visit, where no path then ends while a reply is awaited', () => {
  expect(pathsOf('guards')).toEqual(['first, is read, refreshes'])
  expect(pathsOf('visits').sort()).toEqual([
    'first, is read, refreshes, is read',
    'second, is read, refreshes, is read',
  ])
})
