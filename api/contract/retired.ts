import { defineCall } from './call.ts'
import { nothing } from './wire.ts'

/** Calls in the specification that are never made; their content is not described (D-121). */

export const testBeneficiary = defineCall({
  method: 'POST',
  path: '/api/requerimento/testabeneficiario/',
  host: 'api',
  access: 'retired',
  effect: 'write',
  encoding: 'none',
  params: nothing,
  body: nothing,
  reply: nothing,
  summary: 'De uma tela antiga, que não usava a resposta.',
})

export const storeDocument = defineCall({
  method: 'POST',
  path: '/api/documentos',
  host: 'documentStore',
  access: 'retired',
  effect: 'write',
  encoding: 'multipart',
  params: nothing,
  body: nothing,
  reply: nothing,
  summary: 'O envio antigo, em dois passos; hoje o envio é novodocumento.',
})
