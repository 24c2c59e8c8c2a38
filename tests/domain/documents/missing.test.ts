import { describe, expect, test } from 'vitest'

import {
  attachedCount,
  missingDocuments,
  type RequiredDocument,
  wantedFile,
} from '#domain/documents/required.ts'
import { kindOf, type RequestKind } from '#domain/request-kinds/kinds.ts'

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

/** DOCUMENTS-04 to DOCUMENTS-07, D-68: types with the same condition for sending. */
const SENT_ALIKE = [1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 15]

describe('missing documents of the holder', () => {
  test.each([
    [1, []],
    [4, []],
    [5, []],
    [2, ['RG']],
    [3, ['RG']],
    [99, ['RG']],
    [null, ['RG']],
  ])('in situation %s: %o, in every type but enrolments and acceptances', (situationId, missing) => {
    for (const typeId of SENT_ALIKE)
      expect([typeId, missingDocuments(kind(typeId), of(document({ situationId })))]).toEqual([
        typeId,
        missing,
      ])
  })

  test('an exempt document of an enrolment is missing', () => {
    const lacking = (situationId: number) => missingDocuments(kind(11), of(document({ situationId })))
    expect([1, 2, 3, 4, 5].map(lacking)).toEqual([[], ['RG'], ['RG'], [], ['RG']])
  })

  test('an exempt document needs no file (D-68)', () => {
    expect(missingDocuments(kind(3), of(document({ situationId: 5, documentId: null })))).toEqual([])
  })

  test('a document of type 15 is missing in every type but an enrolment', () => {
    const pending = of(document({ typeId: 15, typeName: 'Declaração', situationId: 3 }))
    expect(missingDocuments(kind(11), pending)).toEqual([])
    for (const typeId of SENT_ALIKE) expect(missingDocuments(kind(typeId), pending)).toEqual(['Declaração'])
  })

  test('their regra exempts none of those types', () => {
    for (const typeId of [...SENT_ALIKE, 11]) {
      const rejected = Array.from({ length: 15 }, (_, rule) => document({ rule, situationId: 2 }))
      expect(missingDocuments(kind(typeId), of(...rejected))).toHaveLength(15)
    }
  })
})

describe('what a row without a file wants', () => {
  test.each([
    [1, null],
    [2, 'required'],
    [3, 'required'],
    [4, null],
    [5, null],
    [null, 'required'],
  ])("DOCUMENTS-04: the holder's in situation %s", (situationId, wanted) => {
    expect(wantedFile(kind(3).documents, document({ situationId, documentId: null }))).toBe(wanted)
  })

  test.each([
    [11, { typeId: 15, situationId: 3 }, 'optional'],
    [11, { typeId: 15, situationId: 5 }, null],
    [11, { situationId: 5 }, 'required'],
    [16, { rule: 2, situationId: null }, 'optional'],
    [16, { rule: 2, situationId: 5 }, null],
  ])("the holder's of type %d with exceptions: %o", (typeId, change, wanted) => {
    expect(wantedFile(kind(typeId).documents, document({ ...change, documentId: null }))).toBe(wanted)
  })

  test("DOCUMENTS-07: another person's is required in every situation; one with a file wants none", () => {
    expect(wantedFile(null, document({ situationId: 5, documentId: null }))).toBe('required')
    expect(wantedFile(kind(3).documents, document({ situationId: 2 }))).toBeNull()
  })
})

describe('missing documents of other people', () => {
  test.each([
    ['attached', { situationId: 4 }, []],
    ['attached, situation unknown', { situationId: null }, []],
    ['attached and pending', { situationId: 3 }, []],
    ['rejected', { situationId: 2 }, ['RG (Ana)']],
    ['not attached', { documentId: null, situationId: null }, ['RG (Ana)']],
    ['not attached but checked', { documentId: null, situationId: 1 }, ['RG (Ana)']],
  ])('%s', (_case, change, missing) => {
    for (const typeId of [...SENT_ALIKE, 11])
      expect([typeId, missingDocuments(kind(typeId), ofAna(document(change)))]).toEqual([typeId, missing])
  })
})

// ACCEPT-19 to ACCEPT-21
describe('missing documents of an acceptance (D-73)', () => {
  test.each<[number, number | null, boolean]>([
    [0, null, true],
    [0, 1, false],
    [0, 2, true],
    [0, 3, true],
    [0, 4, false],
    [0, 5, false],
    [1, null, false],
    [2, null, false],
    [8, null, false],
    [12, null, false],
    [13, null, false],
    [9, null, true],
    [9, 2, false],
    [9, 3, false],
    [14, 3, true],
  ])("the holder's under regra %d in situation %s is missing: %s", (rule, situationId, isLacking) => {
    const missing = missingDocuments(kind(16), of(document({ rule, situationId })))
    expect(missing).toEqual(isLacking ? ['RG'] : [])
  })

  test.each<[number, Partial<RequiredDocument>, boolean]>([
    [2, { situationId: 4 }, false],
    [2, { situationId: 2 }, true],
    [2, { documentId: null }, true],
  ])("a beneficiary's are complete, whatever the regra (%d, %o)", (rule, change, isLacking) => {
    const missing = missingDocuments(kind(16), ofAna(document({ rule, ...change })))
    expect(missing).toEqual(isLacking ? ['RG (Ana)'] : [])
  })
})

test("missingDocuments lists all of them, the holder's first", () => {
  const docs = {
    documents: [document({ situationId: 3 }), document({ typeName: 'CPF' })],
    people: [
      { dependantId: 7, name: 'Ana', documents: [document({ documentId: null, typeName: 'Certidão' })] },
      { dependantId: 8, name: 'Rui', documents: [document({ situationId: 2 })] },
    ],
  }
  expect(missingDocuments(kind(1), docs)).toEqual(['RG', 'Certidão (Ana)', 'RG (Rui)'])
})

describe('count of attached documents', () => {
  test.each<[string, Partial<RequiredDocument>, number]>([
    ['attached, under analysis', {}, 1],
    ['attached and checked', { situationId: 1 }, 1],
    ['attached, situation unknown', { situationId: null }, 1],
    ['attached and rejected', { situationId: 2 }, 0],
    ['not attached', { documentId: null, situationId: 3 }, 0],
  ])('%s', (_case, change, attached) => {
    expect(attachedCount(of(document(change)))).toEqual({ attached, total: 1 })
    expect(attachedCount(ofAna(document(change)))).toEqual({ attached, total: 1 })
  })

  test('it includes the documents of every person', () => {
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
