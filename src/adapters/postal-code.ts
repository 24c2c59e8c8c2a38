import { fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { postalCode } from '#api/contract/postal-code.ts'
import type { PostalCodeAnswer } from '#machines/form/postal-code/index.ts'

/** An unknown postal code is answered with 200 and `erro` true or "true" (D-78). */
export const postalCodeAdapter = (call: Client) =>
  fromPromise<PostalCodeAnswer, { digits: string }>(async ({ input, signal }) => {
    const found = await call(postalCode, { params: { cep: input.digits }, signal })
    if (found.erro === true || found.erro === 'true') return null
    return { endereco: found.logradouro, bairro: found.bairro, cidade: found.localidade, estado: found.uf }
  })
