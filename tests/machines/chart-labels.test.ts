import { readdirSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'

import type { ChartMeta } from '#machines/support/chart-meta.ts'

import { charts } from '../../model-tests/charts.ts'

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine.root)]

const transitionsOf = (node: AnyStateNode) => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** What the nodes react to; what they only pass through (`always`) has no event. */
const eventsOf = (machine: AnyStateMachine) =>
  new Set(nodesOf(machine).flatMap((node) => [...node.transitions.keys()]))

const guardsOf = (machine: AnyStateMachine) =>
  new Set(
    nodesOf(machine)
      .flatMap(transitionsOf)
      .flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard)])),
  )

/** xstate adds the timer of an `after` to the entry of its state, and what stops it to the exit. */
const isTimer = (action: unknown) =>
  typeof action === 'function' &&
  'type' in action &&
  (action.type === 'xstate.cancel' ||
    (action.type === 'xstate.raise' && 'delay' in action && action.delay !== undefined))

const actionsOf = (machine: AnyStateMachine) =>
  new Set(
    nodesOf(machine)
      .flatMap((node) => [
        ...node.entry,
        ...node.exit,
        ...transitionsOf(node).flatMap(({ actions }) => actions),
        ...(node.initial?.actions ?? []),
      ])
      .filter((action) => !isTimer(action))
      .map(nameOf),
  )

const delaysOf = (machine: AnyStateMachine) =>
  new Set(nodesOf(machine).flatMap((node) => node.after.map(({ delay }) => String(delay))))

const actorsOf = (machine: AnyStateMachine) =>
  new Set(nodesOf(machine).flatMap((node) => node.invoke.map(({ src }) => nameOf(src))))

/** Of a guard, an action or an actor. */
function nameOf(thing: unknown): string {
  if (typeof thing === 'string') return thing
  const { type } = thing as { type?: unknown }
  return typeof type === 'string' ? type : `without a name: ${String(thing)}`
}

/** Actors that a chart starts with an action, while it is in whatever state. */
const SPAWNED: Readonly<Record<string, readonly string[]>> = {
  'form-editor': ['choiceLists', 'postalCode'],
  transfers: ['upload'],
}

/** Names that two things of one chart have, by the chart; one of the two is to get another. */
const TAKEN_TWICE: Readonly<Record<string, readonly string[]>> = {}

const repeatedIn = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index).sort()

test('the list names every chart there is', () => {
  const folders = readdirSync(new URL('../../machines/', import.meta.url))
  expect(charts.map((chart) => chart.name)).toEqual(folders.filter((name) => name !== 'support').sort())
})

test('no two charts have the same title', () => {
  expect(repeatedIn(charts.map(({ labels }) => labels.title))).toEqual([])
})

describe.each(charts)('$name: what analysts read', ({ name, machine, labels }) => {
  const states = getStateNodes(machine.root)
  const stateNames = states.map((node) => (node.meta as ChartMeta | undefined)?.label ?? '')
  const { events, guards, actions, delays, actors } = labels
  const names = [events, guards, actions, delays, actors].flatMap((table) => Object.values(table))

  test('every state has a name', () => {
    expect(states.filter((_, index) => stateNames[index]?.trim() === '').map((node) => node.id)).toEqual([])
  })

  test('every event that the chart hears has a name, and no name is left over', () => {
    expect(Object.keys(events).sort()).toEqual([...eventsOf(machine)].sort())
  })

  test('every guard that the chart asks has a name, and no name is left over', () => {
    expect(Object.keys(guards).sort()).toEqual([...guardsOf(machine)].sort())
  })

  test('every action that the chart takes has a name, and no name is left over', () => {
    expect(Object.keys(actions).sort()).toEqual([...actionsOf(machine)].sort())
  })

  test('every delay that the chart waits has a name, and no name is left over', () => {
    expect(Object.keys(delays).sort()).toEqual([...delaysOf(machine)].sort())
  })

  test('every actor that the chart starts has a name, and no name is left over', () => {
    expect(Object.keys(actors).sort()).toEqual([...actorsOf(machine), ...(SPAWNED[name] ?? [])].sort())
  })

  test('no name is blank', () => {
    const { title, purpose } = labels
    expect([title, purpose, ...names].filter((text) => text.trim() === '')).toEqual([])
  })

  test('the purpose is one sentence', () => {
    expect(labels.purpose).toMatch(/^[A-ZÀ-Ú][^.!?]*\.$/)
  })

  test('no two names are the same', () => {
    const all = [...stateNames, ...names].map((text) => text.toLowerCase())
    expect(repeatedIn(all)).toEqual(TAKEN_TWICE[name] ?? [])
  })

  test('a name fits on two lines of 26 characters at an arrow', () => {
    expect(names.filter((text) => text.length > 52)).toEqual([])
  })
})
