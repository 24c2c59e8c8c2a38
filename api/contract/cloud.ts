import * as v from 'valibot'

import { read } from './call.ts'
import { file, id, ok, text } from './wire.ts'

/**
 * A document of the cloud; both times are ISO, and `id_documento_ged` is the id for downloads. A server with a virus
 * scanner sends the state of the scan; only a clean document can be opened. `rejeicoes`: the rows (`id_req_doc` or
 * `id_req_bnf_doc`) for which the fund rejected it.
 */
const cloudDocument = v.object({
  id,
  id_documento_ged: text,
  id_tipo_documento: id,
  tipo_documento: text,
  arquivo: text,
  data_gravacao: text,
  data_envio: text,
  rejeicoes: v.optional(v.array(v.object({ linha: id, data: text }))),
  verificacao: v.optional(v.picklist(['livre', 'pendente', 'recusado'])),
})

const documents = v.object({ codigo: ok, documentos: v.array(cloudDocument) })

export const listCloud = read('/api/nuvem/:id_nuvem', {
  params: v.object({ id_nuvem: id }),
  reply: documents,
  summary: 'Lista os documentos da nuvem do participante, os enviados por último primeiro.',
})

export const listCloudOfType = read('/api/nuvem/:id_nuvem/tipo/:id_tipo_documento', {
  params: v.object({ id_nuvem: id, id_tipo_documento: id }),
  reply: documents,
  summary: 'Lista os documentos de um tipo na nuvem do participante, os enviados por último primeiro.',
  without: 'The dialog of a row offers a file of the device, and all documents are in the picker.',
})

export const downloadDocument = read('/api/documento/:id_documento_ged/download', {
  params: v.object({ id_documento_ged: id }),
  reply: file,
  responseType: 'file',
  summary: 'Baixa um documento da nuvem do participante, com o nome com que foi enviado.',
})

/** `{a}` and `{b}` of the specified path; the portal downloads by the call above (D-77). */
export const downloadStoredDocument = read('/documento/:id_protocolo_ged/:id_documento_ged/download', {
  host: 'documentStore',
  params: v.object({ id_protocolo_ged: v.string(), id_documento_ged: id }),
  reply: file,
  responseType: 'file',
  summary: 'O mesmo download no serviço de documentos, pelo protocolo da nuvem e pelo documento.',
})
