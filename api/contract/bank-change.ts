import * as v from 'valibot'

import { read, readByPost, save } from './call.ts'
import { cloudSchema } from './consent.ts'
import { messageSchema, notSentSchema, SAVE_LIMITS } from './requests.ts'
import { detailPairs, detailsToSave, requestToSave, typedRequest } from './typed-request.ts'
import { flag, id, idOrNull, list, ok, storeId, text } from './wire.ts'

/** Bank data change, type 15. */

const ticked = v.pipe(
  flag,
  v.transform((said) => said === 'S'),
  v.boolean(),
)

/**
 * A benefit that the participant receives; fields that end in `_proc` belong to the representative and are ''
 * without one.
 */
const benefit = v.object({
  id_beneficio: id,
  plano: text,
  beneficio: text,
  recebedor: text,
  cpf: text,
  nome_proc: text,
  cpf_proc: text,
  nome_pessoa_banco: text,
  cpf_pessoa_banco: text,
  selecionado: v.optional(ticked, false),
})

/** Only these fields of an incoming row are used; the server reads all others from its own records. */
const tick = v.object({ id_beneficio: id, selecionado: v.optional(ticked, false) })

/** `id` is `id_req_doc`; `situacao` is the letter of the status icon, '' if neutral (D-66). */
const document = v.object({
  id,
  id_tipo_documento: id,
  id_documento: idOrNull,
  documento: text,
  situacao: text,
  id_situacao: idOrNull,
  desc_situacao: text,
  arquivo: text,
  /** Beyond the specification: without it the document is not shown. */
  id_documento_ged: storeId,
  nao_enviado: notSentSchema,
})

export type WireBenefit = v.InferInput<typeof benefit>
export type WireReceivedBenefit = v.InferOutput<typeof benefit>
export type WireBankChangeDocument = v.InferOutput<typeof document>
export type WireTick = v.InferOutput<typeof tick>

export const startBankChange = readByPost('/api/dadosbancarios/inicia', {
  reply: v.object({
    codigo: v.optional(ok),
    beneficios: v.array(benefit),
    nuvem: cloudSchema,
    documentos: list(document),
    tem_procurador: v.optional(flag),
  }),
  summary: 'Os benefícios do participante, para uma nova alteração de dados bancários. Nada é gravado.',
  without: 'Only where `/api/tabelas` has request type 15.',
})

export const loadBankChange = read('/api/dadosbancarios/busca/:id', {
  params: v.object({ id }),
  reply: v.object({
    codigo: v.optional(ok),
    requerimento: typedRequest,
    documentos: list(document),
    beneficios: v.array(benefit),
    nuvem: cloudSchema,
    detalhes: detailPairs,
    tem_procurador: v.optional(flag),
    mensagens: list(messageSchema),
  }),
  summary: 'Busca uma alteração de dados bancários do participante.',
  without: 'Only where `/api/tabelas` has request type 15.',
})

export const saveBankChange = save('/api/dadosbancarios/salvar', {
  body: v.object({
    requerimento: requestToSave,
    detalhes: detailsToSave,
    beneficios: v.pipe(v.array(tick), v.maxLength(SAVE_LIMITS.rows)),
    usuario: v.string(),
    nuvem: cloudSchema,
  }),
  reply: v.object({
    codigo: v.optional(ok),
    requerimento: typedRequest,
    documentos: list(document),
  }),
  summary: 'Grava a alteração de dados bancários: rascunho (L), envio para análise (A) ou cancelamento (N).',
  without: 'Only where `/api/tabelas` has request type 15.',
})
