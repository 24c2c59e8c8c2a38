import { describe, expect, test } from 'vitest'

import { deadlineOf } from '#domain/requests/deadlines.ts'

const retirement = { id: 1, name: 'Aposentadoria', details: '', planId: null }
const reference = { types: [{ ...retirement, analysisDays: 30 }], requirementDays: 15, today: '2026-11-22' }
const silent = { types: [retirement], today: '2026-11-22' }

const fund = (until: string | null) => ({ whose: 'fund', days: 30, until })
const participant = (until: string | null) => ({ whose: 'participant', days: 15, until })

describe('deadline of a request', () => {
  test.each([
    ['A, in the evening of Brasília', 'A', '2026-11-22T02:00:00Z', reference, fund('2026-12-21')],
    ['A on the last day', 'A', '2026-10-23', reference, fund('2026-11-22')],
    ['A a day later, without a new promise', 'A', '2026-10-22', reference, null],
    ['A without a day', 'A', '', reference, fund(null)],
    [
      'A over the end of the summer time of other countries',
      'A',
      '2026-10-30',
      reference,
      fund('2026-11-29'),
    ],
    ['E', 'E', '2026-11-20', reference, participant('2026-12-05')],
    ['E after its end', 'E', '2026-10-01', reference, participant('2026-10-16')],
    ['C', 'C', '2026-11-20', reference, null],
    ['L', 'L', '2026-11-20', reference, null],
    ['A without times in the tables', 'A', '2026-11-20', silent, null],
    ['E without times in the tables', 'E', '2026-11-20', silent, null],
  ] as const)('it is right in %s', (_name, status, since, tables, expected) => {
    expect(deadlineOf({ typeId: 1, status, since }, tables)).toEqual(expected)
  })

  test('other types have none', () => {
    expect(deadlineOf({ typeId: 3, status: 'A', since: '2026-11-20' }, reference)).toBeNull()
  })
})
