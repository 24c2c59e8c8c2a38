import { expect, test } from 'vitest'

import type { Graph } from '#planner/index.ts'

import { mergeAlike, withoutDominated } from './alike.ts'

/** Two rooms that react alike behind doors that do not, and one that only looks like them. */
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

test('nodes that react alike are one, and edges between them that do the same', () => {
  const { graph } = mergeAlike(house, byLabels, new Set())
  expect(graph.nodes.map(({ id }) => id)).toEqual(['hall', 'left', 'other', 'yard'])
  expect(graph.edges.map(({ from, to }) => [from, to])).toEqual([
    ['hall', 'left'],
    ['hall', 'other'],
    ['left', 'yard'],
    ['other', 'hall'],
  ])
})

test('a path of them is a path of the whole graph', () => {
  const { graph, inFull } = mergeAlike(house, byLabels, new Set())
  const way = ['hall', 'left'].flatMap(
    (node) => graph.edges.find(({ from, to }) => from === node && to !== 'other')?.id ?? [],
  )
  expect(inFull(way)).toEqual(['go left', 'leave left'])
})

test('what is not explored is like nothing else', () => {
  const { graph } = mergeAlike(house, byLabels, new Set(['right']))
  expect(graph.nodes.map(({ id }) => id)).toEqual(['hall', 'left', 'right', 'other', 'yard'])
})

test('of edges between two nodes stays what covers most', () => {
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
