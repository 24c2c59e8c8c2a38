import { answersFromWire, answersToWire } from '#api/contract/answers.ts'
import type { WireReceivedBenefit } from '#api/contract/bank-change.ts'
import { benefitsFromWire, benefitsToWire, receivedFromWire } from '#api/contract/benefit-rows.ts'
import type { WireCompany, WireDesignated, WireExposure } from '#api/contract/enrolment.ts'
import {
  enrolmentFromWire,
  enrolmentRowsFromWire,
  enrolmentToWire,
  savedEnrolmentFromWire,
} from '#api/contract/enrolment-answers.ts'
import {
  companyFromWire,
  companyToWire,
  designatedFromWire,
  designatedToWire,
  exposureFromWire,
  exposureToWire,
} from '#api/contract/enrolment-rows.ts'
import type { WireDependant } from '#api/contract/requests.ts'
import type { Answers } from '#domain/forms/form.ts'

import { conversion } from './conversion.ts'
import { address, wireAddress } from './session.ts'

const nothing: Answers = {
  detalhes: {},
  endereco: {},
  participante: {},
  dependentes: [],
  beneficiarios: [],
  beneficios: [],
  designados: [],
  empresas: [],
  peps: [],
}

const wireDependant: WireDependant = {
  id: 11,
  tipo: 'ir',
  nome: 'Ana Duarte',
  cpf: '39053344705',
  data_nascimento: '2010-05-01',
  sexo: 'F',
  dependencia: '4',
  id_pessoa_dep: 12,
  id_parentesco: 13,
  nm_parentesco: 'Enteada',
  selecionado: 'S',
}

/** The server sends the documents of a dependant, too. */
const savedDependant = { ...wireDependant, docs_obrigatorios: [] }

const dependant = {
  id: 11,
  values: {
    nome: 'Ana Duarte',
    cpf: '39053344705',
    data_nascimento: '2010-05-01',
    sexo: 'F',
    dependencia: '4',
    id_pessoa_dep: '12',
    id_parentesco: '13',
    nm_parentesco: 'Enteada',
    selecionado: 'S',
  },
}

const wireBeneficiary: WireDependant = {
  id: 21,
  tipo: 'bnf',
  nome: 'Beto Alves',
  cpf: '52998224725',
  data_nascimento: '2012-06-02',
  sexo: 'M',
  dependencia: '5',
  id_pessoa_dep: 22,
  id_parentesco: 23,
  nm_parentesco: 'Filho',
  selecionado: 'N',
}

const beneficiary = {
  id: 21,
  values: {
    nome: 'Beto Alves',
    cpf: '52998224725',
    data_nascimento: '2012-06-02',
    sexo: 'M',
    dependencia: '5',
    id_pessoa_dep: '22',
    id_parentesco: '23',
    nm_parentesco: 'Filho',
    selecionado: '',
  },
}

const wireCompany: WireCompany = {
  id: 71,
  nome_empresa: 'Serra Azul',
  id_tipo_tempo_servico: 72,
  data_admissao: '2001-02-03',
  data_demissao: '2004-05-06',
}
const company = {
  id: 71,
  values: {
    nome_empresa: 'Serra Azul',
    id_tipo_tempo_servico: '72',
    data_admissao: '2001-02-03',
    data_demissao: '2004-05-06',
  },
}

const wireExposure: WireExposure = {
  id: 81,
  data_inicio: '2011-01-01',
  data_fim: '2012-12-31',
  id_parentesco: 82,
  pessoa: 'Caio Alves',
  ocupacao: 'Vereador',
  cpf: '11144477735',
}
const exposure = {
  id: 81,
  values: {
    data_inicio: '2011-01-01',
    data_fim: '2012-12-31',
    id_parentesco: '82',
    pessoa: 'Caio Alves',
    ocupacao: 'Vereador',
    cpf: '11144477735',
  },
}

const wireDesignated: WireDesignated = {
  id_dependente: 91,
  nome: 'Davi Duarte',
  cpf: '12345678909',
  id_parentesco: 92,
  sexo: 'masculino',
  data_nascimento: '2015-08-09',
  beneficiario: 'beneficiary?',
  designado: 'designated?',
  percentual: '59.5',
  invalido: 'invalid?',
  id_pessoa_dep: 93,
}
const designated = {
  id: 91,
  values: {
    nome: 'Davi Duarte',
    cpf: '12345678909',
    id_parentesco: '92',
    sexo: 'masculino',
    data_nascimento: '2015-08-09',
    beneficiario: 'beneficiary?',
    designado: 'designated?',
    percentual: '59.5',
    invalido: 'invalid?',
    id_pessoa_dep: '93',
  },
}

