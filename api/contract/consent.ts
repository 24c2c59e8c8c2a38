import * as v from 'valibot'

import { defineCall } from './call.ts'
import { id, nothing, ok, text } from './wire.ts'

/** The participant's documents, once they agreed to share them. */
const cloud = v.object({ id, id_protocolo_ged: text })

export { cloud as cloudSchema }

export const checkConsent = defineCall({
  method: 'POST',
  path: '/api/jaautorizou',
  host: 'api',
  access: 'session',
  effect: 'read',
  encoding: 'json',
  params: nothing,
  body: v.object({ cpf: v.string() }),
  /** Without consent the reply has another `codigo` and no `nuvem`; this is not a failure. */
  reply: v.object({ codigo: v.string(), nuvem: v.nullish(cloud, null) }),
  summary: 'Diz se o participante já autorizou o compartilhamento das cópias dos seus documentos.',
})

export const grantConsent = defineCall({
  method: 'POST',
  path: '/api/autoriza',
  host: 'api',
  access: 'session',
  effect: 'write',
  encoding: 'json',
  params: nothing,
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

export const withdrawConsent = defineCall({
  method: 'POST',
  path: '/api/retiraautorizacao',
  host: 'api',
  access: 'session',
  effect: 'write',
  encoding: 'json',
  params: nothing,
  body: v.object({ cpf: v.string() }),
  reply: v.object({ codigo: ok }),
  summary:
    'Retira a autorização de compartilhamento, sem a qual nada mais do portal pode ser usado. Os requerimentos enviados continuam em análise.',
})
