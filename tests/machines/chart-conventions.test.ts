import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'

import type { ChartMeta } from '#machines/support/chart-meta.ts'
import { charts } from '../../model-tests/charts.ts'
import { readDecisions } from '../../scripts/docs/decisions.ts'
import { readRegister } from '../../scripts/docs/requirements.ts'

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine.root)]

/** What others tell a chart; xstate's own events are not of our naming. */
const toldEvents = (machine: AnyStateMachine) => machine.events.filter((type) => !type.startsWith('xstate.'))

/** Where an event leads nowhere and nothing is done: the drawing would show an arrow that says nothing. */
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

describe.each(charts)('$name: how it is written', ({ machine }) => {
  test('its events are named after what happened to what: noun.verbed', () => {
    const misnamed = toldEvents(machine).filter((type) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(type))
    expect(misnamed).toEqual([])
  })

  test('what is to have no effect is ignored by name', () => {
    expect(unsaid(machine)).toEqual([])
  })

  test('what it cites is a requirement of the register or a decision', () => {
    const unknown = requirementsOf(machine).filter((requirement) => !isKnown(requirement))
    expect(unknown).toEqual([])
  })

  test('it has at most 15 states without parts', () => {
    const leaves = getStateNodes(machine.root).filter(isLeaf).length
    expect(leaves).toBeLessThanOrEqual(15)
  })
})
