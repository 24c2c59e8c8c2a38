import { describe, expect, test } from 'vitest'
import { receiptOf } from '#domain/documents/receipt.ts'
import type { RequiredDocument } from '#domain/documents/required.ts'

import { summary } from '#tools/samples/summaries.ts'

const document = (id: number, typeName: string, documentId: number | null): RequiredDocument => ({
  id,
  typeId: id,
  typeName,
  rule: 0,
  situationId: 4,
  situationName: '',
  documentId,
  storeId: null,
  fileName: documentId === null ? '' : `arquivo-${documentId}.pdf`,
})

const request = {
  summary: summary({ id: 7 }),
  history: [
    { status: 'L', name: 'Em elaboração', reachedAt: '2026-11-19T12:00:00Z' },
    { status: 'A', name: 'Em análise', reachedAt: '2026-11-20T12:00:00Z' },
  ],
  documents: [document(1, 'RG', 11), document(2, 'CPF', null)],
  people: [
    { dependantId: 60, name: 'Ana', documents: [document(3, 'Certidão de nascimento', 12)] },
    { dependantId: 61, name: 'Rui', documents: [document(4, 'RG', null)] },
  ],
  complementary: [{ id: 5, typeName: 'Outros', situationId: 4, storeId: null, fileName: 'carta.pdf' }],
} as const

const marina = { name: 'Marina', cpf: '52998224725' }

describe('receiptOf', () => {
  test('has what was sent, when and by whom', () => {
    expect(receiptOf(request, marina)).toMatchObject({
      protocol: '2026000027',
      sentAt: '2026-11-20T12:00:00Z',
      typeName: 'Aposentadoria',
      planName: 'PSI',
      name: 'Marina',
      cpf: '52998224725',
    })
  })

  test('has the attached documents by person, without people who have none', () => {
    const groups = receiptOf(request, marina)?.groups.map(({ whose, documents }) => [
      whose,
      ...documents.map(({ typeName, fileName }) => `${typeName}: ${fileName}`),
    ])
    expect(groups).toEqual([
      ['Marina', 'RG: arquivo-11.pdf'],
      ['Ana', 'Certidão de nascimento: arquivo-12.pdf'],
      ['Documentos complementares', 'Outros: carta.pdf'],
    ])
  })

  test('is null for a draft', () => {
    const draft = { ...request, summary: summary({ id: 7, status: 'L' }), history: [] }
    expect(receiptOf(draft, marina)).toBeNull()
  })
})
