import * as v from 'valibot'

import type { RefusalCode } from '#domain/call-failure.ts'

/**
 * Shapes used in many calls. The fund's API may send null, numbers as text and several spellings of flags.
 */

/** Text, including ISO dates; null and absent become ''. */
export const text = v.pipe(v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''), v.transform(String))

/** An integer, also as text, because multipart fields are text. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
)

export const page = v.pipe(id, v.minValue(1))

/** null, absent and '' become null. */
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

/** `id_documento_ged`, with which a document is downloaded; null if there is none or it is unknown. */
export const storeId = v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), null)

/** '12,50' and '12.50' are the same number (D-57, D-101). */
export const numberOrNull = v.nullish(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((value) => (value === '' ? null : Number(String(value).replace(',', '.')))),
    v.nullable(v.pipe(v.number(), v.finite())),
  ),
  null,
)

/** true, 'true', 1, 's' and 'S' become 'S', other values 'N'; absent remains absent. */
export const flag = v.pipe(
  v.union([v.boolean(), v.number(), v.string(), v.null()]),
  v.transform((value): 'S' | 'N' => (/^(s|sim|true|1)$/i.test(String(value)) ? 'S' : 'N')),
)

/** null and absent become an empty list. A reply that is a list uses a plain `v.array`. */
export const list = <const Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), [])

/** A downloaded file (`responseType: 'file'`) with the name to save it under. */
export const file = v.object({ arquivo: v.blob(), nome: v.pipe(v.string(), v.nonEmpty()) })
export type FileReply = v.InferOutput<typeof file>

/** For calls without a body or parameters. */
export const nothing = v.object({})

/**
 * Of the calls that save with a key: `sem_resposta=S` says that an earlier save with the same key got no reply.
 * Without it a used key with another body is refused, since a copied page may have sent it (P-13). A query
 * parameter, as another header would need another permission for other origins.
 */
export const saveParams = v.object({ sem_resposta: v.optional(flag) })

/** `codigo` of a successful reply. */
export const ok = v.literal('ok')

/** What `causa` of a refusal says. Where it is missing, or is another one, the status says it. */
export const CODES = {
  negado: 'denied',
  nao_encontrado: 'notFound',
  conflito: 'conflict',
  grande_demais: 'tooLarge',
  tipo_nao_aceito: 'unsupportedType',
  invalido: 'invalid',
  limite: 'tooMany',
  em_verificacao: 'inScan',
} as const satisfies Readonly<Record<string, RefusalCode>>
export type WireCause = keyof typeof CODES

const cause = <const Causes extends readonly string[]>(causes: Causes) =>
  v.fallback(v.optional(v.picklist(causes)), undefined)

/** An error reply: `codigo` and `causa` for the program, `message` and `erros` for the participant. */
export const failure = v.object({
  codigo: v.string(),
  causa: cause(Object.keys(CODES) as WireCause[]),
  message: v.optional(v.string()),
  erros: v.optional(
    v.array(v.object({ campo: v.string(), mensagem: v.string(), causa: cause(['obrigatorio']) })),
  ),
})
