import * as v from 'valibot'

import { REQUEST_STATUSES } from '#domain/requests/status.ts'

import { read, readByPost, save } from './call.ts'
import { addressSchema } from './session.ts'
import { flag, id, idOrNull, list, ok, page, storeId, text } from './wire.ts'

const status = v.picklist(REQUEST_STATUSES)

const requestSummary = v.object({
  id,
  id_plano: idOrNull,
  id_tipo_requerimento: id,
  situacao: status,
  protocolo: text,
  tipo_desc: text,
  plano_sigla: text,
  data_requerimento: text,
  desc_situacao: text,
})

/** In E: attached since the fund sent the request back. Beyond the specification (P-773). */
const notSent = v.optional(v.boolean())

/** A required document of the holder, or of a beneficiary with `id_req_bnf_doc` instead of `id_req_doc`. */
const documentRow = {
  id_tipo_documento: id,
  id_tipo_requerimento: idOrNull,
  regra: v.nullish(id, 0),
  desc_tipo_documento: text,
  arquivo: text,
  desc_situacao: text,
  id_situacao: idOrNull,
  id_documento: idOrNull,
  id_documento_ged: storeId,
  nao_enviado: notSent,
}
const requiredDocument = v.object({ ...documentRow, id_req_doc: id })
const beneficiaryDocument = v.object({
  ...documentRow,
  id_req_bnf_doc: id,
  /** The `id_req_bnf_doc` of the same document of the same person as dependant: one file serves both rows. */
  mesmo_documento: v.optional(idOrNull, null),
})

/**
 * `dependentes` has both kinds of dependants (D-50): `tipo` 'ir' for income tax dependants (`dependencia` 1
 * to 6), 'bnf' for beneficiaries in the fund's records (`selecionado`).
 */
const dependant = v.object({
  id,
  tipo: v.optional(v.picklist(['ir', 'bnf']), 'ir'),
  nome: text,
  cpf: text,
  data_nascimento: text,
  sexo: text,
  dependencia: text,
  id_pessoa_dep: idOrNull,
  id_parentesco: idOrNull,
  nm_parentesco: text,
  selecionado: v.optional(flag, 'N'),
})
const savedDependant = v.object({ ...dependant.entries, docs_obrigatorios: list(beneficiaryDocument) })

const complementaryDocument = v.object({
  id,
  arquivo: text,
  desc_tipo_documento: text,
  id_documento: idOrNull,
  /** Beyond the specification: without it the document is neither shown nor saved (P-161). */
  id_documento_ged: storeId,
  id_situacao: idOrNull,
  nao_enviado: notSent,
})

/** Who did it, as it is shown: 'Fundo' or the participant's name; '' where it is not known. Beyond the specification (P-701). */
const author = v.optional(text, '')

const message = v.object({ id, data_gravacao: text, mensagem: text, autor: author })

const statusReached = v.object({ situacao: status, desc_situacao: text, data: text, autor: author })

const shownRequest = v.object({ ...requestSummary.entries, id_pessoa: idOrNull, versao: v.optional(id) })

/** One answer as a name/value pair. */
export const detailPair = v.object({ nome: v.string(), valor: text })

export {
  beneficiaryDocument as beneficiaryDocumentSchema,
  complementaryDocument as complementaryDocumentSchema,
  message as messageSchema,
  notSent as notSentSchema,
  requestSummary as requestSummarySchema,
  requiredDocument as requiredDocumentSchema,
  savedDependant as savedDependantSchema,
  shownRequest as shownRequestSchema,
  statusReached as statusReachedSchema,
}
export type WireRequiredDocument = v.InferOutput<typeof requiredDocument>
export type WireBeneficiaryDocument = v.InferOutput<typeof beneficiaryDocument>
export type WireDependant = v.InferOutput<typeof dependant>
export type WireSavedDependant = v.InferOutput<typeof savedDependant>

export const REQUESTS_PER_PAGE = 50

export const listRequests = read('/api/requerimento/:id_nuvem', {
  /** Without `pagina` the complete list (P-291). */
  params: v.object({ id_nuvem: id, pagina: v.optional(page) }),
  reply: v.object({
    requerimentos: v.array(
      v.object({
        ...requestSummary.entries,
        /**
         * All messages since the request reached E or X, oldest first, one per line; '' without any (P-134).
         */
        mensagem_fundo: text,
        /** When it reached its status; '' if that is not stored (P-378). */
        situacao_desde: text,
      }),
    ),
  }),
  summary:
    'Lista os requerimentos do participante, os mais novos primeiro: todos ou, com `pagina`, 50 de cada vez.',
})

const idCard = { rg: text, orgao_emissor: text, data_expedicao: text, uf: text }
const parents = { nome_mae: text, nome_pai: text }
/** Of the last sent request that has it. */
const fromEarlier = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.nullish(v.object({ protocolo: text, ...entries }), null)

