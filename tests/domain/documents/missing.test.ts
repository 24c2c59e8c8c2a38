import { describe, expect, test } from 'vitest'

import { maySend, missingDocuments, type RequiredDocument } from '#domain/documents/required.ts'
import { kindOf, type RequestKind } from '#domain/requests/kinds.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

const kind = (typeId: number): RequestKind => {
  const found = kindOf(typeId)
  if (!found) throw new Error(`No kind ${typeId}`)
  return found
}

const document = (change: Partial<RequiredDocument> = {}): RequiredDocument => ({
  id: 1,
  typeId: 20,
  typeName: 'RG',
  rule: 0,
  situationId: 4,
  situationName: 'EM ANÁLISE',
  documentId: 9,
  storeId: 'a1',
  fileName: 'rg.pdf',
  ...change,
})

const of = (...documents: RequiredDocument[]) => ({ documents, people: [] })
const ofAna = (...documents: RequiredDocument[]) => ({
  documents: [],
  people: [{ dependantId: 7, name: 'Ana', documents }],
})

describe("the holder's documents", () => {
  test.each([
    [1, 1, []],
    [1, 4, []],
    [1, 5, []],
    [1, 2, ['RG']],
    [1, 3, ['RG']],
    [1, null, ['RG']],
    [11, 1, []],
    [11, 4, []],
    [11, 5, ['RG']],
  ])('type %d with situation %s lacks %o', (typeId, situationId, missing) => {
    expect(missingDocuments(kind(typeId), of(document({ situationId })))).toEqual(missing)
  })

  test.each([
    [11, []],
    [1, ['Declaração']],
  ])('in type %d a pending document of type 15 lacks %o', (typeId, missing) => {
    const pending = document({ typeId: 15, typeName: 'Declaração', situationId: 3 })
    expect(missingDocuments(kind(typeId), of(pending))).toEqual(missing)
  })
})

describe("other people's documents", () => {
  test.each([
    ['attached', { situationId: 4 }, []],
    ['attached, situation not said', { situationId: null }, []],
    ['attached and pending', { situationId: 3 }, []],
    ['rejected', { situationId: 2 }, ['RG (Ana)']],
    ['not attached', { documentId: null, situationId: null }, ['RG (Ana)']],
    ['not attached but checked', { documentId: null, situationId: 1 }, ['RG (Ana)']],
  ])('%s', (_case, change, missing) => {
    expect(missingDocuments(kind(1), ofAna(document(change)))).toEqual(missing)
  })
})

test('everything missing is named, the holder first', () => {
  const docs = {
    documents: [document({ situationId: 3 }), document({ typeName: 'CPF' })],
    people: [
      { dependantId: 7, name: 'Ana', documents: [document({ documentId: null, typeName: 'Certidão' })] },
      { dependantId: 8, name: 'Rui', documents: [document({ situationId: 2 })] },
    ],
  }
  expect(missingDocuments(kind(1), docs)).toEqual(['RG', 'Certidão (Ana)', 'RG (Rui)'])
})

describe('sending', () => {
  test.each<[RequestStatus, boolean]>([
    ['L', true],
    ['E', true],
    ['A', false],
    ['C', false],
    ['D', false],
    ['I', false],
    ['N', false],
    ['V', false],
    ['F', false],
    ['R', false],
    ['X', false],
    ['Z', false],
  ])('in %s with everything there: %s', (status, expected) => {
    expect(maySend(kind(1), status, of(document()))).toBe(expected)
  })

  test('not while something is missing', () => {
    expect(maySend(kind(1), 'L', of(document({ situationId: 2 })))).toBe(false)
    expect(maySend(kind(1), 'E', ofAna(document({ documentId: null })))).toBe(false)
  })

  test('a request without required documents may be sent', () => {
    expect(maySend(kind(1), 'L', of())).toBe(true)
  })
})
