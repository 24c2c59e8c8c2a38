import { describe, expect, test } from 'vitest'

import { lackingDocuments, type RequiredDocument } from '#domain/documents/required.ts'
import { judgesDocuments } from '#domain/people/participant.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import { answerBehind, RECORDED } from '#domain/requests/acceptance.ts'

// ACCEPT-19 to ACCEPT-21, STAFF-03
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

describe('documents that prevent sending an acceptance (D-73)', () => {
  const document = (change: Partial<RequiredDocument>): RequiredDocument => ({
    id: 31,
    typeId: 1,
    typeName: 'Documento de identidade',
    rule: 0,
    situationId: null,
    situationName: '',
    documentId: null,
    storeId: null,
    fileName: '',
    ...change,
  })
  const lacks = (documents: readonly RequiredDocument[], ofPerson: readonly RequiredDocument[] = []) => {
    const kind = kindOf(16)
    if (!kind) throw new Error('There is no type 16')
    const people = [{ dependantId: 60, name: 'Ana', documents: ofPerson }]
    return lackingDocuments(kind, { documents, people }).map(({ name }) => name)
  }

  test.each([1, 2, 8, 12, 13])("the holder's under regra %i are optional", (rule) => {
    expect(lacks([document({ rule })])).toEqual([])
  })

  test('under regra 9 they are optional once they have a situation', () => {
    expect(lacks([document({ rule: 9 })])).toEqual(['Documento de identidade'])
    expect(lacks([document({ rule: 9, situationId: 3 })])).toEqual([])
  })

  test.each([
    [1, []],
    [2, ['Documento de identidade']],
    [3, ['Documento de identidade']],
    [4, []],
    [5, []],
  ])('others of the holder in situation %i: %j', (situationId, expected) => {
    expect(lacks([document({ situationId })])).toEqual(expected)
  })

  test("a beneficiary's prevents it without a file and if rejected", () => {
    const attached = document({ documentId: 70, situationId: 4 })
    expect(lacks([], [attached])).toEqual([])
    expect(lacks([], [document({})])).toEqual(['Documento de identidade (Ana)'])
    expect(lacks([], [{ ...attached, situationId: 2 }])).toEqual(['Documento de identidade (Ana)'])
  })
})
