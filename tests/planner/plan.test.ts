import { expect, test } from 'vitest'

import { type Graph, plan, walkAtRandom } from '#planner/index.ts'

/** Edges as 'id: from > to', each with its id as label; the first node is the start. */
const graphOf = (...edges: readonly string[]): Graph => {
  const parsed = edges.map((edge) => {
    const [id = '', from = '', to = ''] = edge.split(/: | > /)
    return { id, from, to, labels: [id] }
  })
  const names = new Set(parsed.flatMap(({ from, to }) => [from, to]))
  return { nodes: [...names].map((id) => ({ id, labels: [id] })), edges: parsed, start: 'a' }
}

test('A graph without nodes gives a plan without paths.', () => {
  const made = plan({ nodes: [], edges: [], start: 'a' }, { criterion: 'edges', restartCost: 5 })
  expect(made).toEqual({
    paths: [],
    steps: 0,
    restarts: 0,
    cost: 0,
    lowerBound: 0,
    gap: 0,
    covered: [],
    unreachable: [],
    beyondLimit: [],
  })
})

test('The state at the start is covered by one path without a step.', () => {
  const graph: Graph = { nodes: [{ id: 'a', labels: ['idle'] }], edges: [], start: 'a' }
  const made = plan(graph, { criterion: 'states', restartCost: 5 })
  expect(made.paths).toEqual([[]])
  expect(made.covered).toEqual(['idle'])
  expect(made.cost).toBe(0)
})

test('Self loops and parallel edges are each taken in one path.', () => {
  const graph = graphOf('loop: a > a', 'one: a > b', 'other: a > b', 'back: b > a')
  const made = plan(graph, { criterion: 'edges', restartCost: 10 })
  expect(made.paths).toHaveLength(1)
  expect(made.steps).toBe(4)
  expect([...(made.paths[0] ?? [])].sort()).toEqual(['back', 'loop', 'one', 'other'])
})

test('A way back is taken where it costs less than a restart; where there is none a path begins.', () => {
  const graph = graphOf('out: a > b', 'back: b > a', 'left: b > c', 'up: c > b', 'right: b > d')
  expect(plan(graph, { criterion: 'edges', restartCost: 10 }).restarts).toBe(0)
  const forks = graphOf('left: a > b', 'right: a > c')
  expect(plan(forks, { criterion: 'edges', restartCost: 10 })).toMatchObject({ restarts: 1, cost: 12 })
})

test('Goals that no path covers are named, also those that nothing in the graph has.', () => {
  const graph = graphOf('one: a > b', 'far: x > y')
  expect(plan(graph, { criterion: 'edges', restartCost: 1 })).toMatchObject({
    covered: ['one'],
    unreachable: ['far'],
  })
  const made = plan(graph, { criterion: 'labels', goals: ['one', 'never'], restartCost: 1 })
  expect(made).toMatchObject({ covered: ['one'], unreachable: ['never'] })
})

test('A goal that only a path above the limit covers is named apart from one that no path covers.', () => {
  const graph = graphOf('one: a > b', 'two: b > c', 'three: c > d', 'four: x > y')
  const made = plan(graph, { criterion: 'edges', restartCost: 1, longestPath: 2 })
  expect(made.paths).toEqual([['one', 'two']])
  expect(made.beyondLimit).toEqual(['three'])
  expect(made.unreachable).toEqual(['four'])
})

test('An edge to a node that does not exist is refused.', () => {
  const graph: Graph = { nodes: [{ id: 'a' }], edges: [{ id: 'one', from: 'a', to: 'b' }], start: 'a' }
  expect(() => plan(graph, { criterion: 'edges', restartCost: 1 })).toThrow(
    'The edge one names the node b, which does not exist',
  )
})

test('A restart at a negative cost is refused.', () => {
  expect(() => plan(graphOf('one: a > b'), { criterion: 'edges', restartCost: -1 })).toThrow(
    'The cost of a restart must be a number that is not negative',
  )
})

test('A random walk ends as soon as the wanted share of the goals is covered.', () => {
  const graph = graphOf('one: a > b', 'two: b > c', 'three: c > d', 'four: d > a')
  const made = walkAtRandom(graph, {
    criterion: 'edges',
    restartCost: 1,
    stop: { steps: 100, covered: 50 },
  })
  expect(made.paths).toEqual([['one', 'two']])
  expect(made.missed).toEqual(['three', 'four'])
})

test('The optimum for 10,000 edges is found.', () => {
  const nodes = Array.from({ length: 4_000 }, (_, index) => ({ id: `${index}` }))
  const edges = Array.from({ length: 10_000 }, (_, index) => ({
    id: `e${index}`,
    from: `${index % 4_000}`,
    to: `${index < 4_000 ? (index + 1) % 4_000 : (index * 7_919) % 4_000}`,
  }))
  const made = plan({ nodes, edges, start: '0' }, { criterion: 'edges', restartCost: 7.5 })
  expect(new Set(made.paths.flat()).size).toBe(10_000)
  expect(made.gap).toBe(0)
})

test('Where only a fraction of each way would do, the bound is the next cost that paths can have.', () => {
  // The goal is carried by either edge of a fork, each of which has a goal of its own behind it.
  const graph: Graph = {
    nodes: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })),
    edges: [
      { id: 'left', from: 'a', to: 'b', labels: ['x', 'y'] },
      { id: 'right', from: 'a', to: 'c', labels: ['y', 'z'] },
      { id: 'middle', from: 'a', to: 'd', labels: ['x', 'z'] },
    ],
    start: 'a',
  }
  // Half of each edge covers all three goals at the cost of 1.5 steps and half a restart.
  expect(plan(graph, { criterion: 'labels', restartCost: 2.5 })).toMatchObject({ cost: 4.5, lowerBound: 4.5 })
})
