import { answersOf } from '#domain/forms/answers.ts'
import type { Answers, Row, Values } from '#domain/forms/form.ts'
import type { EnrolmentLists, Facts } from '#domain/requests/facts.ts'

import { factsWith } from './facts.ts'

const lists: EnrolmentLists = {
  nationalities: [{ id: 10, name: 'Brasileira' }],
  civilStatuses: [{ id: 2, name: 'Casado(a)' }],
  schooling: [{ id: '01', name: 'Superior' }],
  serviceTimeTypes: [{ id: 1, name: 'Comum' }],
  kinships: [
    { id: 1, name: 'Cônjuge' },
    { id: 7, name: 'Filho(a)' },
  ],
  sponsors: [
    { id: 1, name: 'Fundo' },
    { id: 2, name: 'Empresa de Dados' },
  ],
  regionals: [
    { id: 1, sponsorId: 1, name: 'Sede' },
    { id: 4, sponsorId: 2, name: 'Minas' },
  ],
}

/** With the fund's lists and without a salary. */
export const enrolmentFacts = (change: Partial<Facts> = {}) => factsWith({ enrolment: lists, ...change })

const participant: Values = {
  nome: 'Marina Duarte Alves',
  cpf: '52998224725',
  data_nascimento: '1968-08-13',
  sexo: 'F',
  id_nacionalidade: '10',
  naturalidade: 'Ouro Preto',
  uf_natural: 'MG',
  id_estado_civil: '2',
  id_escolaridade: '01',
  mae: 'Célia Duarte Pinho',
  pai: '',
  rg: 'MG-11.582.903',
  rg_emissor: 'PC',
  rg_uf: 'MG',
  rg_data_emissao: '2017-08-13',
  aposentado_inss: 'N',
  id_emp: '2',
  id_regional: '4',
  matricula: '204417',
  data_admissao: '2006-08-13',
  id_pais: '31',
  cep: '30130010',
  estado: 'MG',
  cidade: 'Belo Horizonte',
  bairro: 'Centro',
  endereco: 'Praça Sete de Setembro',
  numero: '120',
  complemento: '',
  email_pessoal: 'marina@correio.example',
  email_extra: '',
  celular: '(31) 98745-2201',
  telefone: '',
  telefone_alternativo: '',
  politicamente_exposto: 'N',
  responsavel_fatca: 'N',
  percentual_variavel: '15',
  espontanea_sim_nao: 'S',
  valor_espontanea: '500,50',
}

const row =
  (usual: Values) =>
  (change: Values = {}, id = -1): Row => ({ id, values: { ...usual, ...change } })

export const companyRow = row({
  nome_empresa: 'Casa Lotérica',
  id_tipo_tempo_servico: '1',
  data_admissao: '1995-03-01',
  data_demissao: '',
})

export const exposureRow = row({
  data_inicio: '2021-01-01',
  data_fim: '',
  id_parentesco: '',
  pessoa: 'Antônio Alves',
  ocupacao: 'Vereador',
  cpf: '',
})

export const designatedRow = row({
  nome: 'Antônio Alves',
  cpf: '31862407940',
  id_parentesco: '1',
  sexo: 'M',
  data_nascimento: '1966-08-13',
  beneficiario: 'S',
  designado: 'S',
  percentual: '100',
  invalido: '',
  id_pessoa_dep: '',
})

export const enrolmentWith = (change: Values = {}, parts: Partial<Answers> = {}): Answers =>
  answersOf({
    detalhes: { id_plano: '2', regime_tributacao: 'R' },
    participante: { ...participant, ...change },
    ...parts,
  })
