import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { RequestStatus } from '#domain/requests/status.ts'
import { trafficIn } from '../../tools/cli/docs/traffic.ts'
import { flows } from '../../tools/flows/build/charts.ts'
import { layOutTraffic } from '../../tools/flows/build/layout-traffic.ts'
import { type Draft, type Reached, trafficOf } from '../../tools/flows/describe/traffic.ts'
import { openTestDatabase } from '../server/support/open-database.ts'
import { NOW } from '../server/support/world.ts'

const day = (number: number) => new Date(Date.UTC(2026, 9, number))

/** One request: its statuses, and the days of October on which it reached them. */
const request = (id: number, type: number, ...reached: readonly (readonly [RequestStatus, number])[]) =>
  reached.map(([status, at]): Reached => ({ request: id, type, status, at: day(at) }))

const ONE_TO_SIX = [1, 2, 3, 4, 5, 6]

test('figures have the number of moves and the time before them', () => {
  const rows = ONE_TO_SIX.flatMap((id) => request(id, 1, ['L', 1], ['L', 2], ['A', 1 + id]))
  expect(trafficOf(rows, [], day(31))).toEqual({
    takenOn: '2026-10-31',
    moves: [
      { status: 'L', to: 'A', type: null, figures: { count: 6, median: 3, p90: 6 } },
      { status: 'L', to: 'A', type: 1, figures: { count: 6, median: 3, p90: 6 } },
    ],
    waiting: [
      { status: 'A', type: null, figures: { count: 6, median: 26, p90: 29 } },
      { status: 'A', type: 1, figures: { count: 6, median: 26, p90: 29 } },
    ],
    abandoned: [],
  })
})

test('groups of fewer than five have no figures', () => {
  const rows = [
    ...ONE_TO_SIX.slice(0, 4).flatMap((id) => request(id, 1, ['E', 1])),
    ...request(7, 3, ['E', 1]),
  ]
  expect(trafficOf(rows, [], day(11)).waiting).toEqual([
    { status: 'E', type: null, figures: { count: 5, median: 10, p90: 10 } },
    { status: 'E', type: 1, figures: null },
    { status: 'E', type: 3, figures: null },
  ])
})

test('a group of fewer than five is not told by the total of all types', () => {
  const rows = [
    ...ONE_TO_SIX.flatMap((id) => request(id, 1, ['E', 1])),
    ...ONE_TO_SIX.slice(1).flatMap((id) => request(10 + id, 2, ['E', 1])),
    ...request(20, 3, ['E', 1]),
  ]
  const counts = trafficOf(rows, [], day(11)).waiting.map(({ type, figures }) => [type, figures?.count])
  expect(counts).toEqual([
    [null, 12],
    [1, 6],
    [2, undefined],
    [3, undefined],
  ])
})

test('drafts count as abandoned after 30 days, by the step that they reached', () => {
  const draft = (step: Draft['step'], changed: number): Draft => ({ type: 1, step, changedAt: day(changed) })
  const drafts = [
    ...ONE_TO_SIX.map(() => draft('data', 1)),
    ...ONE_TO_SIX.map(() => draft('data', 2)),
    draft('documents', 1),
  ]
  expect(trafficOf([], drafts, day(31)).abandoned).toEqual([
    { step: 'data', type: null, figures: { count: 6, median: 30, p90: 30 } },
    { step: 'data', type: 1, figures: { count: 6, median: 30, p90: 30 } },
    { step: 'documents', type: null, figures: null },
    { step: 'documents', type: 1, figures: null },
  ])
})

test('the drawing has the figures, and the widest arrow where most requests went', async () => {
  const rows = [
    ...ONE_TO_SIX.flatMap((id) => request(id, 1, ['L', 1], ['A', 4], ['E', 5])),
    ...ONE_TO_SIX.slice(1).flatMap((id) => request(10 + id, 1, ['L', 1], ['N', 2])),
  ]
  const { boxes, arrows } = await layOutTraffic(flows, trafficOf(rows, [], day(11)))
  const words = (id: string) =>
    boxes
      .find((box) => box.id === id)
      ?.lines.map(({ text }) => text)
      .join(' ')
  expect(words('underRequirement')).toContain('agora: 6; metade até 6 dias, 9 em 10 até 6 dias')
  const arrow = (target: string) =>
    arrows.find((one) => one.source === 'inPreparation' && one.target === target)
  expect(arrow('underAnalysis')?.width).toBe(12)
  expect(arrow('cancelled')?.width).toBeCloseTo(2 + (10 * 5) / 6)
  expect(
    arrow('cancelled')
      ?.label?.lines.map(({ text }) => text)
      .join(' '),
  ).toContain('5; metade até 1 dia')
})

describe('trafficIn', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>

  beforeAll(async () => {
    opened = await openTestDatabase()
  })
  afterAll(() => opened.close())

  test('reads the requests of a database without personal data', async () => {
    const { takenOn, waiting } = await trafficIn(opened.db, NOW)
    expect(takenOn).toBe('2026-11-21')
    const inPreparation = waiting.find(({ status, type }) => status === 'L' && type === null)
    expect(inPreparation?.figures?.count).toBeGreaterThanOrEqual(5)
    expect(waiting.map(({ status }) => status)).toContain('E')
    expect(new Set(waiting.flatMap((one) => Object.keys(one)))).toEqual(
      new Set(['status', 'type', 'figures']),
    )
  })
})
