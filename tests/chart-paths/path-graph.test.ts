import { expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'

import { define } from '../../tools/chart-paths/chart-model.ts'
import { pathGraph } from '../../tools/chart-paths/path-graph.ts'
import { watched } from '../../tools/chart-paths/watched-chart.ts'

const door = setup({
  types: {} as {
    context: { knocks: number; colour: string }
    input: { colour: string }
    events: { readonly type: 'knocked' } | { readonly type: 'painted' } | { readonly type: 'left' }
  },
  guards: { isHeard: ({ context }) => context.knocks >= 2 },
}).createMachine({
  id: 'door',
  context: ({ input }) => ({ knocks: 0, colour: input.colour }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        knocked: [
          { guard: 'isHeard', target: 'open' },
          { actions: assign({ knocks: ({ context }) => context.knocks + 1 }) },
        ],
        painted: { actions: assign({ colour: ({ context }) => `${context.colour}!` }) },
      },
    },
    open: { type: 'final' },
  },
})

const cases = { knocks: { type: 'knocked' }, leaves: { type: 'left' } } as const
const red = define(door, { input: { colour: 'red' }, cases })
const blue = define(door, { input: { colour: 'blue' }, cases })
const painted = define(door, { input: { colour: 'red' }, cases: { paints: { type: 'painted' } } })
const chart = watched('door', door)

test('pathGraph makes a node of states and context, and an edge to the start of each model', () => {
  const { graph, moves, faults } = pathGraph(chart, { red, blue })
  expect(graph.start).toBe('start')
  expect(graph.nodes).toHaveLength(9)
  expect(graph.edges.slice(0, 3)).toEqual([
    { id: 'start red', from: 'start', to: '1', labels: ['closed'] },
    { id: 'start blue', from: 'start', to: '2', labels: ['closed'] },
    {
      id: '1 knocks',
      from: '1',
      to: '3',
      labels: ['door/closed/knocked#1/false', 'door/closed/knocked#2', 'closed'],
    },
  ])
  expect(moves.get('start blue')).toEqual({ model: 'blue', name: null, taken: [] })
  expect(moves.get('1 knocks')?.name).toBe('knocks')
  expect(faults).toEqual([])
})

test('pathGraph accepts a projection that omits data without effect', () => {
  const { graph, faults } = pathGraph(chart, { red }, ({ context }) => context.knocks)
  expect(graph.nodes).toHaveLength(5)
  expect(faults).toEqual([])
})

test('pathGraph reports a projection that omits data with an effect, with both paths', () => {
  const { faults } = pathGraph(chart, { red }, ({ context }) => context.knocks > 0)
  expect(faults).toEqual([
    '«red → knocks» and «red → knocks → knocks» lead to closed alike, but «knocks» takes door/closed/knocked#1/false, door/closed/knocked#2 in the first and door/closed/knocked#1/true, door/closed/knocked#1 in the second; they differ in knocks',
  ])
})

test('pathGraph names the part of the context that grows without limit', () => {
  const { graph, open, growing } = pathGraph(chart, { painted }, undefined, 10)
  expect(graph.nodes).toHaveLength(11)
  expect(open.size).toBe(1)
  expect(growing).toEqual(['colour (10 values)'])
})

const alarm = setup({
  types: {} as { events: { readonly type: 'armed' } },
  actors: { watch: fromPromise(() => Promise.resolve()) },
}).createMachine({
  id: 'alarm',
  initial: 'idle',
  states: { idle: { on: { armed: 'armed' } }, armed: { invoke: { id: 'watch', src: 'watch' } } },
})

test('pathGraph ends a chart with the error of an actor only where the actor runs', () => {
  const failing = define(alarm, {
    input: undefined,
    cases: { arms: { type: 'armed' }, fails: { type: 'xstate.error.actor.watch' } },
  })
  const { graph } = pathGraph(watched('alarm', alarm), { '': failing })
  expect(graph.edges.map(({ id }) => id)).toEqual(['start ', '1 arms', '2 fails'])
})
