import { write } from './call.ts'
import { nothing } from './wire.ts'

/** Calls in the specification that are never made; their content is not described (D-121). */

export const testBeneficiary = write('/api/requerimento/testabeneficiario/', {
  access: 'retired',
  encoding: 'none',
  reply: nothing,
  summary: 'De uma tela antiga, que não usava a resposta.',
})

export const storeDocument = write('/api/documentos', {
  access: 'retired',
  host: 'documentStore',
  encoding: 'multipart',
  reply: nothing,
  summary: 'O envio antigo, em dois passos; hoje o envio é novodocumento.',
})
