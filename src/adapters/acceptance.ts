import { fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import {
  answerAcceptance,
  notifyAcceptance,
  recordMessage,
  showAcceptance,
} from '#api/contract/acceptance.ts'
import type { ReplyOf } from '#api/contract/call.ts'
import { attachBeneficiaryDocument } from '#api/contract/documents.ts'
import { saveRequest, showRequest } from '#api/contract/requests.ts'
import { valuesOf } from '#api/contract/typed-request.ts'
import { failureOf, refusalCode } from '#domain/call-failure.ts'
import { centsOf } from '#domain/people/money.ts'
import type { ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'
import { ACCEPTANCE_ANSWERS } from '#domain/requests/acceptance.ts'
import { ACCEPTANCE } from '#domain/requests/type-ids.ts'
import type { AcceptanceFound, AcceptanceInput } from '#machines/acceptance/acceptance/index.ts'
import type {
  AcceptanceAnswerInput,
  Decision,
  NotifyDecision,
  RecordMessage,
} from '#machines/acceptance/acceptance-answer/index.ts'
import type { SendAgain } from '#machines/acceptance/acceptance-correction/index.ts'
import type { JudgeDocument } from '#machines/acceptance/acceptance-judgement/index.ts'
import { provideMutation } from '#machines/calls/mutation/index.ts'
import { provideQuery } from '#machines/calls/query/index.ts'
import { timeOf } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import {
  documentsFromWire,
  historyFromWire,
  messagesFromWire,
  peopleFromWire,
  summaryFromWire,
} from './wire-requests.ts'

type Dependencies = { readonly call: Client; readonly drafts: DraftStore; readonly newKey: () => string }

export function acceptanceAdapter({ call, drafts, newKey }: Dependencies) {
  return {
    'acceptance.loadAcceptance': provideQuery(
      fromPromise<AcceptanceFound, AcceptanceInput>(async ({ input }) => {
        const { requestId, participant, cloud } = input
        try {
          const shown = await call(showAcceptance, { params: { id: requestId } })
          const request = acceptanceFromWire(shown)
          const draft = draftOf(drafts, { cpf: participant.cpf, requestId, version: request.version })
          return { typeId: ACCEPTANCE, request: { ...request, draft, saveKey: newKey() } }
        } catch (error) {
          // Without a cloud the server refuses to say what else the request is (STAFF-20).
          if (!isMissing(error) || cloud === null) throw error
          // The type comes from the server, not from the URL (D-20); a request that does not exist is still
          // missing.
          const { requerimento } = await call(showRequest, { params: { id: requestId } })
          const typeId = requerimento.id_tipo_requerimento
          if (typeId === ACCEPTANCE) throw error
          return { typeId, request: null }
        }
      }),
    ),

    'acceptanceAnswer.sendAnswer': provideMutation(
      fromPromise<Decision, AcceptanceAnswerInput>(async ({ input }) => {
        const { requestId, answer, participant, cloud } = input
        const { situacao } = await call(answerAcceptance, {
          body: { id: requestId, id_nuvem: cloud.id, usuario: participant.cpf, aceito: answer },
        })
        return { status: situacao }
      }),
    ),

    'acceptanceAnswer.recordMessage': fromPromise<void, RecordMessage>(async ({ input, signal }) => {
      await call(recordMessage, { body: { id_requerimento: input.requestId, msg: input.text }, signal })
    }),

    'acceptanceAnswer.notifyDecision': fromPromise<void, NotifyDecision>(async ({ input, signal }) => {
      const { name, cpf, status } = input
      await call(notifyAcceptance, { body: { nome: name, cpf, situacao: status }, signal })
    }),

    'acceptanceCorrection.sendAgain': provideMutation(
      fromPromise<void, SendAgain>(async ({ input: { request, cpf, cloud } }) => {
        await call(saveRequest, {
          body: {
            id: request.id,
            id_plano: request.planId,
            id_tipo: ACCEPTANCE,
            id_nuvem: cloud.id,
            situacao: 'A',
            usuario: cpf,
            detalhes: {},
            dependentes: [],
            endereco: null,
            documentos: request.documents.map((row) => ({
              id_req_doc: row.id,
              id_documento: row.documentId,
            })),
            ...(request.version === null ? {} : { versao: request.version }),
          },
          key: request.saveKey,
        })
      }),
    ),

    'acceptanceJudgement.judgeDocument': provideMutation(
      fromPromise<JudgeDocument, JudgeDocument>(async ({ input }) => {
        const { row, documentId, situationId, reason, cpf } = input
        await call(attachBeneficiaryDocument, {
          body: {
            id_req_bnf_doc: row.rowId,
            id_requerimento: row.requestId,
            id_tipo_documento: row.documentTypeId,
            id_documento: documentId,
            id_situacao: situationId,
            usuario: cpf,
            id_nuvem: null,
            id_beneficiario: row.dependantId,
            ...(reason !== '' && { motivo: reason }),
          },
        })
        return input
      }),
    ),
  }
}

const isMissing = (error: unknown): boolean => refusalCode(failureOf(error)) === 'notFound'

/** Parses reais as sent on the wire ('5391.75'); null without an amount. */
function amountIn(text: string | undefined): number | null {
  const reais = Number(text || Number.NaN)
  return Number.isFinite(reais) ? centsOf(reais) : null
}

const answerIn = (text: string | undefined) => ACCEPTANCE_ANSWERS.find((answer) => answer === text) ?? null

export function acceptanceFromWire(
  wire: ReplyOf<typeof showAcceptance>,
): Omit<ReadAcceptance, 'draft' | 'saveKey'> {
  const { requerimento } = wire
  const { valor_bnf, novo_valor_bnf, aceito } = valuesOf(wire.detalhes)
  return {
    id: requerimento.id,
    summary: summaryFromWire(requerimento),
    planId: requerimento.id_plano,
    version: requerimento.versao ?? null,
    ownerId: requerimento.id_pessoa,
    owner: wire.participante ? { name: wire.participante.nome, cpf: wire.participante.cpf } : null,
    answered: answerIn(aceito),
    amountBefore: amountIn(valor_bnf),
    amountAfter: amountIn(novo_valor_bnf),
    beneficiaries: wire.dependentes.map(({ id, nome, cpf, data_nascimento, nm_parentesco }) => ({
      id,
      name: nome,
      cpf,
      birthDate: data_nascimento,
      kinship: nm_parentesco,
    })),
    documents: documentsFromWire(wire.documentos),
    people: peopleFromWire(wire.dependentes),
    messages: messagesFromWire(wire.mensagens),
    history: historyFromWire(wire.historico),
    situations: wire.situacoes_permitidas ?? [],
  }
}

type Kept = { readonly cpf: string; readonly requestId: number; readonly version: number | null }

/** The choice that was not sent; null for another version of the request, whose amount may differ. */
function draftOf(drafts: DraftStore, { cpf, requestId, version }: Kept): ReadAcceptance['draft'] {
  const kept = drafts.read({ cpf, requestId, typeId: ACCEPTANCE })
  const answer = answerIn(kept?.answers.detalhes.aceito)
  return kept && answer && kept.version === version ? { answer, time: timeOf(kept.keptAt) } : null
}
