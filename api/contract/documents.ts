import * as v from 'valibot'

import { UNDER_ANALYSIS } from '#domain/documents/situations.ts'

import { plainMessage } from './acceptance.ts'
import { read, upload, write } from './call.ts'
import { file, id, idOrNull, ok, storeId, text } from './wire.ts'

/** Constants of every upload (UPLOAD-20). */
export const UPLOAD_TYPE_ID = 405
export const UPLOAD_ORIGIN_ID = 1
export const UPLOAD_SCOPE = 'P'

/** Fields of every upload, one file among them (UPLOAD-19). */
export const uploadFields = {
  id_nuvem: id,
  id_tipo: v.pipe(id, v.literal(UPLOAD_TYPE_ID)),
  id_tipo_documento: id,
  id_protocolo_ged: text,
  token_ged: text,
  arquivo: v.file(),
  usuario: v.string(),
  nome: text,
  id_origem: v.pipe(id, v.literal(UPLOAD_ORIGIN_ID)),
  escopo: v.literal(UPLOAD_SCOPE),
}

export const newDocument = upload('/api/novodocumento', {
  body: v.object(uploadFields),
  /** Without `id_documento_ged` (P-180) a document can be opened after its request was loaded again. */
  reply: v.object({ codigo: ok, id_documento: id, id_documento_ged: storeId }),
  summary: 'Guarda um arquivo na nuvem de documentos do participante.',
})

const attachment = {
  id_documento: id,
  /** Always UNDER_ANALYSIS: other statuses are rejected. */
  id_situacao: v.pipe(id, v.literal(UNDER_ANALYSIS)),
  usuario: v.string(),
  id_nuvem: id,
  id_requerimento: v.optional(idOrNull),
  id_tipo_documento: v.optional(idOrNull),
}

export const attachDocument = write('/api/requerimento/atualizadocumento', {
  body: v.object({ ...attachment, id_req_doc: id }),
  reply: v.object({ codigo: ok, id_req_doc: id }),
  summary: 'Anexa um documento da nuvem a um documento exigido do titular.',
})

export const attachBeneficiaryDocument = write('/api/requerimento/atualizadocumentobnf', {
  access: 'consentOrStaff',
  body: v.object({
    ...attachment,
    /** null if staff only change the status, as they have no cloud (D-106). */
    id_documento: idOrNull,
    id_nuvem: idOrNull,
    /** Only staff choose it; an attachment of the participant is always under analysis. */
    id_situacao: id,
    id_req_bnf_doc: id,
    id_beneficiario: id,
    /** From staff: for the participant, as a message of the request; a rejection needs one (D-135). */
    motivo: v.optional(plainMessage, ''),
  }),
  reply: v.object({ codigo: ok, id_req_bnf_doc: id }),
  summary:
    'Anexa um documento da nuvem a um documento exigido de um dependente ou beneficiário; para a equipe do fundo, dá a situação dele.',
  without: 'Only where `/api/tabelas` has request type 16.',
})

/** Beyond the specification: an API without it refuses, and the dialog says so (D-135). */
export const downloadBeneficiaryDocument = read(
  '/api/requerimento/:id_requerimento/documentobnf/:id_documento_ged/download',
  {
    access: 'staff',
    params: v.object({ id_requerimento: id, id_documento_ged: id }),
    reply: file,
    responseType: 'file',
    summary:
      'Abre, para o papel que avalia, o documento de um beneficiário de um aceite em A ou C. Cada leitura é registrada.',
  },
)
