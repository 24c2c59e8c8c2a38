import { expect, test } from 'vitest'

import { announcedDocuments } from '#domain/request-kinds/announced-documents.ts'
import type { CatalogueDocument } from '#domain/requests/reference.ts'
import { factsWith } from '#tools/samples/facts.ts'

const documentTypes = [
  { id: 1, name: 'RG ou CNH' },
  { id: 5, name: 'Certidão de nascimento' },
  { id: 14, name: 'Procuração' },
  { id: 15, name: 'Formulário de adesão' },
  { id: 18, name: 'Termo de opção' },
]

const document = (
  documentTypeId: number,
  rule: number,
  of: CatalogueDocument['of'] = 'holder',
  planId: number | null = null,
): CatalogueDocument => ({ of, documentTypeId, rule, planId })

const announced = (id: number, documents: readonly CatalogueDocument[], migrated = false) =>
  announcedDocuments(
    { id, name: '', details: '', planId: null, documents },
    documentTypes,
    factsWith({ migrated }),
  )

test('a retirement: by person, those that depend on answers apart', () => {
  const documents = [
    document(1, 0),
    document(14, 1),
    document(18, 9),
    document(1, 2, 'beneficiary'),
    document(5, 4, 'beneficiary'),
  ]
  expect(announced(1, documents)).toEqual([
    { of: 'holder', always: ['RG ou CNH'], inCase: ['Procuração', 'Termo de opção'] },
    { of: 'beneficiary', always: ['RG ou CNH'], inCase: ['Certidão de nascimento'] },
  ])
  expect(announced(1, documents, true)[0]).toEqual({
    of: 'holder',
    always: ['RG ou CNH', 'Termo de opção'],
    inCase: ['Procuração'],
  })
})

test('the enrolment is in the second plan, a retirement in a plan not chosen yet', () => {
  const documents = [document(15, 0, 'holder', 2)]
  expect(announced(11, documents)).toEqual([{ of: 'holder', always: ['Formulário de adesão'], inCase: [] }])
  expect(announced(1, documents)).toEqual([{ of: 'holder', always: [], inCase: ['Formulário de adesão'] }])
})

test('nothing is announced where the fund says nothing, or the portal has no form', () => {
  expect(announced(1, [])).toEqual([])
  expect(announced(99, [document(1, 0)])).toEqual([])
})
