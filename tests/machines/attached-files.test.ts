import { describe, expect, test } from 'vitest'

import { withAttachedFiles } from '#machines/documents/upload-queue/index.ts'

const paper = (id: number, documentId: number | null, sameAs: number | null = null) => ({
  id,
  typeId: 5,
  typeName: 'Certidão de nascimento',
  rule: 4,
  situationId: documentId === null ? 3 : 4,
  situationName: '',
  documentId,
  storeId: null,
  fileName: '',
  sameAs,
})

const rowsOf = (asDependant: number | null, asBeneficiary: number | null) => ({
  documents: [],
  people: [
    { dependantId: 31, name: 'Clara, como dependente', documents: [paper(9, asDependant)] },
    {
      dependantId: 32,
      name: 'Clara, na declaração de beneficiários',
      documents: [paper(10, asBeneficiary, 9)],
    },
  ],
})

const attached = (rowId: number, dependantId: number, documentId: number) => ({
  slot: { requestId: 70, rowId, dependantId, documentTypeId: 5, title: 'Certidão de nascimento' },
  documentId,
  storeId: `${documentId}`,
  fileName: `${documentId}.pdf`,
})

const files = ({ people }: ReturnType<typeof rowsOf>) =>
  people.flatMap(({ documents }) => documents.map(({ fileName, documentId }) => [fileName, documentId]))

describe('withAttachedFiles', () => {
  test('sets a file for the same document of the same person, too', () => {
    const after = withAttachedFiles(rowsOf(null, null), [attached(9, 31, 7)])
    expect(files(after)).toEqual([
      ['7.pdf', 7],
      ['7.pdf', 7],
    ])
    expect(after.people.map(({ documents }) => documents[0]?.situationId)).toEqual([4, 4])
  })

  test('comes to the same rows when it is repeated with a later file of the beneficiary', () => {
    const files7and8 = [attached(9, 31, 7), attached(10, 32, 8)]
    const once = withAttachedFiles(rowsOf(null, null), files7and8)
    const expected = [
      ['7.pdf', 7],
      ['8.pdf', 8],
    ]
    expect(files(once)).toEqual(expected)
    expect(files(withAttachedFiles(once, files7and8))).toEqual(expected)
  })

  test('changes only the row itself without a counterpart', () => {
    expect(files(withAttachedFiles(rowsOf(null, 6), [attached(9, 31, 7)]))).toEqual([
      ['7.pdf', 7],
      ['', 6],
    ])
  })
})
