import { describe, expect, test } from 'vitest'
import type { WireBeneficiaryDocument } from '#api/contract/requests.ts'

import { complementaryFromWire, messagesFromWire, peopleFromWire } from '#src/adapters/wire-requests.ts'
import { documentsOf } from '#ui/texts/documents.ts'

const document: WireBeneficiaryDocument = {
  id_req_bnf_doc: 5,
  id_tipo_documento: 2,
  id_tipo_requerimento: 1,
  regra: 3,
  desc_tipo_documento: 'Certidão de casamento',
  arquivo: '',
  desc_situacao: 'PENDENTE',
  id_situacao: 3,
  id_documento: null,
  id_documento_ged: null,
  mesmo_documento: null,
}

const person = (
  id: number,
  nome: string,
  tipo: 'ir' | 'bnf',
  docs_obrigatorios: WireBeneficiaryDocument[] = [document],
) => ({
  id,
  tipo,
  nome,
  cpf: '',
  data_nascimento: '',
  sexo: '',
  dependencia: '',
  id_pessoa_dep: null,
  id_parentesco: null,
  nm_parentesco: '',
  selecionado: 'N' as const,
  docs_obrigatorios,
})

const names = (...people: ReturnType<typeof person>[]) => peopleFromWire(people).map(({ name }) => name)

describe('peopleFromWire', () => {
  test('labels a person who is dependant and beneficiary by role', () => {
    expect(names(person(1, 'Lia', 'ir'), person(2, 'Lia', 'bnf'), person(3, 'Davi', 'bnf'))).toEqual([
      'Lia, como dependente',
      'Lia, na declaração de beneficiários',
      'Davi',
    ])
  })

  test('says why a dependant is asked for documents, unless the name says it', () => {
    const people = [
      person(1, 'Lia', 'ir'),
      person(2, 'Davi', 'bnf'),
      person(3, 'Eva', 'ir'),
      person(4, 'Eva', 'bnf'),
    ]
    expect(peopleFromWire(people).map(documentsOf)).toEqual([
      'Documentos de Lia (dependente para o Imposto de Renda)',
      'Documentos de Davi',
      'Documentos de Eva, como dependente',
      'Documentos de Eva, na declaração de beneficiários',
    ])
  })

  test('omits people without required documents, who make no label ambiguous', () => {
    expect(names(person(1, 'Lia', 'ir'), person(2, 'Lia', 'bnf', []))).toEqual(['Lia'])
  })
})

test('messagesFromWire returns the newest first (D-59)', () => {
  const sent = [
    { id: 1, data_gravacao: '2026-10-01T10:00:00Z', mensagem: 'primeira', autor: '' },
    { id: 2, data_gravacao: '2026-11-01T10:00:00Z', mensagem: 'terceira', autor: 'Fundo' },
    { id: 3, data_gravacao: '2026-10-01T10:00:00Z', mensagem: 'segunda', autor: '' },
  ]
  expect(messagesFromWire(sent).map(({ text, author }) => [text, author])).toEqual([
    ['terceira', 'Fundo'],
    ['segunda', undefined],
    ['primeira', undefined],
  ])
})

test('complementaryFromWire includes the store id if the API returns it (P-161)', () => {
  const row = { arquivo: 'carta.pdf', desc_tipo_documento: 'Outros', id_documento: 5, id_situacao: 4 }
  const rows = complementaryFromWire([
    { ...row, id: 1, id_documento_ged: 'a5' },
    { ...row, id: 2, id_documento_ged: null },
  ])
  expect(rows.map(({ storeId }) => storeId)).toEqual(['a5', null])
})
