import { describe, expect, test } from 'vitest'

import { sentAt, timelineOf, wasSent, writtenSinceLastMove } from '#domain/requests/history.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

/** 'L A R A': one letter per day, from 1 November on. */
const history = (letters: string) =>
  letters
    .split(' ')
    .filter(Boolean)
    .map((letter, index) => ({
      status: letter as RequestStatus,
      name: `Situação ${letter}`,
      reachedAt: `2026-11-0${index + 1}T12:00:00Z`,
    }))

// MESSAGES-02
describe('sending date of a request', () => {
  test.each([
    ['', null],
    ['L', null],
    ['L N', null],
    ['L A', 2],
    ['L A C D', 2],
    ['L A E A C', 4],
    ['L A R A', 2],
    ['A', 1],
  ])('after "%s" it is day %s', (letters, day) => {
    expect(sentAt(history(letters))).toBe(day && `2026-11-0${day}T12:00:00Z`)
  })
})

describe('whether a request has ever been sent', () => {
  test.each([
    ['L', 'L', false],
    ['A', 'L A', true],
    ['E', 'L A E', true],
    ['N', 'L N', false],
    ['N', 'L A E N', true],
    ['L', '', false],
    ['N', '', false],
    ['E', '', true],
    ['D', '', true],
  ] as const)('in %s after "%s": %s', (status, letters, sent) => {
    expect(wasSent(status, history(letters))).toBe(sent)
  })
})

describe('messages of the fund since the last change of status', () => {
  const messages = [
    { id: 9, recordedAt: '2026-11-04T09:00:00Z', text: 'Confira também a conta.' },
    { id: 8, recordedAt: '2026-11-03T12:00:00Z', text: 'O RG está ilegível.' },
    { id: 7, recordedAt: '2026-11-02T12:00:00Z', text: 'Recebemos o seu requerimento.' },
  ]

  test.each([
    ['L A', 'Recebemos o seu requerimento.\nO RG está ilegível.\nConfira também a conta.'],
    ['L A E', 'O RG está ilegível.\nConfira também a conta.'],
    ['L A C X', ''],
    ['', 'Confira também a conta.'],
  ])('after "%s" they are "%s"', (letters, text) => {
    expect(writtenSinceLastMove(history(letters), messages)).toBe(text)
  })

  test('they are empty if it never wrote', () => {
    expect(writtenSinceLastMove([], [])).toBe('')
  })
})

test('timeline: statuses and messages are merged, newest first, with a message above its status', () => {
  const messages = [
    { id: 7, recordedAt: '2026-11-03T12:00:00Z', text: 'O RG está ilegível.' },
    { id: 6, recordedAt: '2026-11-02T18:00:00Z', text: 'Recebemos o seu requerimento.' },
  ]
  expect(timelineOf(history('L A E'), messages).map(({ kind, text }) => [kind, text])).toEqual([
    ['message', 'O RG está ilegível.'],
    ['status', 'Situação E'],
    ['message', 'Recebemos o seu requerimento.'],
    ['status', 'Situação A'],
    ['status', 'Situação L'],
  ])
})

test('timeline: the later of two statuses at the same time is above', () => {
  const twoAtOnce = history('L A').map((reached) => ({ ...reached, reachedAt: '2026-11-01T12:00:00Z' }))
  expect(timelineOf(twoAtOnce, []).map(({ text }) => text)).toEqual(['Situação A', 'Situação L'])
})