const suggestions = v.object({
  /** Identity card and parents; '' if unknown. */
  cadastro: v.nullish(v.object({ ...idCard, ...parents }), null),
  conta: fromEarlier({
    banco: text,
    agencia: text,
    agencia_dv: text,
    conta: text,
    conta_dv: text,
    tipo_pagamento: text,
  }),
  identidade: fromEarlier(idCard),
  filiacao: fromEarlier(parents),
  dependentes: list(
    v.object({ nome: text, cpf: text, data_nascimento: text, sexo: text, nm_parentesco: text }),
  ),
})
export type WireSuggestions = v.InferOutput<typeof suggestions>

export const showRequest = read('/api/requerimento/show/:id', {
  params: v.object({ id }),
  reply: v.object({
    codigo: ok,
    requerimento: shownRequest,
    docs_obrig_bnf: list(
      v.object({ id_tipo_documento: id, desc_tipo_documento: text, regra: v.nullish(id, 0) }),
    ),
    detalhes: list(detailPair),
    dependentes: list(savedDependant),
    endereco: v.nullish(addressSchema, null),
    documentos: list(requiredDocument),
    documentos_complementares: list(complementaryDocument),
    mensagens: list(message),
    /** Every status of the request in order; empty if the API does not store them (P-133). */
    historico: list(statusReached),
    /** Of a draft, as of a new request; null if the API does not offer it (P-390). */
    sugestoes: v.nullish(suggestions, null),
  }),
  summary: 'Mostra um requerimento do participante com respostas, documentos e mensagens.',
})

/** Beyond the specification: an API without it, or without `sugestoes`, leaves a new request blank (P-366). */
export const suggestForRequest = read('/api/requerimento/novo/sugestoes', {
  reply: v.object({ codigo: ok, sugestoes: v.nullish(suggestions, null) }),
  summary: 'O que o fundo sabe do participante e um novo requerimento pode aproveitar.',
  without: 'The form of a new request begins empty.',
})

/** Largest counts and lengths (in characters) of one request, far above what the forms need. */
export const SAVE_LIMITS = { details: 200, nameLength: 60, valueLength: 2000, rows: 50 } as const

/** Answers by name, as a save sends them. */
export const detailsSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(SAVE_LIMITS.nameLength)),
    v.pipe(text, v.maxLength(SAVE_LIMITS.valueLength)),
  ),
  v.maxEntries(SAVE_LIMITS.details),
)

/** L saves a draft, A submits, N cancels. */
export const intent = v.picklist(['L', 'A', 'N'])

export const saveRequest = save('/api/requerimento/salvareqerimento', {
  aliases: ['/api/requerimento/salvarequerimento'],
  body: v.object({
    id: idOrNull,
    id_plano: idOrNull,
    id_tipo: id,
    id_nuvem: id,
    situacao: intent,
    usuario: v.string(),
    detalhes: detailsSchema,
    dependentes: v.pipe(v.array(dependant), v.maxLength(SAVE_LIMITS.rows)),
    endereco: v.nullish(addressSchema, null),
    documentos: list(v.object({ id_req_doc: id, id_documento: idOrNull })),
    versao: v.optional(id),
  }),
  reply: v.object({
    codigo: ok,
    id_pessoa: id,
    requerimento: v.object({
      id,
      protocolo: text,
      situacao: v.optional(status),
      versao: v.optional(id),
    }),
    documentos: list(requiredDocument),
    endereco: v.nullish(addressSchema, null),
    dependentes: list(savedDependant),
  }),
  summary: 'Grava o requerimento: rascunho (L), envio para análise (A) ou cancelamento (N).',
})

const trustBeneficiary = v.object({
  id_pessoa_dep: id,
  nm_pessoa: text,
  nr_cnpj_cpf: text,
  dt_nascimento: text,
  ic_sexo: text,
  id_parentesco: idOrNull,
  nm_parentesco: text,
  selecionado: v.optional(flag, 'N'),
})

const trustBeneficiaryList = v.object({ dependentes: v.array(trustBeneficiary) })

export const trustBeneficiaries = readByPost('/api/requerimento/dependentes', {
  body: v.object({ id_pessoa: id, id_plano: id }),
  /** The specification says "list": accepted bare, or in an object. */
  reply: v.union([
    trustBeneficiaryList,
    v.pipe(
      v.array(trustBeneficiary),
      v.transform((dependentes): v.InferInput<typeof trustBeneficiaryList> => ({ dependentes })),
      trustBeneficiaryList,
    ),
  ]),
  summary: 'Lista os beneficiários que o fundo tem em cadastro para o participante em um plano.',
  without: 'Step 2 says that the beneficiaries on record could not be consulted; the request can be saved.',
})
