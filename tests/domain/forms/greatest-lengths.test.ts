import { expect, test } from 'vitest'

import { bankChangeForm } from '#domain/forms/bank-change.ts'
import { enrolmentForm } from '#domain/forms/enrolment.ts'
import { type RequestForm, sectionsOf } from '#domain/forms/form.ts'
import { portabilityForm } from '#domain/forms/portability.ts'
import { isSaidBeyond } from '../support/lengths.ts'

/** Every maximum length that the specification gives for the three specialised screens (VALID-25). */
const LENGTHS: readonly [string, RequestForm, Readonly<Record<string, number>>][] = [
  [
    'enrolment',
    enrolmentForm,
    {
      'participante.rg': 20,
      'participante.rg_emissor': 20,
      'participante.naturalidade': 32,
      'participante.pai': 64,
      'participante.mae': 64,
      'participante.cep': 8,
      'participante.endereco': 60,
      'participante.numero': 8,
      'participante.complemento': 36,
      'participante.bairro': 20,
      'participante.cidade': 30,
      'participante.email_pessoal': 60,
      'participante.email_extra': 60,
      'participante.celular': 15,
      'participante.telefone': 15,
      'participante.telefone_alternativo': 15,
      'participante.matricula': 10,
      'designados.nome': 64,
      'peps.pessoa': 64,
      'peps.ocupacao': 32,
      'empresas.nome_empresa': 60,
    },
  ],
  [
    'portability',
    portabilityForm,
    {
      'detalhes.nome_entidade': 60,
      'detalhes.cnpj_entidade': 14,
      'detalhes.endereco_entidade': 60,
      'detalhes.numero_entidade': 10,
      'detalhes.complemento_entidade': 40,
      'detalhes.bairro_entidade': 20,
      'detalhes.cidade_entidade': 30,
      'detalhes.cep_entidade': 8,
      'detalhes.agencia_entidade': 4,
      'detalhes.agencia_dv_entidade': 2,
      'detalhes.conta_entidade': 10,
      'detalhes.conta_dv_entidade': 2,
      'detalhes.nome_plano': 60,
      'detalhes.cnpb_susep': 30,
      'detalhes.rg': 20,
      'detalhes.orgao_emissor_rg': 16,
      'detalhes.nome_pai': 60,
      'detalhes.nome_mae': 60,
      'endereco.cep': 8,
      'endereco.endereco': 60,
      'endereco.numero': 10,
      'endereco.complemento': 40,
      'endereco.bairro': 20,
      'endereco.cidade': 30,
    },
  ],
  [
    'bank data change',
    bankChangeForm,
    {
      'detalhes.agencia': 4,
      'detalhes.agencia_dv': 2,
      'detalhes.conta': 10,
      'detalhes.conta_dv': 2,
    },
  ],
]

// ENROL-64 to ENROL-67
test.each(LENGTHS)('%s: each answer has its maximum length', (_name, form, lengths) => {
  const fields = sectionsOf(form).flatMap(({ part, fields }) =>
    fields.map((field) => ({ path: `${part}.${field.name}`, field })),
  )
  const others = Object.entries(lengths).filter(([path, length]) => {
    const { field } = fields.find((one) => one.path === path) ?? expect.fail(`no question has ${path}`)
    return isSaidBeyond(field, length) || !isSaidBeyond(field, length + 1)
  })
  expect(others).toEqual([])
})
