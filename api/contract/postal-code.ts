import * as v from 'valibot'

import { defineCall } from './call.ts'
import { nothing, text } from './wire.ts'

export const postalCode = defineCall({
  method: 'GET',
  path: '/ws/:cep/json/',
  host: 'postalCode',
  access: 'public',
  effect: 'read',
  encoding: 'none',
  params: v.object({ cep: v.pipe(v.string(), v.regex(/^\d{8}$/)) }),
  body: nothing,
  /** An unknown postal code is answered with 200 and `erro` true or "true" (D-78). */
  reply: v.object({
    erro: v.optional(v.union([v.boolean(), v.string()])),
    logradouro: text,
    uf: text,
    localidade: text,
    bairro: text,
  }),
  summary: 'Endereço de um CEP.',
})
