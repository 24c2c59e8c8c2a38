import * as v from 'valibot'

import { readByPost, save } from './call.ts'
import {
  beneficiaryDocumentSchema,
  detailsSchema,
  messageSchema,
  requiredDocumentSchema,
  SAVE_LIMITS,
} from './requests.ts'
import { detailPairs, detailsToSave, requestToSave, typedRequest } from './typed-request.ts'
import { flag, id, idOrNull, list, numberOrNull, ok, text } from './wire.ts'

/** Enrolment in the second plan, type 11. */

const company = v.object({
  id,
  nome_empresa: text,
  id_tipo_tempo_servico: idOrNull,
  data_admissao: text,
  data_demissao: text,
})

const exposure = v.object({
  id,
  data_inicio: text,
  data_fim: text,
  id_parentesco: idOrNull,
  pessoa: text,
  ocupacao: text,
  cpf: text,
})

/**
 * Beneficiary, designated person or both; `percentual` is the share of the lump sum in percent (D-85, D-101).
 */
const designated = v.object({
  id_dependente: id,
  nome: text,
  cpf: text,
  id_parentesco: idOrNull,
  sexo: text,
  data_nascimento: text,
  beneficiario: text,
  designado: text,
  percentual: text,
  invalido: text,
  id_pessoa_dep: idOrNull,
})

const savedDesignated = v.object({
  ...designated.entries,
  docs_obrigatorios: list(beneficiaryDocumentSchema),
})

export type WireCompany = v.InferOutput<typeof company>
export type WireExposure = v.InferOutput<typeof exposure>
export type WireDesignated = v.InferOutput<typeof designated>

const rows = <const Row extends v.GenericSchema>(row: Row) =>
  v.optional(v.pipe(v.array(row), v.maxLength(SAVE_LIMITS.rows)), [])

/** Includes the details, as the reply has no other field for them (P-62). */
const enrolmentRequest = v.object({
  ...typedRequest.entries,
  id_tipo_requerimento: idOrNull,
  id_tipo: idOrNull,
  id_nuvem: idOrNull,
  detalhes: detailPairs,
})

/** Everything about the participant under the wire's names, as text. */
const participant = detailsSchema

export const loadPerson = readByPost('/api/pessoafisica', {
  body: v.object({ cpf: v.string() }),
  reply: v.object({
    pessoa_fisica: participant,
    /** S if the person is or was in a plan, so that the fund may have their beneficiaries. */
    existe_trust: v.optional(flag, 'N'),
    /** `ic_atividade` is a service-time type; `dt_fim` is '' for the current job. */
    tempo_servico: list(v.object({ nm_empresa: text, ic_atividade: text, dt_ini: text, dt_fim: text })),
  }),
  summary: 'O que o fundo tem em cadastro sobre o participante, para começar uma adesão.',
  without: 'Only where `/api/tabelas` has request type 11.',
})

export const loadEnrolment = readByPost('/api/requerimento/recuperaadesaops2', {
  body: v.object({ id_requerimento: id }),
  reply: v.object({
    codigo: v.optional(ok),
    requerimento: enrolmentRequest,
    pessoa: participant,
    empresas: list(company),
    peps: list(exposure),
    dependentes: list(savedDesignated),
    requerimento_docs: list(requiredDocumentSchema),
    mensagens: list(messageSchema),
  }),
  summary: 'Recupera uma adesão ao plano II do participante.',
  without: 'Only where `/api/tabelas` has request type 11.',
})

export const saveEnrolment = save('/api/requerimento/salvaradesaops2', {
  body: v.object({
    requerimento: v.object({
      ...requestToSave.entries,
      /** For another API: here the call decides. */
      id_tipo: v.optional(idOrNull),
      id_nuvem: id,
      detalhes: v.optional(detailsToSave, {}),
    }),
    participante: v.optional(participant, {}),
    empresas: rows(company),
    peps: rows(exposure),
    dependentes: rows(designated),
    usuario: v.string(),
    email_pessoal: v.optional(text, ''),
  }),
  reply: v.object({
    codigo: ok,
    id_requerimento: id,
    requerimento_docs: list(requiredDocumentSchema),
    protocolo: v.optional(text),
    situacao: v.optional(typedRequest.entries.situacao),
    versao: v.optional(id),
    /** The rows with their new ids (D-116). */
    empresas: v.optional(v.array(company)),
    peps: v.optional(v.array(exposure)),
    dependentes: v.optional(v.array(savedDesignated)),
  }),
  summary: 'Grava a adesão ao plano II: rascunho (L), envio para análise (A) ou cancelamento (N).',
  without: 'Only where `/api/tabelas` has request type 11.',
})

export const salary = readByPost('/api/salariops2/', {
  body: v.object({ cpf: v.string() }),
  /** Contribution salary in reais, bare or in an object; null if unknown. */
  reply: v.union([
    v.object({ salario: numberOrNull }),
    v.pipe(
      numberOrNull,
      v.transform((salario) => ({ salario })),
      v.object({ salario: v.nullable(v.number()) }),
    ),
  ]),
  summary: 'O salário de contribuição do participante.',
  without: 'The form goes on without the salary, which the server has to judge.',
})
