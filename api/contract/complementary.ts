import * as v from 'valibot'

import { upload, write } from './call.ts'
import { uploadFields } from './documents.ts'
import { complementaryDocumentSchema } from './requests.ts'
import { id, ok } from './wire.ts'

/** Complementary documents: not required, but added by the participant. */

/** Answers the new complementary document; other APIs of the fund may answer `codigo` only. */
export const newComplementaryDocument = upload('/api/requerimento/complementar/novo', {
  body: v.object({ ...uploadFields, id_requerimento: id }),
  reply: v.object({ codigo: ok, ...v.partial(complementaryDocumentSchema).entries }),
  summary: 'Guarda um arquivo na nuvem e o inclui no requerimento como documento complementar.',
})

export const attachComplementaryDocument = write('/api/requerimento/complementar/nuvem', {
  body: v.object({
    id_requerimento: id,
    id_documento: id,
    id_tipo_documento: id,
    usuario: v.string(),
    id_nuvem: id,
  }),
  reply: v.object({ codigo: ok }),
  summary:
    'Inclui um documento da nuvem no requerimento como complementar; o que já está nele não se repete.',
})

/** `id` is the id of the row in the request, not of the document. */
export const removeComplementaryDocument = write('/api/requerimento/complementar/excluir', {
  body: v.object({ id, id_nuvem: id, usuario: v.string() }),
  reply: v.object({ codigo: ok }),
  summary: 'Tira um documento complementar do requerimento; na nuvem ele permanece.',
})
