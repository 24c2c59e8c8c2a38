import * as v from 'valibot'

import { ACCEPTANCE_ANSWERS } from '#domain/requests/acceptance.ts'
import { REQUEST_STATUSES } from '#domain/requests/status.ts'

import { read, write } from './call.ts'
import {
  detailPair,
  messageSchema,
  requiredDocumentSchema,
  savedDependantSchema,
  shownRequestSchema,
  statusReachedSchema,
} from './requests.ts'
import { id, list, ok, text } from './wire.ts'

/** Characters of a message of the participant. */
const MAX_MESSAGE_LENGTH = 1000

/** Control characters can control a terminal; only tabs and line breaks belong in text. */
const CONTROL_CHARACTERS = /(?![\t\n\r])\p{Cc}/u

/** Plain text of a message, at most 1000 characters. */
export const plainMessage = v.pipe(
  v.string(),
  v.maxLength(MAX_MESSAGE_LENGTH),
  v.check((text) => !CONTROL_CHARACTERS.test(text)),
)

/** Requests of type 16 only. Staff can open the request of any participant, by id or protocol. */
export const showAcceptance = read('/api/requerimento/show2/:id', {
  access: 'consentOrStaff',
  params: v.object({ id }),
  reply: v.object({
    codigo: ok,
    requerimento: shownRequestSchema,
    dependentes: list(savedDependantSchema),
    mensagens: list(messageSchema),
    /**
     * Beyond the specification: the required documents of the holder, which also prevent sending again, and
     * the history (P-322).
     */
    documentos: list(requiredDocumentSchema),
    historico: list(statusReachedSchema),
    /** `novo_valor_bnf` in reais ('5391.75') and `email_pessoal` among them (ACCEPT-02). */
    detalhes: list(detailPair),
    /** For staff: whose request it is (D-135). */
    participante: v.optional(v.object({ nome: text, cpf: text })),
    /** For staff: the statuses that they may now give to the documents (D-106). */
    situacoes_permitidas: v.optional(v.array(id)),
  }),
  summary: 'Mostra um aceite de alteração de beneficiários com o novo valor, os documentos e as mensagens.',
  without: 'Only where `/api/tabelas` has request type 16.',
})

export const answerAcceptance = write('/api/requerimento/aceito', {
  body: v.object({ id, id_nuvem: id, usuario: v.string(), aceito: v.picklist(ACCEPTANCE_ANSWERS) }),
  reply: v.object({ codigo: ok, situacao: v.picklist(REQUEST_STATUSES) }),
  summary:
    'Aceita ou recusa o novo valor do benefício; repetida, responde o que a primeira resposta decidiu.',
  without: 'Only where `/api/tabelas` has request type 16.',
})

/** Every field is ignored: the decision itself gives the recipient and the content. */
export const notifyAcceptance = write('/api/requerimento/emailrecadbnf', {
  body: v.object({ nome: text, cpf: text, situacao: text }),
  reply: v.object({ codigo: v.optional(ok) }),
  summary:
    'Pede o aviso da decisão por e-mail. Nada do que se envia é usado: a decisão já avisa, uma só vez.',
  without: 'The answer counts; the failure is not shown.',
})

export const recordMessage = write('/api/requerimento/mensagem/gravar', {
  body: v.object({ id_requerimento: id, msg: v.pipe(plainMessage, v.regex(/\S/)) }),
  reply: v.object({ codigo: ok }),
  summary: 'Grava uma mensagem do participante em um requerimento seu; a mesma mensagem não se repete.',
  without: 'The answer counts; the failure is not shown.',
})
