import * as v from 'valibot'

import { read } from './call.ts'
import { text } from './wire.ts'

export const postalCode = read('/ws/:cep/json/', {
  access: 'public',
  host: 'postalCode',
  params: v.object({ cep: v.pipe(v.string(), v.regex(/^\d{8}$/)) }),
  /** An unknown postal code is answered with 200 and `erro` true or "true" (D-78). */
  reply: v.object({
    erro: v.optional(v.union([v.boolean(), v.string()])),
    logradouro: text,
    uf: text,
    localidade: text,
    bairro: text,
  }),
  summary: 'Endereço de um CEP.',
  without: 'The address is typed.',
})