const wireBenefit: WireReceivedBenefit = {
  id_beneficio: 61,
  plano: 'Plano Um',
  beneficio: 'Pensão',
  recebedor: 'João Prado',
  cpf: '39053344705',
  nome_proc: 'Eva Prado',
  cpf_proc: '52998224725',
  nome_pessoa_banco: 'Ivo Prado',
  cpf_pessoa_banco: '11144477735',
  selecionado: true,
}
const benefit = {
  id: 61,
  values: {
    id_beneficio: '61',
    plano: 'Plano Um',
    beneficio: 'Pensão',
    recebedor: 'João Prado',
    cpf: '39053344705',
    nome_proc: 'Eva Prado',
    cpf_proc: '52998224725',
    nome_pessoa_banco: 'Ivo Prado',
    cpf_pessoa_banco: '11144477735',
    selecionado: 'S',
  },
}

const participant = {
  nome: 'Marina Duarte',
  rg: '1234',
  percentual_variavel: '12.5',
  valor_espontanea: '500.50',
  email_pessoal: 'marina@example.com',
}
const wireRows = { empresas: [wireCompany], peps: [wireExposure], dependentes: [wireDesignated] }
const rows = { empresas: [company], peps: [exposure], designados: [designated] }
const enrolment: Answers = {
  ...nothing,
  detalhes: { fatca: 'no', id_plano: '2' },
  participante: participant,
  ...rows,
}

export const formConversions = [
  conversion(
    answersFromWire,
    [
      {
        planId: 2,
        details: { renda: '700', ciente_perda_paridade: 'true' },
        address: wireAddress,
        dependants: [savedDependant, wireBeneficiary],
      },
    ],
    {
      ...nothing,
      detalhes: { renda: '700', ciente_perda_paridade: 'S', id_plano: '2' },
      endereco: address,
      dependentes: [dependant],
      beneficiarios: [beneficiary],
    },
  ),
  conversion(
    answersToWire,
    [
      {
        ...nothing,
        detalhes: { renda: '700', ciente_perda_paridade: 'S', id_plano: '2' },
        endereco: address,
        dependentes: [dependant],
        beneficiarios: [beneficiary],
      },
    ],
    {
      id_plano: 2,
      detalhes: { renda: '700', ciente_perda_paridade: 'true' },
      endereco: { ...wireAddress, id: null },
      dependentes: [wireDependant, wireBeneficiary],
    },
  ),
  conversion(
    benefitsFromWire,
    [[{ id_beneficio: 61, selecionado: true }]],
    [{ id: -1, values: { id_beneficio: '61', selecionado: 'S' } }],
  ),
  conversion(receivedFromWire, [[wireBenefit]], [benefit]),
  conversion(benefitsToWire, [[{ id: 62, values: benefit.values }]], [wireBenefit]),
  conversion(companyFromWire, [wireCompany], company),
  conversion(companyToWire, [company], wireCompany),
  conversion(exposureFromWire, [wireExposure], exposure),
  conversion(exposureToWire, [exposure], wireExposure),
  conversion(designatedFromWire, [wireDesignated], designated),
  conversion(designatedToWire, [designated], wireDesignated),
  conversion(enrolmentRowsFromWire, [wireRows], rows),
  conversion(
    enrolmentFromWire,
    [
      {
        requerimento: {
          id: 1,
          id_plano: 2,
          situacao: 'L',
          versao: 3,
          id_nuvem: 4,
          detalhes: { fatca: 'no' },
        },
        participante: { ...participant, email_pessoal: '' },
        ...wireRows,
        usuario: '28625587887',
        email_pessoal: 'marina@example.com',
      },
    ],
    { ...enrolment, detalhes: { fatca: 'no' } },
  ),
  conversion(enrolmentToWire, [enrolment, { id: 501, wasInPlan: true }], {
    requerimento: { id_plano: 2, detalhes: { fatca: 'no' } },
    participante: { ...participant, id: '501', existe_trust: 'S' },
    ...wireRows,
    email_pessoal: 'marina@example.com',
  }),
  conversion(
    savedEnrolmentFromWire,
    [
      {
        codigo: 'ok',
        requerimento: {
          id: 1,
          id_plano: 2,
          id_tipo_requerimento: 11,
          id_tipo: 5,
          id_nuvem: 4,
          situacao: 'L',
          versao: 3,
          protocolo: '2026000025',
          tipo_desc: 'Adesão',
          plano_sigla: 'PSII',
          data_requerimento: '2026-10-02T13:00:00Z',
          desc_situacao: 'Em elaboração',
          detalhes: [{ nome: 'fatca', valor: 'no' }],
        },
        pessoa: { ...participant, id: '6', existe_trust: 'S' },
        empresas: [wireCompany],
        peps: [wireExposure],
        dependentes: [{ ...wireDesignated, docs_obrigatorios: [] }],
        requerimento_docs: [],
        mensagens: [],
      },
    ],
    enrolment,
  ),
]
