import { describe, expect, test } from 'vitest'

import { attachedCount, missingDocuments, type RequiredDocument } from '#domain/documents/required.ts'
import { kindOf, type RequestKind } from '#domain/requests/kinds.ts'

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

describe('the documents of an acceptance (D-73)', () => {
  test.each<[number, number | null, boolean]>([
    [0, 2, true],
    [0, 4, false],
    [1, 2, false],
    [2, null, false],
    [8, 3, false],
    [12, 2, false],
    [13, 2, false],
    [9, null, true],
    [9, 2, false],
    [14, 3, true],
  ])('of the holder under regra %d in situation %s is lacking: %s', (rule, situationId, isLacking) => {
    const missing = missingDocuments(kind(16), of(document({ rule, situationId })))
    expect(missing).toEqual(isLacking ? ['RG'] : [])
  })

  test.each<[number, Partial<RequiredDocument>, boolean]>([
    [2, { situationId: 4 }, false],
    [2, { situationId: 2 }, true],
    [2, { documentId: null }, true],
  ])('of a beneficiary are attached whatever the regra (%d, %o)', (rule, change, isLacking) => {
    const missing = missingDocuments(kind(16), ofAna(document({ rule, ...change })))
    expect(missing).toEqual(isLacking ? ['RG (Ana)'] : [])
  })

  test('are the only ones with those exemptions', () => {
    const rejected = [1, 2, 8, 12, 13].map((rule) => document({ rule, situationId: 2 }))
    expect(missingDocuments(kind(4), of(...rejected))).toHaveLength(5)
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

test('a request without required documents lacks none', () => {
  expect(missingDocuments(kind(1), of())).toEqual([])
})

describe('the count of attached documents', () => {
  test.each<[string, Partial<RequiredDocument>, number]>([
    ['attached, under analysis', {}, 1],
    ['attached and checked', { situationId: 1 }, 1],
    ['attached, situation not said', { situationId: null }, 1],
    ['attached and rejected', { situationId: 2 }, 0],
    ['not attached', { documentId: null, situationId: 3 }, 0],
  ])('%s', (_case, change, attached) => {
    expect(attachedCount(of(document(change)))).toEqual({ attached, total: 1 })
    expect(attachedCount(ofAna(document(change)))).toEqual({ attached, total: 1 })
  })

  test('is over the documents of everybody', () => {
    const docs = {
      documents: [document(), document({ documentId: null })],
      people: [
        { dependantId: 7, name: 'Ana', documents: [document(), document({ situationId: 2 })] },
        { dependantId: 8, name: 'Rui', documents: [] },
      ],
    }
    expect(attachedCount(docs)).toEqual({ attached: 2, total: 4 })
    expect(attachedCount(of())).toEqual({ attached: 0, total: 0 })
  })
})
