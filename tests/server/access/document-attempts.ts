import { pdf } from '../support/files.ts'
import type { Attempt } from './attempt.ts'
import type { Belongings } from './belongings.ts'

const attachment = {
  'body.id_documento': 'documentId',
  'body.id_nuvem': 'cloudId',
  'body.id_requerimento': 'requestId',
} as const

const uploadOf = ({ cpf, cloudId }: Belongings) => ({
  id_nuvem: cloudId,
  id_tipo: 405,
  id_tipo_documento: 1,
  id_protocolo_ged: '',
  token_ged: '',
  arquivo: pdf('rg.pdf'),
  usuario: cpf,
  nome: '',
  id_origem: 1,
  escopo: 'P',
})

const upload = {
  things: { 'body.id_nuvem': 'cloudId' },
  ignored: { 'body.id_protocolo_ged': 'protocolId' },
  people: ['body.usuario'],
} as const

export const documentAttempts = {
  newDocument: { ...upload, sent: (own) => ({ body: uploadOf(own) }) },
  attachDocument: {
    sent: ({ cpf, cloudId, requestId, requiredId, documentId }) => ({
      body: {
        id_req_doc: requiredId,
        id_documento: documentId,
        id_situacao: 4,
        usuario: cpf,
        id_nuvem: cloudId,
        id_requerimento: requestId,
      },
    }),
    things: { ...attachment, 'body.id_req_doc': 'requiredId' },
    people: ['body.usuario'],
  },
  attachBeneficiaryDocument: {
    sent: ({ cpf, cloudId, requestId, dependantId, dependantRequiredId, dependantDocumentId }) => ({
      body: {
        id_req_bnf_doc: dependantRequiredId,
        id_beneficiario: dependantId,
        id_documento: dependantDocumentId,
        id_situacao: 4,
        usuario: cpf,
        id_nuvem: cloudId,
        id_requerimento: requestId,
      },
    }),
    things: {
      ...attachment,
      'body.id_documento': 'dependantDocumentId',
      'body.id_req_bnf_doc': 'dependantRequiredId',
      'body.id_beneficiario': 'dependantId',
    },
    people: ['body.usuario'],
  },
  newComplementaryDocument: {
    ...upload,
    sent: (own) => ({ body: { ...uploadOf(own), id_requerimento: own.requestId } }),
    things: { ...upload.things, 'body.id_requerimento': 'requestId' },
  },
  attachComplementaryDocument: {
    sent: ({ cpf, cloudId, requestId, documentId }) => ({
      body: {
        id_requerimento: requestId,
        id_documento: documentId,
        id_tipo_documento: 1,
        usuario: cpf,
        id_nuvem: cloudId,
      },
    }),
    things: attachment,
    people: ['body.usuario'],
  },
  removeComplementaryDocument: {
    sent: ({ cpf, cloudId, complementaryId }) => ({
      body: { id: complementaryId, id_nuvem: cloudId, usuario: cpf },
    }),
    things: { 'body.id': 'complementaryId', 'body.id_nuvem': 'cloudId' },
    people: ['body.usuario'],
  },
  // These documents have rows but no files, so their owner gets the error for a missing file.
  downloadDocument: {
    sent: ({ documentId }) => ({ params: { id_documento_ged: documentId } }),
    things: { 'params.id_documento_ged': 'documentId' },
    answered: 409,
  },
  // The acceptance waits for its participant: there is nothing to judge.
  downloadBeneficiaryDocument: {
    sent: ({ acceptanceId, documentId }) => ({
      params: { id_requerimento: acceptanceId, id_documento_ged: documentId },
    }),
    by: 'staff',
    answered: 404,
  },
  downloadStoredDocument: {
    sent: ({ protocolId, documentId }) => ({
      params: { id_protocolo_ged: protocolId, id_documento_ged: documentId },
    }),
    things: { 'params.id_protocolo_ged': 'protocolId', 'params.id_documento_ged': 'documentId' },
    answered: 409,
  },
} satisfies Record<string, Attempt>
