import fc from 'fast-check'
import { expect, test } from 'vitest'

import { plan, walkAtRandom } from '#tools/chart-paths/planner/index.ts'

import { bruteForce, type Kind, smallGraph, walked } from './support.ts'

const KINDS: readonly Kind[] = ['states', 'edges', 'labels', 'pairs']
const RUNS = { numRuns: 12, seed: 1 }

const restartCost = fc.constantFrom(0, 1, 2.5, 10)
const longestPath = fc.integer({ min: 1, max: 5 })
const edgesFor = (kind: Kind) => (kind === 'pairs' ? 3 : 5)

test.each(['edges', 'pairs'] as const)(
  'plan for %s without longestPath has the optimal cost',
  (criterion) => {
    fc.assert(
      fc.property(smallGraph(edgesFor(criterion)), restartCost, (graph, restartCost) => {
        const made = plan(graph, { criterion, restartCost })
        const { goals, cost } = bruteForce(graph, criterion, restartCost)
        expect(made.cost).toBeCloseTo(cost, 6)
        expect(made.lowerBound).toBeCloseTo(cost, 6)
        expect(made.gap).toBeCloseTo(0, 6)
        expect([...made.covered].sort()).toEqual(goals)
      }),
      RUNS,
    )
  },
)

test.each(KINDS)('plan for %s covers every reachable goal with paths of the graph', (criterion) => {
  fc.assert(
    fc.property(smallGraph(edgesFor(criterion)), restartCost, (graph, restartCost) => {
      const made = plan(graph, { criterion, restartCost })
      const { goals, cost } = bruteForce(graph, criterion, restartCost)
      expect(walked(graph, criterion, made.paths)).toEqual(goals)
      expect([...made.covered].sort()).toEqual(goals)
      expect(made.beyondLimit).toEqual([])
      expect(made.lowerBound).toBeLessThanOrEqual(cost + 1e-6)
      expect(made.cost).toBeGreaterThanOrEqual(cost - 1e-6)
    }),
    RUNS,
  )
})

test.each(KINDS)('plan for %s respects longestPath, and its lower bound holds', (criterion) => {
  fc.assert(
    fc.property(
      smallGraph(edgesFor(criterion)),
      restartCost,
      longestPath,
      (graph, restartCost, longestPath) => {
        const made = plan(graph, { criterion, restartCost, longestPath })
        const { goals, cost } = bruteForce(graph, criterion, restartCost, longestPath)
        const whole = plan(graph, { criterion, restartCost })
        expect(walked(graph, criterion, made.paths)).toEqual(goals)
        expect([...made.covered, ...made.beyondLimit].sort()).toEqual([...whole.covered].sort())
        expect(made.unreachable).toEqual(whole.unreachable)
        expect(Math.max(0, ...made.paths.map(({ length }) => length))).toBeLessThanOrEqual(longestPath)
        expect(made.lowerBound).toBeLessThanOrEqual(cost + 1e-6)
        expect(made.cost).toBeGreaterThanOrEqual(cost - 1e-6)
      },
    ),
    RUNS,
  )
})

test('plan for a subset of the edges covers it, and its lower bound holds', () => {
  fc.assert(
    fc.property(
      smallGraph(6),
      restartCost,
      fc.subarray(['e0', 'e1', 'e2', 'e3']),
      (graph, restartCost, goals) => {
        const made = plan(graph, { criterion: 'edges', goals, restartCost })
        // The same goals as labels, for which the brute force knows the optimum.
        const labelled = {
          ...graph,
          edges: graph.edges.map((edge) => ({ ...edge, labels: goals.includes(edge.id) ? [edge.id] : [] })),
        }
        const best = bruteForce(labelled, 'labels', restartCost)
        expect([...made.covered].sort()).toEqual(best.goals)
        expect(walked(labelled, 'labels', made.paths)).toEqual(best.goals)
        expect(made.lowerBound).toBeLessThanOrEqual(best.cost + 1e-6)
        expect(made.cost).toBeGreaterThanOrEqual(best.cost - 1e-6)
      },
    ),
    RUNS,
  )
})

test.each(['states', 'labels'] as const)(
  'plan for %s has the optimal cost on small graphs, and an equal lower bound',
  (criterion) => {
    fc.assert(
      fc.property(smallGraph(7), restartCost, (graph, restartCost) => {
        const made = plan(graph, { criterion, restartCost })
        const { cost } = bruteForce(graph, criterion, restartCost)
        expect(made.cost).toBeCloseTo(cost, 6)
        expect(made.gap).toBeCloseTo(0, 6)
      }),
      { numRuns: 100, seed: 1 },
    )
  },
)

test.each(KINDS)('plan for %s reports the steps, restarts and cost of its paths', (criterion) => {
  fc.assert(
    fc.property(smallGraph(6), restartCost, (graph, restartCost) => {
      const made = plan(graph, { criterion, restartCost })
      expect(made.steps).toBe(made.paths.flat().length)
      expect(made.restarts).toBe(Math.max(0, made.paths.length - 1))
      expect(made.cost).toBe(made.steps + restartCost * made.restarts)
    }),
    RUNS,
  )
})

test.each(KINDS)('plan and walkAtRandom for %s are deterministic', (criterion) => {
  fc.assert(
    fc.property(smallGraph(edgesFor(criterion)), fc.integer(), (graph, seed) => {
      const options = { criterion, restartCost: 2, longestPath: 4, seed }
      expect(plan(structuredClone(graph), options)).toEqual(plan(graph, options))
      const walk = { ...options, stop: { steps: 20 }, restartChance: 0.1 }
      expect(walkAtRandom(structuredClone(graph), walk)).toEqual(walkAtRandom(graph, walk))
    }),
    RUNS,
  )
})

test.each(KINDS)(
  'walkAtRandom for %s follows edges, respects its limits and reports the goals it covers',
  (criterion) => {
    fc.assert(
      fc.property(smallGraph(edgesFor(criterion)), fc.integer(), longestPath, (graph, seed, longestPath) => {
        const made = walkAtRandom(graph, {
          criterion,
          restartCost: 1,
          longestPath,
          seed,
          stop: { steps: 30 },
        })
        const { goals } = bruteForce(graph, criterion, 1, longestPath)
        expect(made.steps).toBeLessThanOrEqual(30)
        expect(Math.max(0, ...made.paths.map(({ length }) => length))).toBeLessThanOrEqual(longestPath)
        expect([...made.covered, ...made.missed].sort()).toEqual(goals)
        expect(made.covered).toEqual(expect.arrayContaining([...walked(graph, criterion, made.paths)]))
      }),
      RUNS,
    )
  },
)
