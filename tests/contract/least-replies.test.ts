import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'

/**
 * Only what the specification promises, as another API of the fund may reply: the portal must not depend on
 * additions of this server.
 */
const summary = {
  id: 7,
  id_plano: 1,
  id_tipo_requerimento: 1,
  situacao: 'L',
  protocolo: '2026000007',
  tipo_desc: 'Aposentadoria',
  plano_sigla: 'PS-I',
  data_requerimento: '2026-11-21',
  desc_situacao: 'Em elaboração',
}

const requiredDocument = {
  id_tipo_documento: 1,
  id_tipo_requerimento: 1,
  regra: 0,
  desc_tipo_documento: 'RG',
  arquivo: '',
  desc_situacao: 'PENDENTE',
  id_situacao: 3,
  id_documento: null,
  id_documento_ged: null,
  id_req_doc: 21,
}

const address = {
  id: 3,
  id_pais: 31,
  cep: '30130010',
  estado: 'MG',
  cidade: 'Belo Horizonte',
  bairro: 'Centro',
  endereco: 'Praça Sete de Setembro',
  numero: '120',
  complemento: '',
  email_pessoal: 'pessoa@correio.example',
  email_extra: '',
  celular: '31987452201',
  telefone_alternativo: '',
}

const dependant = {
  id: 4,
  nome: 'Clara',
  cpf: '40281736553',
  data_nascimento: '2007-05-02',
  sexo: 'F',
  dependencia: 4,
  docs_obrigatorios: [],
  id_pessoa_dep: null,
}

const session = {
  codigo: 'ok',
  token_ged: 't',
  cpf: '52998224725',
  nome: 'Marina',
  id_pessoa_fisica: 501,
  endereco: address,
  data_nascimento: '1968-01-01',
  permissao_resgate: 'S',
  desligado_antes_1996: 'N',
  plano_participante: [{ id_plano: 1, id_categoria: 1, dt_fim_plano: null, percentual_variavel: '12,5' }],
}

const saved = { codigo: 'ok', id_documento: 5 }
const message = { id: 1, data_gravacao: '2026-11-21', mensagem: 'Recebido.' }
const detail = { nome: 'banco', valor: '001' }
const nuvem = { id: 7001, id_protocolo_ged: 'GED-1' }

const cloudDocument = {
  id: 5,
  id_documento_ged: 'a5',
  id_tipo_documento: 1,
  tipo_documento: 'RG',
  arquivo: 'rg.pdf',
  data_gravacao: '2026-11-20',
  data_envio: '2026-11-20',
}

const described = [{ id: 1, descricao: 'Um' }]

const portability = {
  requerimento: { ...summary, id_tipo_requerimento: 10 },
  endereco: address,
  detalhes: [detail],
  documentos: [requiredDocument],
}

const bankRequest = { id: 7, id_plano: 2, id_tipo_requerimento: 15, situacao: 'L', protocolo: '2026000007' }
const bankDocument = {
  id: 21,
  id_tipo_documento: 4,
  id_documento: null,
  documento: 'Comprovante',
  situacao: 'E',
  id_situacao: 3,
}
const benefit = {
  id_beneficio: 1,
  plano: 'PS-II',
  beneficio: 'Renda',
  recebedor: 'João',
  cpf: '15350946056',
  nome_proc: null,
  cpf_proc: null,
  nome_pessoa_banco: null,
  cpf_pessoa_banco: null,
  selecionado: false,
}

const enrolmentRequest = {
  id: 7,
  protocolo: '2026000007',
  id_plano: 2,
  id_tipo: 11,
  id_nuvem: 7001,
  data_requerimento: '2026-11-21',
  situacao: 'L',
}

type Name = keyof typeof calls

