import { describe, expect, test } from 'vitest'

import type { LackingDocument } from '#domain/documents/required.ts'
import { rowsAfter } from '#machines/documents/attachment/index.ts'

const lacking = (
  rowId: number,
  name: string,
  { dependantId = null, sameAs = null }: Partial<Pick<LackingDocument, 'dependantId' | 'sameAs'>> = {},
): LackingDocument => ({ rowId, dependantId, typeId: 100 + rowId, sameAs, name })

const slot = (rowId: number, dependantId: number | null = null) => ({
  requestId: 7,
  rowId,
  dependantId,
  documentTypeId: 100 + rowId,
  title: 'Documento',
})

const own = [lacking(1, 'RG'), lacking(2, 'CPF'), lacking(3, 'Comprovante de residência')]

const titlesAfter = (...args: Parameters<typeof rowsAfter>) => rowsAfter(...args).map(({ title }) => title)

describe('rowsAfter', () => {
  test('returns the missing rows after the row, then those before it', () => {
    expect(rowsAfter(slot(2), own, [])).toEqual([
      { requestId: 7, rowId: 3, dependantId: null, documentTypeId: 103, title: 'Comprovante de residência' },
      { requestId: 7, rowId: 1, dependantId: null, documentTypeId: 101, title: 'RG' },
    ])
  })

  test('begins with the first missing row if the row has a document', () => {
    expect(titlesAfter(slot(9), own, [])).toEqual(['RG', 'CPF', 'Comprovante de residência'])
  })

  test('is empty after the last missing row', () => {
    expect(titlesAfter(slot(1), [lacking(1, 'RG')], [])).toEqual([])
  })

  test('leaves out rows with a running upload', () => {
    expect(titlesAfter(slot(1), own, [slot(3)])).toEqual(['CPF'])
  })

  test('leaves out a row of which the same person lacks the same document elsewhere', () => {
    const asDependant = lacking(1, 'Certidão (Clara)', { dependantId: 11 })
    const asBeneficiary = lacking(2, 'Certidão (Clara)', { dependantId: 12, sameAs: 1 })
    const all = [...own, asDependant, asBeneficiary]
    expect(titlesAfter(slot(3), all, [])).toEqual(['Certidão (Clara)', 'RG', 'CPF'])
    expect(titlesAfter(slot(1, 11), all, [])).toEqual(['RG', 'CPF', 'Comprovante de residência'])
    expect(titlesAfter(slot(2, 12), all, [])).toEqual(['RG', 'CPF', 'Comprovante de residência'])
  })
})
