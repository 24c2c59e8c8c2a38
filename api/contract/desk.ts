import * as v from 'valibot'

import { hasWords } from '#domain/clean-text.ts'
import { STAFF_MOVES, type StaffMoveName } from '#domain/requests/staff-moves.ts'
import { REQUEST_STATUSES } from '#domain/requests/status.ts'

import { plainMessage } from './acceptance.ts'
import { read, readByPost, write } from './call.ts'
import {
  complementaryDocumentSchema,
  detailPair,
  messageSchema,
  requestSummarySchema,
  requiredDocumentSchema,
  savedDependantSchema,
} from './requests.ts'
import { addressSchema } from './session.ts'
import { file, id, idOrNull, list, ok, page, text } from './wire.ts'

/**
 * Calls for the staff of the fund, which only the reference server has and the portal does not make. They
 * replace the systems of a real fund, so that a request can go through all its statuses. `id` is the id or
 * the protocol of a request; drafts are answered as missing.
 */

const request = v.object({ ...requestSummarySchema.entries, nome: text, versao: id })

/** An optional message on the timeline. */
const mensagem = v.optional(plainMessage, '')
const requiredMessage = v.pipe(plainMessage, v.check(hasWords))

export type PlainMove = Exclude<StaffMoveName, 'require' | 'askAcceptance'>

/** Moves that need only a message; the others have calls of their own. */
export const PLAIN_MOVES = STAFF_MOVES.filter(
  (move): move is PlainMove => move !== 'require' && move !== 'askAcceptance',
)

const moved = v.object({ codigo: ok, requerimento: request })

export const LISTED_AT_MOST = 100

/** Largest `total`: one more than this means that there are more. */
export const COUNTED_AT_MOST = 10_000

export const listDesk = readByPost('/api/fundo/requerimentos', {
  access: 'staff',
  body: v.object({
    situacao: v.nullish(v.picklist(REQUEST_STATUSES), null),
    id_tipo: idOrNull,
    pagina: v.optional(page, 1),
  }),
  reply: v.object({ codigo: ok, total: id, requerimentos: v.array(request) }),
  summary:
    'Mesa do fundo (só deste servidor): lista os requerimentos enviados, os mais novos primeiro, 100 por página.',
})

export const showDesk = read('/api/fundo/requerimento/:id', {
  access: 'staff',
  params: v.object({ id }),
  reply: v.object({
    codigo: ok,
    requerimento: request,
    /** The full name of the participant that the request names by CPF; null without one (D-143). */
    nome_indicado: v.nullish(text, null),
    detalhes: list(detailPair),
    dependentes: list(savedDependantSchema),
    endereco: v.nullish(addressSchema, null),
    documentos: list(requiredDocumentSchema),
    documentos_complementares: list(complementaryDocumentSchema),
    /** Ids of documents whose files were rejected by the scanner (P-155). */
    documentos_recusados: list(id),
    mensagens: list(messageSchema),
    /** Moves that the chart and the role of the caller allow now. */
    movimentos: v.array(v.picklist(STAFF_MOVES)),
  }),
  summary: 'Mesa do fundo (só deste servidor): mostra um requerimento e o que se pode fazer com ele.',
})

export const moveRequest = write('/api/fundo/mover', {
  access: 'staff',
  /** Denying requires a message: the reason shown to the participant. */
  body: v.object({ id, movimento: v.picklist(PLAIN_MOVES), mensagem }),
  reply: moved,
  summary: 'Mesa do fundo (só deste servidor): muda a situação de um requerimento.',
})

export const requireCorrection = write('/api/fundo/exigir', {
  access: 'staff',
  /** `id_documento_exigido` is an `id_req_doc` or an `id_req_bnf_doc` of that request. */
  body: v.object({ id, id_documento_exigido: id, mensagem: requiredMessage }),
  reply: moved,
  summary: 'Mesa do fundo (só deste servidor): rejeita um documento e põe o requerimento em exigência.',
})