const replies: Readonly<Partial<Record<Name, unknown>>> = {
  authenticate: { token: 'abc' },
  singleSignOn: { original: 'abc' },
  startSession: session,
  startSessionByToken: session,
  tables: {
    codigo: 'ok',
    planos: described,
    beneficios: [{ id_plano: 1, id: 1, descricao: 'Aposentadoria' }],
    situacoes: [{ id: 'L', descricao: 'Em elaboração' }],
    tiposdocumento: described,
    docsobrigatorios: [{ id_tipo_documento: 1, id_req_doc: 21, situacao: 3 }],
    tipos_req: [{ id: 1, descricao: 'Aposentadoria', detalhes: 'Peça.', id_plano: null }],
    max_file_size: 5,
  },
  lists: { paises: described, data_atual: '2026-11-21', vrs: 489.35 },
  checkConsent: { codigo: 'ok', nuvem },
  grantConsent: { nuvem },
  withdrawConsent: { codigo: 'ok' },
  listRequests: { requerimentos: [summary] },
  saveRequest: {
    codigo: 'ok',
    id_pessoa: 501,
    requerimento: { id: 7, protocolo: '2026000007' },
    documentos: [requiredDocument],
    endereco: address,
    dependentes: [dependant],
  },
  showRequest: {
    codigo: 'ok',
    requerimento: summary,
    docs_obrig_bnf: [],
    detalhes: [detail],
    dependentes: [dependant],
    endereco: address,
    documentos: [requiredDocument],
    documentos_complementares: [
      { id: 1, arquivo: 'a.pdf', desc_tipo_documento: 'RG', id_documento: 5, id_situacao: 4 },
    ],
    mensagens: [message],
  },
  newDocument: saved,
  newComplementaryDocument: saved,
  attachDocument: { codigo: 'ok', id_req_doc: 21 },
  attachBeneficiaryDocument: { codigo: 'ok', id_req_bnf_doc: 22 },
  removeComplementaryDocument: { codigo: 'ok' },
  attachComplementaryDocument: { codigo: 'ok' },
  listCloud: { codigo: 'ok', documentos: [cloudDocument] },
  listCloudOfType: { codigo: 'ok', documentos: [cloudDocument] },
  suggestForRequest: { codigo: 'ok' },
  trustBeneficiaries: [
    {
      nm_pessoa: 'Clara',
      nr_cnpj_cpf: '40281736553',
      dt_nascimento: '2007-05-02',
      ic_sexo: 'F',
      id_parentesco: 7,
      nm_parentesco: 'Filha',
      id_pessoa_dep: 9,
      selecionado: 'N',
    },
  ],
  participantName: { nome: 'Otávio' },
  salary: 12_345.67,
  participantPlans: { planos_participante: described },
  openParticipantArea: { codigo: 'c0d1g0' },
  postalCode: { logradouro: 'Rua', uf: 'MG', localidade: 'Belo Horizonte', bairro: 'Centro' },
  enrolmentLists: {
    nacionalidade: described,
    estadoCivil: described,
    escolaridade: [{ id: '03', descricao: 'Fundamental' }],
    tipoTempoServico: described,
    parentesco: described,
    paises: described,
    regionais: described,
  },
  loadPerson: { pessoa_fisica: { id: 501, nome: 'Carlos' }, existe_trust: 'N', tempo_servico: [] },
  loadEnrolment: {
    requerimento: enrolmentRequest,
    pessoa: { nome: 'Carlos' },
    empresas: [],
    peps: [],
    dependentes: [],
    requerimento_docs: [requiredDocument],
  },
  saveEnrolment: { codigo: 'ok', id_requerimento: 7, requerimento_docs: [requiredDocument] },
  showAcceptance: {
    codigo: 'ok',
    requerimento: { ...summary, situacao: 'X' },
    dependentes: [dependant],
    mensagens: [message],
    detalhes: [{ nome: 'novo_valor_bnf', valor: '5391.75' }],
  },
  answerAcceptance: { codigo: 'ok', situacao: 'V' },
  recordMessage: { codigo: 'ok' },
  loadPortability: portability,
  newPortability: portability,
  savePortability: portability,
  loadBankChange: {
    requerimento: bankRequest,
    documentos: [bankDocument],
    beneficios: [benefit],
    nuvem,
    detalhes: [detail],
  },
  startBankChange: { beneficios: [benefit], nuvem, documentos: [] },
  saveBankChange: { requerimento: bankRequest, documentos: [bankDocument] },
  checkCpf: 'NAO',
  createCode: { codigo: 'ok' },
  validateVisitor: { codigo: 'ok' },
}

/** Replies that the specification does not show, files, and calls that the portal does not make. */
const NOT_SHOWN: readonly string[] = [
  'testBeneficiary',
  'storeDocument',
  'downloadDocument',
  'downloadStoredDocument',
  'downloadBeneficiaryDocument',
  'listDesk',
  'showDesk',
  'moveRequest',
  'requireCorrection',
  'askAcceptance',
  'judgeDocument',
  'freeVisitor',
  'auditDesk',
  'erasePerson',
  'exportPerson',
  'exportDocument',
]

describe('replies with only the specified fields', () => {
  test('the portal accepts each of them', () => {
    const problems = Object.entries(replies).flatMap(([name, reply]) => {
      const { issues = [] } = v.safeParse(calls[name as Name].reply as v.GenericSchema, reply)
      return issues.map((issue) => `${name}: ${v.getDotPath(issue)}: ${issue.message}`)
    })
    expect(problems).toEqual([])
  })

  test('there is one for every call that the portal needs', () => {
    const shown = new Set([...Object.keys(replies), ...NOT_SHOWN])
    const needed = Object.entries<Call>(calls).filter(([, { without }]) => without === undefined)
    expect(needed.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([])
  })
})
