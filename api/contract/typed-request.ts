import * as v from 'valibot'

import type { Values } from '#domain/forms/form.ts'

import { detailPair, detailsSchema, intent, requestSummarySchema, SAVE_LIMITS } from './requests.ts'
import { id, idOrNull, list } from './wire.ts'

/**
 * What outbound portability, bank data change and enrolment have in common: a screen and calls of their own.
 */

/** Before the first save `id` is null and `protocolo` is '' (D-110). */
export const typedRequest = v.object({
  ...requestSummarySchema.entries,
  id: idOrNull,
  versao: v.optional(id),
})

export const requestToSave = v.object({
  id: idOrNull,
  id_plano: idOrNull,
  /** For another API: here each type has its own call. */
  id_tipo_requerimento: v.optional(idOrNull),
  situacao: intent,
  versao: v.optional(id),
})

export const detailPairs = list(detailPair)

export const valuesOf = (pairs: v.InferOutput<typeof detailPairs>): Values =>
  Object.fromEntries(pairs.map(({ nome, valor }) => [nome, valor]))

/** Accepted as pairs, or by name like in `salvareqerimento`. */
export const detailsToSave = v.union([
  v.pipe(
    v.array(detailPair),
    v.maxLength(SAVE_LIMITS.details),
    v.transform((pairs): v.InferInput<typeof detailsSchema> => valuesOf(pairs)),
    detailsSchema,
  ),
  detailsSchema,
])
