import * as v from 'valibot'

import { detailsSchema, requestSummarySchema, SAVE_LIMITS } from './requests.ts'
import { id, idOrNull, list, text } from './wire.ts'

/** What outbound portability and bank data change have in common: a screen and calls of their own (specialised 7). */

/** Until the first save `id` is null and `protocolo` '' (D-110). */
export const screenRequest = v.object({
  ...requestSummarySchema.entries,
  id: idOrNull,
  versao: v.optional(id),
})

/** The type is the call's own; `situacao` is what is asked for: L keeps the draft, A sends it, N cancels it. */
export const requestToSave = v.object({
  id: idOrNull,
  id_plano: idOrNull,
  situacao: v.picklist(['L', 'A', 'N']),
  versao: v.optional(id),
})

const pair = v.object({ nome: v.string(), valor: text })

/** Answers as name/value pairs (specialised 3). */
export const detailPairs = list(pair)

/** The same on their way in: as pairs, or by their names as `salvareqerimento` has them. */
export const detailsToSave = v.union([
  v.pipe(
    v.array(pair),
    v.maxLength(SAVE_LIMITS.details),
    v.transform(
      (pairs): v.InferInput<typeof detailsSchema> =>
        Object.fromEntries(pairs.map(({ nome, valor }) => [nome, valor])),
    ),
    detailsSchema,
  ),
  detailsSchema,
])
