import { describe, expect, test } from 'vitest'

import { fileServing, hasSameFile, rowsServedBy, sameDocuments } from '#domain/documents/same-document.ts'

describe('sameDocuments', () => {
  const people = [
    { id: 1, isBeneficiary: false, cpf: '40281736553' },
    { id: 2, isBeneficiary: true, cpf: '40281736553' },
    { id: 3, isBeneficiary: true, cpf: '31862407940' },
    { id: 4, isBeneficiary: false, cpf: '' },
    { id: 5, isBeneficiary: true, cpf: '' },
  ]
  const asked = (id: number, dependantId: number | null, typeId: number) => ({ id, dependantId, typeId })
  const pairs = (...rows: ReturnType<typeof asked>[]) => [...sameDocuments(rows, people)]

  test('pairs the same document of one person as beneficiary and as dependant, in any order', () => {
    expect(pairs(asked(10, 1, 5), asked(20, 2, 5))).toEqual([[20, 10]])
    expect(pairs(asked(20, 2, 5), asked(10, 1, 5))).toEqual([[20, 10]])
  })

  test('does not pair other documents, other people, the holder, or people without a CPF', () => {
    expect(pairs(asked(10, 1, 5), asked(20, 2, 6))).toEqual([])
    expect(pairs(asked(10, 1, 5), asked(30, 3, 5))).toEqual([])
    expect(pairs(asked(10, null, 5), asked(20, 2, 5))).toEqual([])
    expect(pairs(asked(40, 4, 5), asked(50, 5, 5))).toEqual([])
  })
})

const PENDING = 3
const UNDER_ANALYSIS = 4
const row = (id: number, documentId: number | null, situationId: number, sameAs: number | null = null) => ({
  id,
  documentId,
  situationId,
  sameAs,
})

describe('rowsServedBy', () => {
  const served = (target: ReturnType<typeof row>, ...others: ReturnType<typeof row>[]) =>
    rowsServedBy(target, [target, ...others]).map(({ id }) => id)

  test('finds the empty counterpart, from either side', () => {
    expect(served(row(10, null, PENDING), row(20, null, PENDING, 10))).toEqual([20])
    expect(served(row(20, null, PENDING, 10), row(10, null, PENDING))).toEqual([10])
  })

  test('finds the row of the beneficiary that had the file until now', () => {
    expect(served(row(10, 7, UNDER_ANALYSIS), row(20, 7, UNDER_ANALYSIS, 10))).toEqual([20])
    expect(served(row(10, 7, UNDER_ANALYSIS), row(20, 8, UNDER_ANALYSIS, 10))).toEqual([])
  })

  test('leaves the dependant alone when the beneficiary gets another file', () => {
    expect(served(row(20, 7, UNDER_ANALYSIS, 10), row(10, 7, UNDER_ANALYSIS))).toEqual([])
  })

  test('leaves checked and exempt documents and other rows alone', () => {
    expect(served(row(10, 7, UNDER_ANALYSIS), row(20, 7, 1, 10))).toEqual([])
    expect(served(row(10, null, PENDING), row(20, null, 5, 10))).toEqual([])
    expect(served(row(10, null, PENDING), row(30, null, PENDING))).toEqual([])
  })
})

describe('fileServing', () => {
  test('is the file of the counterpart, unless the fund rejected it there', () => {
    const empty = row(20, null, PENDING, 10)
    expect(fileServing(empty, [empty, row(10, 7, UNDER_ANALYSIS)])).toBe(7)
    expect(fileServing(empty, [empty, row(10, 7, 2)])).toBeNull()
    expect(fileServing(empty, [empty, row(10, null, PENDING)])).toBeNull()
  })

  test('is null for a row that has a file or is exempt', () => {
    const other = row(10, 7, UNDER_ANALYSIS)
    expect(fileServing(row(20, 8, UNDER_ANALYSIS, 10), [other])).toBeNull()
    expect(fileServing(row(20, null, 5, 10), [other])).toBeNull()
  })
})

test('hasSameFile holds for the row of the beneficiary while both have the same file', () => {
  const first = row(10, 7, UNDER_ANALYSIS)
  expect(hasSameFile(row(20, 7, UNDER_ANALYSIS, 10), [first])).toBe(true)
  expect(hasSameFile(row(20, 8, UNDER_ANALYSIS, 10), [first])).toBe(false)
  expect(hasSameFile(row(20, null, PENDING, 10), [row(10, null, PENDING)])).toBe(false)
  expect(hasSameFile(first, [row(20, 7, UNDER_ANALYSIS, 10)])).toBe(false)
})
