import { type AnyActor, type AnyStateMachine, type AnyStateNode, SpecialTargets } from 'xstate'
import { getStateNodes } from 'xstate/graph'

import { messages as sentences } from '#domain/messages.ts'
import type { AnyChartLabels } from '#machines/support/chart-labels.ts'
import type { ChartMeta } from '#machines/support/chart-meta.ts'

import { watched } from '../../chart-paths/watched-chart.ts'
import type { Flow, FlowCall, FlowMessage, FlowState, FlowTransition } from './flow.ts'

export type NamedChart = {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly labels: AnyChartLabels
}

/** Charts by the id of their machine, which is also their name in the actor system. */
export type ChartNames = { readonly byMachine: (id: string) => string | null }

/** Describes one chart from its machine and its labels. Throws where a label is missing. */
export function describeChart({ name, machine, labels }: NamedChart, names: ChartNames): Flow {
  const labelOf = (kind: 'events' | 'guards' | 'actions' | 'actors', key: string): string => {
    const label = labels[kind][key]
    if (label === undefined) throw new Error(`${name} has no label for "${key}" among its ${kind}`)
    return label
  }
  const actionLabels = (actions: readonly unknown[]) =>
    actions.filter((action) => !isTimer(action)).map((action) => labelOf('actions', typeOf(action)))

  /** Of a guard with constant parameters the label may be that of 'name: parameters'. */
  const guardLabel = (guard: unknown): string => {
    const { params } = guard as { params?: unknown }
    const named =
      typeof params === 'object' && params !== null
        ? labels.guards[`${typeOf(guard)}: ${Object.values(params).join(', ')}`]
        : undefined
    return named ?? labelOf('guards', typeOf(guard))
  }

  const callOf = ({ src, id }: { src: unknown; id: string }): FlowCall => {
    const source = typeOf(src)
    return { id, label: labelOf('actors', source), chart: chartOf(source), server: [] }
  }
  /** A chart whose code is loaded later is represented by a machine with the same id. */
  const chartOf = (source: string) => {
    const logic: unknown = machine.implementations.actors[source]
    return names.byMachine(isMachine(logic) ? logic.id : source)
  }

  const stateOf = (node: AnyStateNode): FlowState => {
    const meta = node.meta as ChartMeta | undefined
    return {
      id: idOf(node),
      label: node.parent === undefined ? labels.title : (meta?.label ?? node.key),
      help: meta?.help ?? null,
      kind: node.type,
      initial: node.initial?.target[0] ? idOf(node.initial.target[0]) : null,
      requirements: meta?.requirements ?? [],
      entry: actionLabels(node.entry),
      exit: actionLabels(node.exit),
      sentences: sentencesIn(node.entry),
      calls: node.invoke.map(callOf),
      children: Object.values(node.states).map(stateOf),
    }
  }

  const declared = watched(name, machine).declared.filter(({ outcome }) => outcome === null)
  const idsOf = (state: string, type: string) =>
    declared
      .filter((transition) => transition.state === state && (transition.event ?? '') === type)
      .map(({ id }) => id)

  const transitionsOf = (node: AnyStateNode): readonly FlowTransition[] => {
    const branches = [
      ...[...node.transitions].map(([event, transitions]) => ({ event, transitions })),
      { event: '', transitions: node.always ?? [] },
    ]
    const own = branches.flatMap(({ event, transitions }) => {
      const ids = idsOf(idOf(node), event)
      return transitions.map(({ target, guard, actions }, index) => ({
        id: ids[index] as string,
        source: idOf(node),
        targets: (target ?? []).map(idOf),
        event: event === '' ? null : labelOf('events', event),
        guard: guard === undefined ? null : guardLabel(guard),
        actions: actionLabels(actions),
        sentences: sentencesIn(actions),
      }))
    })
    return [...own, ...Object.values(node.states).flatMap(transitionsOf)]
  }

  const sources = new Map(
    [machine.root, ...getStateNodes(machine.root)].flatMap(({ invoke }) =>
      invoke.map(({ src, id }) => [id, typeOf(src)] as const),
    ),
  )
  const messageOf = (action: string, logic: unknown): readonly FlowMessage[] => {
    const target = targetOf(logic)
    if (target === null) return []
    const label = labelOf('actions', action)
    if (target === SpecialTargets.Parent) return [{ label, receiver: 'parent', to: null, name: null }]
    const source = sources.get(target)
    return source === undefined
      ? [{ label, receiver: 'other', to: names.byMachine(target), name: null }]
      : [{ label, receiver: 'child', to: chartOf(source), name: labelOf('actors', source) }]
  }
  const messages = Object.entries(machine.implementations.actions).flatMap(([action, logic]) =>
    messageOf(action, logic),
  )

  return {
    name,
    title: labels.title,
    purpose: labels.purpose,
    screen: labels.screen,
    root: stateOf(machine.root),
    transitions: transitionsOf(machine.root),
    messages,
    starts: [...new Set(Object.keys(machine.implementations.actors).map(chartOf))].filter(
      (chart) => chart !== null,
    ),
  }
}

const idOf = (node: AnyStateNode): string => node.path.join('.')

/** The name by which the chart refers to a guard, an action or an actor. */
function typeOf(reference: unknown): string {
  if (typeof reference === 'string') return reference
  const { type } = reference as { type?: unknown }
  if (typeof type !== 'string') throw new Error(`without a name: ${String(reference)}`)
  return type
}

const SENTENCES: ReadonlySet<unknown> = new Set(
  Object.values(sentences).filter((sentence) => typeof sentence === 'string'),
)

/** The messages of the catalogue in the parameters of actions. */
const sentencesIn = (actions: readonly unknown[]): readonly string[] => [
  ...new Set(
    actions
      .flatMap((action) => Object.values((action as { params?: object }).params ?? {}))
      .filter((value): value is string => SENTENCES.has(value)),
  ),
]

/** XState starts the timer of an `after` with an entry action and stops it with an exit action. */
const isTimer = (action: unknown): boolean =>
  typeof action === 'function' &&
  'type' in action &&
  (action.type === 'xstate.cancel' ||
    (action.type === 'xstate.raise' && 'delay' in action && action.delay !== undefined))

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'id' in logic

/**
 * The receiver of a `sendTo`: its name in the actor system, or the id of a child, or '#_parent'. Null for other
 * actions, and for a child whose id depends on the context.
 */
function targetOf(action: unknown): string | null {
  if (typeof action !== 'function' || !('to' in action)) return null
  if (typeof action.to === 'string') return action.to
  if (typeof action.to !== 'function') return null
  let receiver: string | null = null
  const system = {
    get: (name: string) => {
      receiver = name
      return {} as AnyActor
    },
  }
  try {
    action.to({ system, context: {}, self: {} })
  } catch {
    // A receiver that is taken from the context is a child.
  }
  return receiver
}
