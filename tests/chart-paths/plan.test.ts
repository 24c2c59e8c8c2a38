import { expect, test } from 'vitest'

import { type Graph, plan, walkAtRandom } from '#tools/chart-paths/planner/index.ts'

/** Edges as 'id: from > to', each with its id as label; the first node is the start. */
const graphOf = (...edges: readonly string[]): Graph => {
  const parsed = edges.map((edge) => {
    const [id = '', from = '', to = ''] = edge.split(/: | > /)
    return { id, from, to, labels: [id] }
  })
  const names = new Set(parsed.flatMap(({ from, to }) => [from, to]))
  return { nodes: [...names].map((id) => ({ id, labels: [id] })), edges: parsed, start: 'a' }
}

test('plan returns no paths for a graph without nodes', () => {
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

test('plan covers the start state with one path without steps', () => {
  const graph: Graph = { nodes: [{ id: 'a', labels: ['idle'] }], edges: [], start: 'a' }
  const made = plan(graph, { criterion: 'states', restartCost: 5 })
  expect(made.paths).toEqual([[]])
  expect(made.covered).toEqual(['idle'])
  expect(made.cost).toBe(0)
})

test('plan takes self loops and parallel edges in one path', () => {
  const graph = graphOf('loop: a > a', 'one: a > b', 'other: a > b', 'back: b > a')
  const made = plan(graph, { criterion: 'edges', restartCost: 10 })
  expect(made.paths).toHaveLength(1)
  expect(made.steps).toBe(4)
  expect([...(made.paths[0] ?? [])].sort()).toEqual(['back', 'loop', 'one', 'other'])
})

test('plan takes an edge back if it costs less than a restart, and starts another path if there is none', () => {
  const graph = graphOf('out: a > b', 'back: b > a', 'left: b > c', 'up: c > b', 'right: b > d')
  expect(plan(graph, { criterion: 'edges', restartCost: 10 }).restarts).toBe(0)
  const forks = graphOf('left: a > b', 'right: a > c')
  expect(plan(forks, { criterion: 'edges', restartCost: 10 })).toMatchObject({ restarts: 1, cost: 12 })
})

test('plan reports unreachable goals, including those that are not in the graph', () => {
  const graph = graphOf('one: a > b', 'far: x > y')
  expect(plan(graph, { criterion: 'edges', restartCost: 1 })).toMatchObject({
    covered: ['one'],
    unreachable: ['far'],
  })
  const made = plan(graph, { criterion: 'labels', goals: ['one', 'never'], restartCost: 1 })
  expect(made).toMatchObject({ covered: ['one'], unreachable: ['never'] })
})

test('plan reports goals beyond the longest path separately from unreachable ones', () => {
  const graph = graphOf('one: a > b', 'two: b > c', 'three: c > d', 'four: x > y')
  const made = plan(graph, { criterion: 'edges', restartCost: 1, longestPath: 2 })
  expect(made.paths).toEqual([['one', 'two']])
  expect(made.beyondLimit).toEqual(['three'])
  expect(made.unreachable).toEqual(['four'])
})

test('plan rejects an edge to an unknown node', () => {
  const graph: Graph = { nodes: [{ id: 'a' }], edges: [{ id: 'one', from: 'a', to: 'b' }], start: 'a' }
  expect(() => plan(graph, { criterion: 'edges', restartCost: 1 })).toThrow(
    'The edge one names the node b, which does not exist',
  )
})

test('plan rejects a negative restart cost', () => {
  expect(() => plan(graphOf('one: a > b'), { criterion: 'edges', restartCost: -1 })).toThrow(
    'The cost of a restart must be a number that is not negative',
  )
})

test.each([
  [{ restartCost: -1 }, 'The cost of a restart must be a number that is not negative'],
  [{ longestPath: 0 }, 'The longest path must be a whole number above 0'],
  [{ restartChance: 7 }, 'The chance of a restart must be a number from 0 to 1'],
  [{ stop: { steps: -5 } }, 'The steps of a walk must be a whole number above 0'],
])('walkAtRandom rejects %j', (wrong, sentence) => {
  const walk = () =>
    walkAtRandom(graphOf('one: a > b'), { criterion: 'edges', restartCost: 1, stop: { steps: 9 }, ...wrong })
  expect(walk).toThrow(sentence)
})

test('walkAtRandom stops at the requested coverage', () => {
  const graph = graphOf('one: a > b', 'two: b > c', 'three: c > d', 'four: d > a')
  const made = walkAtRandom(graph, {
    criterion: 'edges',
    restartCost: 1,
    stop: { steps: 100, covered: 50 },
  })
  expect(made.paths).toEqual([['one', 'two']])
  expect(made.missed).toEqual(['three', 'four'])
})

test('plan finds the optimum for 10,000 edges', () => {
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

test('plan raises a fractional lower bound to the next possible cost', () => {
  // Each label is on two of the three edges.
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
