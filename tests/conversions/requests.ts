import type {
  WireBeneficiaryDocument,
  WireRequiredDocument,
  WireSavedDependant,
} from '#api/contract/requests.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { complementaryToWire } from '#server/requests/complementary-documents.ts'
import { statusHistoryToWire } from '#server/requests/status-history.ts'
import { messagesToWire } from '#server/requests/timeline.ts'
import { acceptanceFromWire } from '#src/adapters/acceptance.ts'
import { cloudDocumentFromWire } from '#src/adapters/cloud.ts'
import { bankChangeDocumentsFromWire } from '#src/adapters/requests/bank-change-calls.ts'
import {
  complementaryFromWire,
  documentsFromWire,
  historyFromWire,
  listedFromWire,
  messagesFromWire,
  peopleFromWire,
  summaryFromWire,
} from '#src/adapters/wire-requests.ts'

import { conversion } from './conversion.ts'

const wireSummary = {
  id: 1025,
  id_plano: 2,
  id_tipo_requerimento: 16,
  situacao: 'C',
  protocolo: '2026000025',
  tipo_desc: 'Aceite de alteração',
  plano_sigla: 'PSII',
  data_requerimento: '2026-10-02T13:00:00Z',
  desc_situacao: 'Em conferência',
} as const

const summary = {
  id: 1025,
  typeId: 16,
  typeName: 'Aceite de alteração',
  planName: 'PSII',
  protocol: '2026000025',
  requestedAt: '2026-10-02T13:00:00Z',
  status: 'C',
  statusName: 'Em conferência',
} as const

const wireDocument: WireRequiredDocument = {
  id_req_doc: 301,
  id_tipo_documento: 302,
  id_tipo_requerimento: 303,
  regra: 304,
  desc_tipo_documento: 'Certidão de casamento',
  arquivo: 'certidao.pdf',
  desc_situacao: 'EM ANÁLISE',
  id_situacao: 4,
  id_documento: 305,
  id_documento_ged: 'ged-306',
  nao_enviado: true,
}

const requiredDocument = {
  id: 301,
  typeId: 302,
  typeName: 'Certidão de casamento',
  rule: 304,
  situationId: 4,
  situationName: 'EM ANÁLISE',
  documentId: 305,
  storeId: 'ged-306',
  fileName: 'certidao.pdf',
  isNew: true,
}

const wirePersonDocument: WireBeneficiaryDocument = {
  id_req_bnf_doc: 401,
  id_tipo_documento: 402,
  id_tipo_requerimento: 403,
  regra: 404,
  desc_tipo_documento: 'Identidade',
  arquivo: 'identidade.png',
  desc_situacao: 'CONFERIDO',
  id_situacao: 1,
  id_documento: 405,
  id_documento_ged: 'ged-406',
  mesmo_documento: 407,
  nao_enviado: true,
}

const personDocument = {
  id: 401,
  typeId: 402,
  typeName: 'Identidade',
  rule: 404,
  situationId: 1,
  situationName: 'CONFERIDO',
  documentId: 405,
  storeId: 'ged-406',
  fileName: 'identidade.png',
  sameAs: 407,
  isNew: true,
}

const wirePerson: WireSavedDependant = {
  id: 501,
  tipo: 'bnf',
  nome: 'Lia Duarte',
  cpf: '52998224725',
  data_nascimento: '2010-05-01',
  sexo: 'F',
  dependencia: '6',
  id_pessoa_dep: 502,
  id_parentesco: 503,
  nm_parentesco: 'Filha',
  selecionado: 'S',
  docs_obrigatorios: [wirePersonDocument],
}

const person = { dependantId: 501, name: 'Lia Duarte', documents: [personDocument] }

const wireMessage = { id: 601, data_gravacao: '2026-10-03T14:00:00Z', mensagem: 'Recebido.', autor: 'Fundo' }
const message = { id: 601, recordedAt: '2026-10-03T14:00:00Z', text: 'Recebido.', author: 'Fundo' }

const wireReached = {
  situacao: 'E',
  desc_situacao: 'Em exigência',
  data: '2026-10-04T15:00:00Z',
  autor: 'Marina',
} as const
const reached = {
  status: 'E',
  name: 'Em exigência',
  reachedAt: '2026-10-04T15:00:00Z',
  author: 'Marina',
} as const

const wireComplementary = {
  id: 701,
  arquivo: 'carta.pdf',
  desc_tipo_documento: 'Carta',
  id_documento: 702,
  id_documento_ged: 'ged-703',
  id_situacao: 5,
  nao_enviado: true,
}

const fund = {
  documentTypes: [{ id: 704, name: 'Carta' }],
  requestSituations: [{ id: 'E', name: 'Em exigência' }],
} as unknown as FundReference

