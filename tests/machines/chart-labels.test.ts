import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'

import type { ChartMeta } from '#machines/support/chart-meta.ts'

import { charts } from '#tools/chart-paths/charts.ts'

type Chart = (typeof charts)[number]
type Labels = Chart['labels']

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine.root)]

const transitionsOf = (node: AnyStateNode) => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** The events of the nodes; `always` has none. */
const eventsOf = (machine: AnyStateMachine) =>
  new Set(nodesOf(machine).flatMap((node) => [...node.transitions.keys()]))

/** Names of guards, and those with their constant parameters that have a label of their own. */
const guardsOf = ({ machine, labels }: Chart) =>
  new Set(
    nodesOf(machine)
      .flatMap(transitionsOf)
      .flatMap(({ guard }) => {
        if (guard === undefined) return []
        const { params } = guard as { params?: unknown }
        const withParameters = `${nameOf(guard)}: ${Object.values(params ?? {}).join(', ')}`
        return [nameOf(guard), ...(withParameters in labels.guards ? [withParameters] : [])]
      }),
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
  'form-editor': ['formOptions', 'postalCode'],
  'upload-queue': ['upload'],
}

/** Names that two things of one chart share, by chart; one of the two should be renamed. */
const TAKEN_TWICE: Readonly<Record<string, readonly string[]>> = {}

const repeatedIn = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index).sort()

test('chart labels: titles are unique', () => {
  expect(repeatedIn(charts.map(({ labels }) => labels.title))).toEqual([])
})

const labelsOfStates = (machine: AnyStateMachine) =>
  getStateNodes(machine.root).map((node) => (node.meta as ChartMeta | undefined)?.label ?? '')

const namesOf = ({ events, guards, actions, delays, actors }: Labels) =>
  [events, guards, actions, delays, actors].flatMap((table) => Object.values(table))

describe('labels of every chart', () => {
  /** '<chart>: <what is wrong>' for all charts. */
  const offenders = (found: (chart: Chart) => readonly string[]) =>
    charts.flatMap((chart) => found(chart).map((text) => `${chart.name}: ${text}`))

  const differing = (labelled: (labels: Labels) => object, used: (chart: Chart) => Iterable<string>) =>
    offenders((chart) => {
      const names = new Set(Object.keys(labelled(chart.labels)))
      const inUse = new Set(used(chart))
      return [
        ...[...inUse].filter((name) => !names.has(name)),
        ...[...names].filter((name) => !inUse.has(name)),
      ]
    })

  test('every state has one', () => {
    const unnamed = offenders(({ machine }) => {
      const labels = labelsOfStates(machine)
      return getStateNodes(machine.root)
        .filter((_, index) => labels[index]?.trim() === '')
        .map((node) => node.id)
    })
    expect(unnamed).toEqual([])
  })

  test('every event has one, and there are no others', () => {
    expect(
      differing(
        ({ events }) => events,
        ({ machine }) => eventsOf(machine),
      ),
    ).toEqual([])
  })

  test('every guard has one, and there are no others', () => {
    expect(differing(({ guards }) => guards, guardsOf)).toEqual([])
  })

  test('every action has one, and there are no others', () => {
    expect(
      differing(
        ({ actions }) => actions,
        ({ machine }) => actionsOf(machine),
      ),
    ).toEqual([])
  })

  test('every delay has one, and there are no others', () => {
    expect(
      differing(
        ({ delays }) => delays,
        ({ machine }) => delaysOf(machine),
      ),
    ).toEqual([])
  })

  test('every actor has one, and there are no others', () => {
    const used = ({ name, machine }: Chart) => [...actorsOf(machine), ...(SPAWNED[name] ?? [])]
    expect(differing(({ actors }) => actors, used)).toEqual([])
  })

  test('none is empty', () => {
    const empty = offenders(({ labels }) =>
      [labels.title, labels.purpose, ...namesOf(labels)].filter((text) => text.trim() === ''),
    )
    expect(empty).toEqual([])
  })

  test('the purpose is one sentence', () => {
    const others = offenders(({ labels: { purpose } }) =>
      /^[A-ZÀ-Ú][^.!?]*\.$/.test(purpose) ? [] : [purpose],
    )
    expect(others).toEqual([])
  })

  test('all are different within a chart', () => {
    const repeated = offenders(({ machine, labels }) =>
      repeatedIn([...labelsOfStates(machine), ...namesOf(labels)].map((text) => text.toLowerCase())),
    )
    expect(repeated).toEqual(offenders(({ name }) => TAKEN_TWICE[name] ?? []))
  })

  test('each fits on two lines of 26 characters at an arrow', () => {
    expect(offenders(({ labels }) => namesOf(labels).filter((text) => text.length > 52))).toEqual([])
  })
})
