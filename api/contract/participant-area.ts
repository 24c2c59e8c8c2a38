import * as v from 'valibot'

import { defineCall } from './call.ts'
import { nothing, text } from './wire.ts'

/** `codigo` is the code itself here (AREA-04), and no status as elsewhere; only a refusal says 'erro' in it. */
const areaCode = v.pipe(text, v.nonEmpty(), v.notValue('erro'))

export const openParticipantArea = defineCall({
  method: 'POST',
  path: '/api/requerimento/arearestrita',
  host: 'api',
  access: 'consent',
  effect: 'write',
  encoding: 'json',
  params: nothing,
  body: nothing,
  reply: v.object({ codigo: areaCode }),
  summary: 'Dá um código de uso único, válido por um minuto, com que a área do participante é aberta.',
})
