import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'

import type { ChartMeta } from '#machines/support/chart-meta.ts'
import { charts } from '#tools/chart-paths/charts.ts'
import { readDecisions } from '../../tools/cli/docs/decisions.ts'
import { readRegister } from '../../tools/cli/docs/requirements.ts'

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine.root)]

/** Events that others send to a chart, without those that xstate names. */
const receivedEvents = (machine: AnyStateMachine) =>
  machine.events.filter((type) => !type.startsWith('xstate.'))

/** Transitions without target and actions, which would be arrows without a meaning in a drawing. */
const unsaid = (machine: AnyStateMachine) =>
  nodesOf(machine).flatMap((node) =>
    [...node.transitions.values()]
      .flat()
      .filter(({ target, actions }) => target === undefined && actions.length === 0)
      .map(({ eventType }) => `${node.path.join('.')}: ${eventType}`),
  )

const decisions = new Set(readDecisions().map(({ id }) => id))

const register = readRegister()

const isKnown = (requirement: string) => decisions.has(requirement) || register.has(requirement)

const requirementsOf = (machine: AnyStateMachine) =>
  getStateNodes(machine.root).flatMap((node) => (node.meta as ChartMeta | undefined)?.requirements ?? [])

const isLeaf = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final'

describe('conventions of every chart', () => {
  /** '<chart>: <what is wrong>' for all charts. */
  const offenders = (found: (machine: AnyStateMachine) => readonly string[]) =>
    charts.flatMap(({ name, machine }) => found(machine).map((text) => `${name}: ${text}`))

  test('events are named after what happened: noun.verbed', () => {
    const misnamed = offenders((machine) =>
      receivedEvents(machine).filter((type) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(type)),
    )
    expect(misnamed).toEqual([])
  })

  test('events without an effect are ignored by name', () => {
    expect(offenders(unsaid)).toEqual([])
  })

  test('cited ids exist in the register or the decisions', () => {
    expect(offenders((machine) => requirementsOf(machine).filter((id) => !isKnown(id)))).toEqual([])
  })

  test('there are at most 15 leaves', () => {
    const counts = charts.map(({ name, machine }) => ({
      name,
      leaves: getStateNodes(machine.root).filter(isLeaf).length,
    }))
    expect(counts.filter(({ leaves }) => leaves > 15)).toEqual([])
  })
})
