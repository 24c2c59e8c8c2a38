import * as v from 'valibot'

import type { Values } from '#domain/forms/form.ts'

import { detailPair, detailsSchema, intent, requestSummarySchema, SAVE_LIMITS } from './requests.ts'
import { id, idOrNull, list } from './wire.ts'

/**
 * What outbound portability, bank data change and enrolment have in common: a screen and calls of their own.
 */

/** Until the first save `id` is null and `protocolo` '' (D-110). */
export const screenRequest = v.object({
  ...requestSummarySchema.entries,
  id: idOrNull,
  versao: v.optional(id),
})

/** The type is the call's own. */
export const requestToSave = v.object({
  id: idOrNull,
  id_plano: idOrNull,
  situacao: intent,
  versao: v.optional(id),
})

/** Answers as name/value pairs. */
export const detailPairs = list(detailPair)

/** Pairs as answers by their names. */
export const valuesOf = (pairs: v.InferOutput<typeof detailPairs>): Values =>
  Object.fromEntries(pairs.map(({ nome, valor }) => [nome, valor]))

/** The same on their way in: as pairs, or by their names as `salvareqerimento` has them. */
export const detailsToSave = v.union([
  v.pipe(
    v.array(detailPair),
    v.maxLength(SAVE_LIMITS.details),
    v.transform((pairs): v.InferInput<typeof detailsSchema> => valuesOf(pairs)),
    detailsSchema,
  ),
  detailsSchema,
])
