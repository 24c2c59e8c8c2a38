import * as v from 'valibot'

/** Shapes that recur on the wire. The fund's API may send null, numbers as text and flags in several spellings. */

/** Text, ISO dates and date-times among it; null and absent become ''. */
export const text = v.pipe(v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''), v.transform(String))

/** A whole number; text that spells one is taken too (multipart fields arrive as text). */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
)

/** A page of a list, from 1. */
export const page = v.pipe(id, v.minValue(1))

/** An id or nothing: null, absent and '' become null. */
export const idOrNull = v.nullish(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    id,
  ]),
  null,
)

/** What a document is downloaded by (`id_documento_ged`); null: there is none, or it is not said. */
export const storeId = v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), null)

/** A number or nothing; '12,50' and '12.50' are the same (D-57, D-101). */
export const numberOrNull = v.nullish(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((value) => (value === '' ? null : Number(String(value).replace(',', '.')))),
    v.nullable(v.pipe(v.number(), v.finite())),
  ),
  null,
)

/** S or N; true, 'true', 1 and 's' are S, everything else said is N; absent stays absent. */
export const flag = v.pipe(
  v.union([v.boolean(), v.number(), v.string(), v.null()]),
  v.transform((value): 'S' | 'N' => (/^(s|sim|true|1)$/i.test(String(value)) ? 'S' : 'N')),
)

/** A list that may be left out: absent and null are empty. A list that is the answer itself is a plain `v.array`. */
export const list = <const Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), [])

/** A downloaded file (`answer: 'file'`): its bytes and the name it is saved under. */
export const file = v.object({ arquivo: v.blob(), nome: v.pipe(v.string(), v.nonEmpty()) })
export type FileAnswer = v.InferOutput<typeof file>

/** Calls without a body or without parameters. */
export const nothing = v.object({})

/** The answer of a call that went well. */
export const ok = v.literal('ok')

/** The answer of one that did not: `codigo` says what, `message` and `erros` are for the reader. */
export const failure = v.object({
  codigo: v.string(),
  message: v.optional(v.string()),
  erros: v.optional(v.array(v.object({ campo: v.string(), mensagem: v.string() }))),
})
