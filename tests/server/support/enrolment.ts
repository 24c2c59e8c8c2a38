import { enrolmentWith } from '#tools/samples/enrolment-answers.ts'

/** A complete enrolment in the second plan as the portal sends it; every part can be replaced. */

const {
  nome: _name,
  cpf: _cpf,
  data_nascimento: _birthDate,
  sexo: _sex,
  ...asked
} = enrolmentWith().participante

const participant = {
  ...asked,
  complemento: 'Apto 402',
  email_pessoal: 'pessoa@correio.example',
  telefone: '(31) 3274-1180',
}

export const company = {
  id: -1,
  nome_empresa: 'Casa Lotérica Ouro Preto',
  id_tipo_tempo_servico: 1,
  data_admissao: '1995-03-01',
  data_demissao: '2005-11-30',
}

export const exposure = {
  id: -1,
  data_inicio: '2021-01-01',
  data_fim: '2024-12-31',
  id_parentesco: 1,
  pessoa: 'Antônio Alves Ribeiro',
  ocupacao: 'Vereador',
  cpf: '31862407940',
}

export const husband = {
  id_dependente: -1,
  nome: 'Antônio Alves Ribeiro',
  cpf: '31862407940',
  id_parentesco: 1,
  sexo: 'M',
  data_nascimento: '1966-08-13',
  beneficiario: 'S',
  designado: 'S',
  percentual: '60',
  invalido: 'N',
  id_pessoa_dep: null,
}

export const friend = {
  id_dependente: -2,
  nome: 'Olívia Braga Torres',
  cpf: '40281736553',
  id_parentesco: 99,
  sexo: 'F',
  data_nascimento: '1970-02-03',
  beneficiario: 'N',
  designado: 'S',
  percentual: '40',
  invalido: '',
  id_pessoa_dep: null,
}

type Row = Readonly<Record<string, unknown>>

type Replacement = {
  readonly requerimento?: Row
  readonly detalhes?: Row
  readonly participante?: Row
  readonly empresas?: readonly Row[]
  readonly peps?: readonly Row[]
  readonly dependentes?: readonly Row[]
  readonly usuario?: string
  readonly email_pessoal?: string
}

export const enrolment = (
  cloudId: number,
  { requerimento, detalhes, participante, ...replaced }: Replacement = {},
): Record<string, unknown> => ({
  empresas: [company],
  peps: [],
  dependentes: [husband, friend],
  usuario: '',
  email_pessoal: 'pessoa@correio.example',
  ...replaced,
  requerimento: {
    id: null,
    id_plano: 2,
    id_nuvem: cloudId,
    situacao: 'L',
    detalhes: { regime_tributacao: 'R', ...detalhes },
    ...requerimento,
  },
  participante: { ...participant, ...participante },
})