export const askAcceptance = write('/api/fundo/pediraceite', {
  access: 'staff',
  /** `novo_valor_bnf` in reais with cents. */
  body: v.object({
    id,
    novo_valor_bnf: v.pipe(v.number(), v.minValue(0.01), v.maxValue(9_999_999.99)),
    mensagem,
  }),
  reply: moved,
  summary: 'Mesa do fundo (só deste servidor): apresenta o novo valor do benefício para aceite.',
})

export const freeVisitor = write('/api/fundo/liberarcpf', {
  access: 'staff',
  /** `motivo` is stored with the staff member; the participant does not see it. */
  body: v.object({ cpf: text, motivo: requiredMessage }),
  reply: v.object({ codigo: ok }),
  summary:
    'Mesa do fundo (só deste servidor): exclui o cadastro que um visitante fez com um CPF, para que o dono se cadastre.',
})

export const judgeDocument = write('/api/fundo/documento', {
  access: 'staff',
  /** `motivo` is a message for the participant; a rejection needs one (D-135). */
  body: v.object({
    id,
    id_documento_exigido: id,
    id_situacao: id,
    motivo: v.optional(plainMessage, ''),
  }),
  reply: moved,
  summary:
    'Mesa do fundo (só deste servidor): dá a situação de um documento de um requerimento em A ou C; uma rejeição precisa de um motivo.',
})

export const AUDIT_AT_MOST = 100

export const auditDesk = readByPost('/api/fundo/auditoria', {
  access: 'staff',
  /**
   * A request, or else the CPF of a person: their requests, what was done about them, and what they did themselves.
   * Without both: erasures, freed visitors, imports and changes of roles.
   */
  body: v.object({ id: idOrNull, cpf: v.optional(text, ''), pagina: v.optional(page, 1) }),
  reply: v.object({
    codigo: ok,
    registros: v.array(
      v.object({
        data: text,
        acao: v.picklist([
          'situacao',
          'mensagem',
          'documento',
          'anexo',
          'retirada',
          'consulta',
          'segundo_fator',
          'eliminacao',
          'liberacao',
          'importacao',
          'cadastro',
        ]),
        descricao: text,
        /** '' if it is not about one request. */
        protocolo: text,
        /** `operador`: a command on the server, by the account of its machine (P-730). */
        ator: v.picklist(['equipe', 'titular', 'sistema', 'operador', 'desconhecido']),
        /** '' if no person or account. */
        nome: text,
      }),
    ),
    ha_mais: v.boolean(),
  }),
  summary:
    'Mesa do fundo (só deste servidor): mostra quem fez e quem consultou o quê em um requerimento ou sobre uma pessoa, ou o que a equipe eliminou, liberou e importou, o mais novo primeiro, 100 por página.',
})

/** A value of a column; answers of some forms are several under their names. */
const recorded = v.union([v.string(), v.number(), v.boolean(), v.null(), v.record(v.string(), v.string())])

export type Recorded = v.InferOutput<typeof recorded>

export const exportPerson = readByPost('/api/fundo/exportar', {
  access: 'staff',
  body: v.object({ cpf: text }),
  /** Sections of records under Portuguese names; files are loaded with `exportDocument`. */
  reply: v.object({
    codigo: ok,
    dados: v.record(v.string(), v.array(v.record(v.string(), recorded))),
    documentos: v.array(v.object({ id, arquivo: text })),
  }),
  summary:
    'Mesa do fundo (só deste servidor): dá tudo o que o portal guarda sobre uma pessoa (LGPD, art. 18).',
})

export const exportDocument = read('/api/fundo/exportar/documento/:id', {
  access: 'staff',
  params: v.object({ id }),
  reply: file,
  responseType: 'file',
  summary:
    'Mesa do fundo (só deste servidor): baixa um documento de uma pessoa para a exportação dos dados dela.',
})

export const erasePerson = write('/api/fundo/eliminar', {
  access: 'staff',
  /** `motivo` is stored with the staff member. */
  body: v.object({ cpf: text, motivo: requiredMessage }),
  /** How many were deleted, and of how many requests only what names no one was kept. */
  reply: v.object({ codigo: ok, documentos: id, requerimentos: id, requerimentos_anonimos: id }),
  summary:
    'Mesa do fundo (só deste servidor): elimina os dados de uma pessoa de que o fundo não precisa mais (LGPD, art. 18).',
})
