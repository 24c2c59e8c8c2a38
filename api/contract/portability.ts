import * as v from 'valibot'

import { read, readByPost, save } from './call.ts'
import { messageSchema, requiredDocumentSchema } from './requests.ts'
import { addressSchema } from './session.ts'
import { detailPairs, detailsToSave, requestToSave, typedRequest } from './typed-request.ts'
import { id, list, ok } from './wire.ts'

/**
 * Outbound portability, type 10. `mensagens` is beyond the specification: the fund's messages, newest first.
 */
const portability = v.object({
  codigo: v.optional(ok),
  requerimento: typedRequest,
  endereco: v.nullish(addressSchema, null),
  detalhes: detailPairs,
  documentos: list(requiredDocumentSchema),
  mensagens: list(messageSchema),
})

export const newPortability = readByPost('/api/reqportsaida/novo', {
  body: v.object({ id_nuvem: id }),
  reply: portability,
  summary: 'Um requerimento de portabilidade de saída já com o que o fundo sabe. Nada é gravado.',
  without: 'Only where `/api/tabelas` has request type 10.',
})

export const loadPortability = read('/api/reqportsaida/busca/:id', {
  params: v.object({ id }),
  reply: portability,
  summary: 'Busca um requerimento de portabilidade de saída do participante.',
  without: 'Only where `/api/tabelas` has request type 10.',
})

export const savePortability = save('/api/reqportsaida/salvar', {
  body: v.object({
    usuario: v.string(),
    requerimento: requestToSave,
    endereco: v.nullish(addressSchema, null),
    detalhes: detailsToSave,
  }),
  reply: portability,
  summary: 'Grava a portabilidade de saída: rascunho (L), envio para análise (A) ou cancelamento (N).',
  without: 'Only where `/api/tabelas` has request type 10.',
})
