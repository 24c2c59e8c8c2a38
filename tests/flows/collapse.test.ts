import { expect, test } from 'vitest'

import { flows } from '../../tools/flows/build/charts.ts'
import { closableIn, collapse } from '../../tools/flows/describe/collapse.ts'
import { type Flow, statesIn } from '../../tools/flows/describe/flow.ts'

function flowOf(name: string): Flow {
  const flow = flows.find((candidate) => candidate.name === name)
  if (!flow) throw new Error(`There is no chart ${name}`)
  return flow
}

test('a chart without nested states cannot be collapsed', () => {
  expect(closableIn(flowOf('mutation'))).toEqual([])
  expect(closableIn(flowOf('cloud-picker'))).toEqual(['loading', 'showing'])
})

test('the outer states of the acceptance are left, with the transitions between them', () => {
  const collapsed = collapse(flowOf('acceptance'), ['answering'])
  expect(statesIn(collapsed.flow.root).map(({ id }) => id)).toEqual([
    '',
    'loading',
    'deciding',
    'answering',
    'correcting',
    'judging',
    'reading',
    'missing',
    'elsewhere',
    'unconsented',
    'ended',
  ])
  expect([...collapsed.inside]).toEqual([['answering', 4]])
  const ends = collapsed.flow.transitions.map(({ source, targets }) => `${source} → ${targets.join(', ')}`)
  expect(ends).toContain('answering → ended')
  expect(ends).toContain('deciding → answering')
  // Of 'answering.undecided' to 'answering.lacking'.
  const within = flowOf('acceptance').transitions.filter(({ source }) => source === 'answering.undecided')
  expect(within).not.toEqual([])
  expect(collapsed.flow.transitions.map(({ id }) => id)).not.toEqual(
    expect.arrayContaining(within.map(({ id }) => id)),
  )
})

test('a state may be closed while another one stays open', () => {
  const { flow, inside } = collapse(flowOf('cloud-picker'), ['showing'])
  const ids = statesIn(flow.root).map(({ id }) => id)
  expect([...inside.keys()]).toEqual(['showing'])
  expect(ids.filter((id) => id.startsWith('showing'))).toEqual(['showing'])
  expect(ids.filter((id) => id.startsWith('loading.'))).not.toEqual([])
})
