import { answersOf } from '#domain/forms/answers.ts'
import type { Answers, Row, Values } from '#domain/forms/form.ts'
import { usualDetails } from '#server/seed/requests/details.ts'

/** The usual answers of a type in plan 1, as a form has them: the wire's 'true' is its S. */
export const usualAnswers = (typeId: number): Values =>
  Object.fromEntries(
    Object.entries(usualDetails[typeId]?.('2026-11-20', 1) ?? {}).map(([name, value]) => [
      name,
      value === 'true' ? 'S' : value,
    ]),
  )

/** A request for benefit 1 of plan 1 that can be sent unchanged. */
export const validAnswers: Answers = answersOf({
  detalhes: {
    id_plano: '1',
    ...usualAnswers(1),
    data_demissao: '2026-10-30',
    dib: '',
    rg_bnf: '12345678',
    orgao_emissor_rg_bnf: 'SSP',
    data_expedicao_rg_bnf: '1990-05-20',
    uf_rg_bnf: 'DF',
    nome_mae: 'Rosa Duarte',
    nome_pai: '',
    nome_representante: '',
    cpf_representante: '',
    data_nasc_rep: '',
    numero_identidade: '',
    orgao_emissor: '',
    data_expedicao: '',
    uf: '',
    qualidade_representante: '',
    agencia: '0123',
    agencia_dv: '4',
    conta: '56789',
    conta_dv: 'X',
  },
  endereco: {
    id_pais: '31',
    cep: '70040010',
    estado: 'DF',
    cidade: 'Brasília',
    bairro: 'Asa Norte',
    endereco: 'SBN Quadra 1',
    numero: '10',
    complemento: '',
    email_pessoal: 'marina@exemplo.com.br',
    email_extra: '',
    celular: '(61) 99876-5432',
    telefone_alternativo: '',
  },
})

export const representativeAnswers: Values = {
  representante_legal: 'S',
  nome_representante: 'Pedro Alves',
  cpf_representante: '92741508305',
  data_nasc_rep: '1980-02-03',
  numero_identidade: '998877',
  orgao_emissor: 'SSP',
  data_expedicao: '2016-01-02',
  uf: 'SP',
  qualidade_representante: '4',
}

export const dependantRow = (change: Values = {}): Row => ({
  id: -1,
  values: {
    nome: 'Ana Duarte',
    cpf: '11144477735',
    data_nascimento: '2010-04-05',
    sexo: 'F',
    dependencia: '4',
    ...change,
  },
})

export const withDetails = (change: Values): Answers => ({
  ...validAnswers,
  detalhes: { ...validAnswers.detalhes, ...change },
})

export const withAddress = (change: Values): Answers => ({
  ...validAnswers,
  endereco: { ...validAnswers.endereco, ...change },
})