export const requestConversions = [
  conversion(summaryFromWire, [{ ...wireSummary, id_pessoa: 31 }], summary),
  conversion(
    listedFromWire,
    [{ ...wireSummary, mensagem_fundo: 'Falta a certidão.', situacao_desde: '2026-10-05T16:00:00Z' }],
    { ...summary, correctionRequest: 'Falta a certidão.', since: '2026-10-05T16:00:00Z' },
  ),
  conversion(documentsFromWire, [[wireDocument]], [requiredDocument]),
  conversion(peopleFromWire, [[wirePerson]], [person]),
  conversion(
    complementaryFromWire,
    [[wireComplementary]],
    [{ id: 701, typeName: 'Carta', situationId: 5, storeId: 'ged-703', fileName: 'carta.pdf', isNew: true }],
  ),
  conversion(messagesFromWire, [[wireMessage]], [message]),
  conversion(historyFromWire, [[wireReached]], [reached]),
  conversion(
    cloudDocumentFromWire,
    [
      {
        id: 801,
        id_documento_ged: 'ged-802',
        id_tipo_documento: 803,
        tipo_documento: 'Extrato',
        arquivo: 'extrato.pdf',
        data_gravacao: '2026-09-01T10:00:00Z',
        data_envio: '2026-09-02T11:00:00Z',
        verificacao: 'pendente',
        rejeicoes: [{ linha: 804, data: '2026-09-03T12:00:00Z' }],
      },
    ],
    {
      id: 801,
      storeId: 'ged-802',
      typeId: 803,
      typeName: 'Extrato',
      fileName: 'extrato.pdf',
      recordedAt: '2026-09-01T10:00:00Z',
      sentAt: '2026-09-02T11:00:00Z',
      scan: 'waiting',
      rejections: [{ rowId: 804, at: '2026-09-03T12:00:00Z' }],
    },
  ),
  conversion(
    bankChangeDocumentsFromWire,
    [
      [
        {
          id: 301,
          id_tipo_documento: 302,
          id_documento: 305,
          documento: 'Comprovante da conta',
          situacao: 'D',
          id_situacao: 4,
          desc_situacao: 'EM ANÁLISE',
          arquivo: 'conta.pdf',
          id_documento_ged: 'ged-306',
          nao_enviado: true,
        },
      ],
    ],
    [
      {
        id: 301,
        typeId: 302,
        typeName: 'Comprovante da conta',
        rule: 0,
        situationId: 4,
        situationName: 'EM ANÁLISE',
        documentId: 305,
        storeId: 'ged-306',
        fileName: 'conta.pdf',
        isNew: true,
      },
    ],
  ),
  conversion(
    acceptanceFromWire,
    [
      {
        codigo: 'ok',
        requerimento: { ...wireSummary, id_pessoa: 31, versao: 3 },
        dependentes: [wirePerson],
        mensagens: [wireMessage],
        documentos: [wireDocument],
        historico: [wireReached],
        detalhes: [
          { nome: 'valor_bnf', valor: '1234.56' },
          { nome: 'novo_valor_bnf', valor: '5391.75' },
          { nome: 'aceito', valor: 'SIM' },
        ],
        participante: { nome: 'Beatriz Prado', cpf: '39053344705' },
        situacoes_permitidas: [11, 12],
      },
    ],
    {
      id: 1025,
      summary,
      planId: 2,
      version: 3,
      ownerId: 31,
      answered: 'SIM',
      amountBefore: 123_456,
      amountAfter: 539_175,
      beneficiaries: [
        {
          id: 501,
          name: 'Lia Duarte',
          cpf: '52998224725',
          birthDate: '2010-05-01',
          kinship: 'Filha',
        },
      ],
      documents: [requiredDocument],
      people: [person],
      messages: [message],
      history: [reached],
      owner: { name: 'Beatriz Prado', cpf: '39053344705' },
      situations: [11, 12],
    },
  ),
  conversion(
    messagesToWire,
    [[{ id: 601, recorded_at: '2026-10-03T14:00:00Z', text: 'Recebido.', author: 'Fundo' }]],
    [{ id: 601, data_gravacao: '2026-10-03T14:00:00.000Z', mensagem: 'Recebido.', autor: 'Fundo' }],
  ),
  conversion(
    statusHistoryToWire,
    [[{ status: 'E', reached_at: '2026-10-04T15:00:00Z', author: 'Marina' }], fund],
    [{ situacao: 'E', desc_situacao: 'Em exigência', data: '2026-10-04T15:00:00.000Z', autor: 'Marina' }],
  ),
  conversion(
    complementaryToWire,
    [[{ id: 701, situation_id: 5, documentId: 702, typeId: 704, fileName: 'carta.pdf', isNew: true }], fund],
    [
      {
        id: 701,
        arquivo: 'carta.pdf',
        desc_tipo_documento: 'Carta',
        id_documento: 702,
        id_documento_ged: '702',
        id_situacao: 5,
        nao_enviado: true,
      },
    ],
  ),
]
