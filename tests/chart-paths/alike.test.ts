import { expect, test } from 'vitest'

import type { Graph } from '#tools/chart-paths/planner/index.ts'

import { mergeAlike, withoutDominated } from '../../tools/chart-paths/alike.ts'

/** Two nodes with equal edges, reached by different edges, and a third that only looks like them. */
const house: Graph = {
  start: 'hall',
  nodes: ['hall', 'left', 'right', 'other', 'yard'].map((id) => ({ id })),
  edges: [
    { id: 'go left', from: 'hall', to: 'left', labels: ['go'] },
    { id: 'go right', from: 'hall', to: 'right', labels: ['go'] },
    { id: 'go on', from: 'hall', to: 'other', labels: ['go'] },
    { id: 'leave left', from: 'left', to: 'yard', labels: ['leave'] },
    { id: 'leave right', from: 'right', to: 'yard', labels: ['leave'] },
    { id: 'return', from: 'other', to: 'hall', labels: ['leave'] },
  ],
}

const byLabels = ({ labels = [] }: { readonly labels?: readonly string[] }) => labels.join(' ')

test('mergeAlike merges nodes that behave alike, and equal edges between them', () => {
  const { graph } = mergeAlike(house, byLabels, new Set())
  expect(graph.nodes.map(({ id }) => id)).toEqual(['hall', 'left', 'other', 'yard'])
  expect(graph.edges.map(({ from, to }) => [from, to])).toEqual([
    ['hall', 'left'],
    ['hall', 'other'],
    ['left', 'yard'],
    ['other', 'hall'],
  ])
})

test('mergeAlike translates a path of the merged graph into one of the whole graph', () => {
  const { graph, inFull } = mergeAlike(house, byLabels, new Set())
  const way = ['hall', 'left'].flatMap(
    (node) => graph.edges.find(({ from, to }) => from === node && to !== 'other')?.id ?? [],
  )
  expect(inFull(way)).toEqual(['go left', 'leave left'])
})

test('mergeAlike does not merge unexplored nodes', () => {
  const { graph } = mergeAlike(house, byLabels, new Set(['right']))
  expect(graph.nodes.map(({ id }) => id)).toEqual(['hall', 'left', 'right', 'other', 'yard'])
})

test('withoutDominated keeps the edge with the most labels between two nodes', () => {
  const graph: Graph = {
    start: 'a',
    nodes: [{ id: 'a' }, { id: 'b' }],
    edges: [
      { id: 'one', from: 'a', to: 'b', labels: ['x'] },
      { id: 'both', from: 'a', to: 'b', labels: ['x', 'y'] },
      { id: 'again', from: 'a', to: 'b', labels: ['x', 'y'] },
      { id: 'other', from: 'a', to: 'b', labels: ['z'] },
      { id: 'idle', from: 'b', to: 'b', labels: [] },
      { id: 'turn', from: 'b', to: 'b', labels: ['x'] },
      { id: 'back', from: 'b', to: 'a', labels: [] },
    ],
  }
  expect(withoutDominated(graph).edges.map(({ id }) => id)).toEqual(['both', 'other', 'turn', 'back'])
})
