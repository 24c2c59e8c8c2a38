import type { postalCode as call } from '#api/contract/postal-code.ts'
import type { Handler } from '#server/http/handler.ts'
import { consume } from '#server/limits/limits.ts'

const UNKNOWN = { erro: true, logradouro: '', uf: '', localidade: '', bairro: '' }

/** An unknown code has a regular reply (D-78). */
export const postalCode: Handler<typeof call> = async ({ params, client }, { findPostalCode, limits }) => {
  await consume(limits.postalCodes, client.address)
  const found = await findPostalCode(params.cep)
  if (found === null) return UNKNOWN
  return { logradouro: found.street, uf: found.state, localidade: found.city, bairro: found.district }
}
