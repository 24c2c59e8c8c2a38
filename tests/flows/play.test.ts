import { describe, expect, test } from 'vitest'

import { flows } from '../../tools/flows/build/charts.ts'
import { testsOf } from '../../tools/flows/build/tests.ts'
import { type FlowState, statesIn } from '../../tools/flows/describe/flow.ts'
import { play, visitsOf } from '../../tools/flows/play/play.ts'

const isFinal = ({ kind }: FlowState) => kind === 'final'

describe.each(flows.map((flow) => [flow.name, flow] as const))('%s', (name, flow) => {
  const { paths } = testsOf(name)
  const visits = visitsOf(name)
  const walked = paths.map(({ visit, cases }) => {
    const found = visits.get(visit)
    if (found === undefined) throw new Error(`There is no visit «${visit}»`)
    return play(found, cases)
  })

  test('can be simulated along every planned path', () => {
    expect(walked.filter(({ stray }) => stray !== null)).toEqual([])
    expect(walked.map(({ steps }) => steps.length)).toEqual(paths.map(({ cases }) => cases.length + 1))
  })

  test('can be simulated to each of its final states', () => {
    const ends = new Set(walked.flatMap(({ steps }) => steps.flatMap(({ states }) => states)))
    const finals = statesIn(flow.root).filter(isFinal)
    expect(finals.map(({ id }) => id).filter((id) => !ends.has(id))).toEqual([])
  })
})

describe('a simulation', () => {
  const clock = () => {
    const visit = visitsOf('session-clock').get('')
    if (visit === undefined) throw new Error('There is no such play.')
    return visit
  }

  test('stops before a step that is not possible', () => {
    const { steps, stray } = play(clock(), ['não existe', 'nem este'])
    expect(steps).toHaveLength(1)
    expect(stray).toBe('não existe')
  })

  test('distinguishes delays from events of users', () => {
    const kinds = new Set(play(clock(), []).moves.map(({ kind }) => kind))
    expect(kinds).toContain('time')
  })
})
