import { describe, expect, test } from 'vitest'

import { REQUEST_STATUSES, type RequestStatus } from '#domain/requests/status.ts'
import {
  nextStatus,
  possibleEvents,
  type RequestStatusEvent,
  requestStatusLabels,
} from '#machines/request-status/index.ts'

/** The letter that follows each letter; a dot: refused. */
const TABLE = `
                       L E A C X V R D F Z I N
  save                 L E . . . . . . . . . .
  send                 A A . . . . . . . . . .
  cancel               N N . . . . . . . . . .
  accept               . . . . V . . . . . . .
  refuse               . . . . N . . . . . . .
  staff.check          . . C . . . . . . . . .
  staff.require        . . E . . . . . . . . .
  staff.deny           . . I . . I . . . . . .
  staff.recalculate    . . R . . . . . . . . .
  staff.resume         . . . . . . A . . . . .
  staff.awaitGrant     . . . V . . . . . . . .
  staff.askAcceptance  . . . X . . . . . . . .
  staff.grant          . . . D . . . . . . . .
  staff.concede        . . . . . F . . . . . .
  staff.approve        . . . . . Z . . . . . .
`
const [letters = [], ...moves] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

const rows = moves.flatMap(([type, ...after]) =>
  letters.map((before, index) => ({ before, type, after: after[index] })),
)

describe('the status of a request (core 4)', () => {
  test('the table has every letter and every move', () => {
    expect([...letters].sort()).toEqual([...REQUEST_STATUSES].sort())
    expect(moves.map(([type]) => type)).toEqual(Object.keys(requestStatusLabels.events))
  })

  test.each(rows)('$before, $type: $after', ({ before, type, after }) => {
    const event = { type } as RequestStatusEvent
    expect(nextStatus(before as RequestStatus, event)).toBe(after === '.' ? null : after)
  })

  test.each(letters)('%s takes exactly the moves of its column', (letter) => {
    const column = rows.filter(({ before, after }) => before === letter && after !== '.')
    expect(possibleEvents(letter as RequestStatus)).toEqual(column.map(({ type }) => type))
  })
})
