import * as v from 'valibot'

import { write } from './call.ts'
import { text } from './wire.ts'

/** Here `codigo` is the code itself (AREA-04), not a status as elsewhere; it is 'erro' in a refusal. */
const areaCode = v.pipe(text, v.nonEmpty(), v.notValue('erro'))

export const openParticipantArea = write('/api/requerimento/arearestrita', {
  reply: v.object({ codigo: areaCode }),
  summary: 'Dá um código de uso único, válido por um minuto, com que a área do participante é aberta.',
  without: 'Only where `AREA_URL` is set.',
})
