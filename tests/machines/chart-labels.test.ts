import { readdirSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'

import type { ChartMeta } from '#machines/support/chart-meta.ts'

import { charts } from '../support/charts.ts'

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine.root)]

/** What the nodes react to; what they only pass through (`always`) has no event. */
const eventsOf = (machine: AnyStateMachine) =>
  new Set(nodesOf(machine).flatMap((node) => [...node.transitions.keys()]))

const guardsOf = (machine: AnyStateMachine) =>
  new Set(
    nodesOf(machine)
      .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
      .flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard)])),
  )

function nameOf(guard: unknown): string {
  if (typeof guard === 'string') return guard
  const { type } = guard as { type?: unknown }
  return typeof type === 'string' ? type : `a guard without a name: ${String(guard)}`
}

test('the list names every chart there is', () => {
  const folders = readdirSync(new URL('../../machines/', import.meta.url))
  expect(charts.map((chart) => chart.name)).toEqual(folders.filter((name) => name !== 'support').sort())
})

describe.each(charts)('$name: what analysts read', ({ machine, labels }) => {
  test('every state has a name', () => {
    const nameless = getStateNodes(machine.root)
      .filter((node) => !(node.meta as ChartMeta | undefined)?.label.trim())
      .map((node) => node.id)
    expect(nameless).toEqual([])
  })

  test('every event that the chart hears has a name, and no name is left over', () => {
    expect(Object.keys(labels.events).sort()).toEqual([...eventsOf(machine)].sort())
  })

  test('every guard that the chart asks has a name, and no name is left over', () => {
    expect(Object.keys(labels.guards).sort()).toEqual([...guardsOf(machine)].sort())
  })

  test('no name is blank', () => {
    const names = [...Object.values(labels.events), ...Object.values(labels.guards)]
    expect(names.filter((name) => name.trim() === '')).toEqual([])
  })
})
