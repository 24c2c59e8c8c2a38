import * as v from 'valibot'

import { readByPost, write } from './call.ts'
import { id, ok, text } from './wire.ts'

/** The participant's documents, once they agreed to share them. */
const cloud = v.object({ id, id_protocolo_ged: text })

export { cloud as cloudSchema }

export const checkConsent = readByPost('/api/jaautorizou', {
  access: 'session',
  body: v.object({ cpf: v.string() }),
  /** Without consent the reply has another `codigo` and no `nuvem`; this is not a failure. */
  reply: v.object({ codigo: v.string(), nuvem: v.nullish(cloud, null) }),
  summary: 'Diz se o participante já autorizou o compartilhamento das cópias dos seus documentos.',
})

export const grantConsent = write('/api/autoriza', {
  access: 'session',
  body: v.object({
    id_pessoa_fisica: id,
    token_ged: v.string(),
    autorizacao: v.literal('S'),
    usuario: v.string(),
    /** Version of the accepted text (D-08). */
    versao_texto: v.optional(v.string()),
  }),
  reply: v.object({ nuvem: cloud }),
  summary: 'Registra a autorização de compartilhamento e devolve a nuvem de documentos.',
})

export const withdrawConsent = write('/api/retiraautorizacao', {
  access: 'session',
  body: v.object({ cpf: v.string() }),
  reply: v.object({ codigo: ok }),
  summary:
    'Retira a autorização de compartilhamento, sem a qual nada mais do portal pode ser usado. Os requerimentos enviados continuam em análise.',
})
