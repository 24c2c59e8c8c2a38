import { describe, expect, test } from 'vitest'

import { isEnded, REQUEST_STATUSES, type RequestStatus } from '#domain/requests/status.ts'
import {
  correctionRequestOf,
  nextStatus,
  possibleEvents,
  type RequestStatusEvent,
  requestStatusLabels,
  shortestWay,
  statusExplanation,
  statusPath,
} from '#machines/requests/request-status/index.ts'

/** The letter after each event; a dot for a refused one. */
const TABLE = `
                         L E A C X V R D F Z I N
  request.saved          L E . . . . . . . . . .
  request.sent           A A . . . . . . . . . .
  request.cancelled      N N . . . . . . . . . .
  amount.accepted        . . . . V . . . . . . .
  amount.refused         . . . . N . . . . . . .
  staff.check            . . C . . . . . . . . .
  staff.require          . . E . . . . . . . . .
  staff.deny             . . I . . I . . . . . .
  staff.recalculate      . . R . . . . . . . . .
  staff.resume           . . . . . . A . . . . .
  staff.awaitGrant       . . . V . . . . . . . .
  staff.askAcceptance    . . . X . . . . . . . .
  staff.grant            . . . D . . . . . . . .
  staff.concede          . . . . . F . . . . . .
  staff.approve          . . . . . Z . . . . . .
`
const [letters = [], ...moves] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

const rows = moves.flatMap(([type, ...after]) =>
  letters.map((before, index) => ({ before, type, after: after[index] })),
)

describe('request status chart (FORM-12, STATUS-13 to STATUS-20)', () => {
  test('its table has every status and every move', () => {
    expect([...letters].sort()).toEqual([...REQUEST_STATUSES].sort())
    expect(moves.map(([type]) => type)).toEqual(Object.keys(requestStatusLabels.events))
  })

  test.each(rows)('$before, $type: $after', ({ before, type, after }) => {
    const event = { type } as RequestStatusEvent
    expect(nextStatus(before as RequestStatus, event)).toBe(after === '.' ? null : after)
  })

  test.each(letters)('status %s allows exactly the moves of its column', (letter) => {
    const column = rows.filter(({ before, after }) => before === letter && after !== '.')
    expect(possibleEvents(letter as RequestStatus)).toEqual(column.map(({ type }) => type))
  })
})

test.each(REQUEST_STATUSES)(
  'request status: %s is final exactly if the chart has no moves there',
  (letter) => {
    expect(isEnded(letter)).toBe(possibleEvents(letter).length === 0)
  },
)

describe('explanation of a status for participants', () => {
  test.each(REQUEST_STATUSES)(
    'status %s is explained in whole sentences, with what happens next',
    (letter) => {
      const { means, yourPart, fundsPart } = statusExplanation(letter)
      for (const sentence of [means, yourPart, fundsPart]) expect(sentence).toMatch(/^[A-Z].+\.$/)
    },
  )

  test("status E says that it is the participant's turn", () => {
    expect(statusExplanation('E')).toEqual({
      means: 'O fundo analisou o seu requerimento e pediu uma correção.',
      yourPart:
        'Corrija o que o fundo apontou nas mensagens ou nos documentos e envie o requerimento de novo.',
      fundsPart: 'Retoma a análise assim que receber o requerimento corrigido.',
    })
  })

  test("if it is the participant's turn, the fund's message is the demand", () => {
    const inStatus = (status: RequestStatus, typeId = 16) => ({ status, typeId })
    expect(correctionRequestOf(inStatus('E'), 'Envie outra cópia do RG.')).toBe('Envie outra cópia do RG.')
    expect(correctionRequestOf(inStatus('E'), '')).toBe(
      'Corrija o que o fundo apontou nas mensagens ou nos documentos e envie o requerimento de novo.',
    )
    const turnsIn = (typeId: number) =>
      REQUEST_STATUSES.filter(
        (letter) => correctionRequestOf(inStatus(letter, typeId), 'Recebemos.') !== null,
      )
    expect(turnsIn(16).toSorted()).toEqual(['E', 'X'])
    expect(turnsIn(1)).toEqual(['E'])
  })
})

describe('path of a request', () => {
  const marks = { went: '✓', current: '●', ahead: '○' }

  test.each([
    ['L', 'L', '●L ○A ○C ○?'],
    ['A', 'L A', '✓L ●A ○C ○?'],
    ['E', 'L A E', '✓L ✓A ●E ○A ○C ○?'],
    ['A', 'L A E A', '✓L ●A ○C ○?'],
    ['C', 'L A E A C', '✓L ✓A ●C ○?'],
    ['X', 'L A C X', '✓L ✓A ✓C ●X ○V ○?'],
    ['V', 'L A C X V', '✓L ✓A ✓C ✓X ●V ○?'],
    ['R', 'L A R', '✓L ✓A ●R ○A ○C ○?'],
    ['D', 'L A C D', '✓L ✓A ✓C ●D'],
    ['I', 'L A I', '✓L ✓A ●I'],
    ['N', 'L N', '✓L ●N'],
    ['C', '', '●C ○?'],
    ['N', '', '●N'],
  ])('in %s after "%s" it is %s', (current, history, line) => {
    const letters = history.split(' ').filter(Boolean) as RequestStatus[]
    const steps = statusPath(current as RequestStatus, letters)
    expect(steps.map(({ status, phase }) => `${marks[phase]}${status ?? '?'}`).join(' ')).toBe(line)
  })
})

test('request status: no move leads back from a final status', () => {
  expect(shortestWay('D', (letter) => letter === 'L')).toBeNull()
  expect(shortestWay('L', (letter) => letter === 'F')).toEqual(['L', 'A', 'C', 'V', 'F'])
})
