import { postalCode as call } from '#api/contract/postal-code.ts'
import { forAnybody } from '#server/http/verb.ts'

const UNKNOWN = { erro: true, logradouro: '', uf: '', localidade: '', bairro: '' }

/** An address out of the small table; a code that is not there is answered, not refused (D-78). */
export const postalCode = forAnybody(call, async ({ params }, { fund }) => {
  const known = fund.postalCodes.find(({ code }) => code === params.cep)
  if (!known) return UNKNOWN
  return { logradouro: known.street, uf: known.state, localidade: known.city, bairro: known.district }
})
