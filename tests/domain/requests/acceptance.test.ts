import { describe, expect, test } from 'vitest'

import { judgesDocuments } from '#domain/people/participant.ts'
import { answerBehind, RECORDED } from '#domain/requests/acceptance.ts'

// STAFF-03
test('acceptance: a cancelled request was refused, and one in any other status was accepted', () => {
  expect(answerBehind('N')).toBe('NAO')
  expect(answerBehind('V')).toBe('SIM')
})

test('acceptance: the timeline shows the answer', () => {
  expect(RECORDED).toEqual({
    SIM: 'O novo valor do benefício foi APROVADO pelo participante.',
    NAO: 'O requerimento teve sua situação alterada para CANCELADO.',
  })
})

describe('roles that judge documents', () => {
  test.each([
    [null, false],
    [1, true],
    [2, true],
    [56558, false],
  ])('role %s: %s', (roleId, judges) => expect(judgesDocuments({ roleId })).toBe(judges))
})
