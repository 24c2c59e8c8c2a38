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

const repeatedIn = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index).sort()

test('chart labels: titles are unique', () => {
  expect(repeatedIn(charts.map(({ labels }) => labels.title))).toEqual([])
})

const labelsOfStates = (machine: AnyStateMachine) =>
  getStateNodes(machine.root).map((node) => (node.meta as ChartMeta | undefined)?.label ?? '')

/** What a chart uses, by the kinds of names that have labels. */
const USED = {
  events: ({ machine }: Chart) => eventsOf(machine),
  guards: guardsOf,
  actions: ({ machine }: Chart) => actionsOf(machine),
  delays: ({ machine }: Chart) => delaysOf(machine),
  actors: ({ name, machine }: Chart) => new Set([...actorsOf(machine), ...(SPAWNED[name] ?? [])]),
}
const KINDS = ['events', 'guards', 'actions', 'delays', 'actors'] as const

const namesOf = (labels: Labels) => KINDS.flatMap((kind) => Object.values(labels[kind]))

describe('labels of every chart', () => {
  /** '<chart>: <what is wrong>' for all charts. */
  const offenders = (found: (chart: Chart) => readonly string[]) =>
    charts.flatMap((chart) => found(chart).map((text) => `${chart.name}: ${text}`))

  test('every state has one', () => {
    const unnamed = offenders(({ machine }) => {
      const labels = labelsOfStates(machine)
      return getStateNodes(machine.root)
        .filter((_, index) => labels[index]?.trim() === '')
        .map((node) => node.id)
    })
    expect(unnamed).toEqual([])
  })

  test.each(KINDS)('the %s that are used have one, and there are no others', (kind) => {
    const differing = offenders((chart) => {
      const names = Object.keys(chart.labels[kind])
      const used = USED[kind](chart)
      return [
        ...[...used].filter((name) => !names.includes(name)),
        ...names.filter((name) => !used.has(name)),
      ]
    })
    expect(differing).toEqual([])
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
    expect(repeated).toEqual([])
  })

  test('each fits on two lines of 26 characters at an arrow', () => {
    expect(offenders(({ labels }) => namesOf(labels).filter((text) => text.length > 52))).toEqual([])
  })
})
