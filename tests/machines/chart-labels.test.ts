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

/** The events of the nodes; `always` has none. */
const eventsOf = (machine: AnyStateMachine) =>
  new Set(nodesOf(machine).flatMap((node) => [...node.transitions.keys()]))

const guardsOf = (machine: AnyStateMachine) =>
  new Set(
    nodesOf(machine)
      .flatMap(transitionsOf)
      .flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard)])),
  )

/**
 * xstate adds the timer of an `after` to the entry actions of its state, and its cancellation to the exit
 * actions.
 */
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

function nameOf(thing: unknown): string {
  if (typeof thing === 'string') return thing
  const { type } = thing as { type?: unknown }
  return typeof type === 'string' ? type : `without a name: ${String(thing)}`
}

/** Actors that a chart spawns by an action, by chart. */
const SPAWNED: Readonly<Record<string, readonly string[]>> = {
  'form-editor': ['choiceLists', 'postalCode'],
  transfers: ['upload'],
}

/** Names that two things of one chart share, by chart; one of the two should be renamed. */
const TAKEN_TWICE: Readonly<Record<string, readonly string[]>> = {}

const repeatedIn = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index).sort()

test('chart labels: every chart is listed', () => {
  const folders = readdirSync(new URL('../../machines/', import.meta.url))
  expect(charts.map((chart) => chart.name)).toEqual(folders.filter((name) => name !== 'support').sort())
})

test('chart labels: titles are unique', () => {
  expect(repeatedIn(charts.map(({ labels }) => labels.title))).toEqual([])
})

describe.each(charts)('labels of the chart $name', ({ name, machine, labels }) => {
  const states = getStateNodes(machine.root)
  const stateNames = states.map((node) => (node.meta as ChartMeta | undefined)?.label ?? '')
  const { events, guards, actions, delays, actors } = labels
  const names = [events, guards, actions, delays, actors].flatMap((table) => Object.values(table))

  test('every state has one', () => {
    expect(states.filter((_, index) => stateNames[index]?.trim() === '').map((node) => node.id)).toEqual([])
  })

  test('every event has one, and there are no others', () => {
    expect(Object.keys(events).sort()).toEqual([...eventsOf(machine)].sort())
  })

  test('every guard has one, and there are no others', () => {
    expect(Object.keys(guards).sort()).toEqual([...guardsOf(machine)].sort())
  })

  test('every action has one, and there are no others', () => {
    expect(Object.keys(actions).sort()).toEqual([...actionsOf(machine)].sort())
  })

  test('every delay has one, and there are no others', () => {
    expect(Object.keys(delays).sort()).toEqual([...delaysOf(machine)].sort())
  })

  test('every actor has one, and there are no others', () => {
    expect(Object.keys(actors).sort()).toEqual([...actorsOf(machine), ...(SPAWNED[name] ?? [])].sort())
  })

  test('none is empty', () => {
    const { title, purpose } = labels
    expect([title, purpose, ...names].filter((text) => text.trim() === '')).toEqual([])
  })

  test('the purpose is one sentence', () => {
    expect(labels.purpose).toMatch(/^[A-ZÀ-Ú][^.!?]*\.$/)
  })

  test('all are different', () => {
    const all = [...stateNames, ...names].map((text) => text.toLowerCase())
    expect(repeatedIn(all)).toEqual(TAKEN_TWICE[name] ?? [])
  })

  test('each fits on two lines of 26 characters at an arrow', () => {
    expect(names.filter((text) => text.length > 52)).toEqual([])
  })
})
