import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { Cloud } from '#domain/people/participant.ts'
import type { ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { AcceptanceFound, AcceptanceInput } from '#machines/acceptance/acceptance/index.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { loadedWith, notFound } from '#tools/samples/query-outcomes.ts'
import { emptyReference } from '#tools/samples/reference.ts'

const reference: Reference = { ...emptyReference, maxFileMb: 5 }

export const input: AcceptanceInput & { readonly cloud: Cloud } = {
  requestId: 19,
  participant,
  reference,
  cloud,
}

export const staffInput = (roleId = 1): AcceptanceInput => ({
  ...input,
  participant: {
    ...participant,
    cpf: '81940527341',
    name: 'Teresa Quadros',
    personId: 502,
    memberships: [],
    roleId,
  },
})

const document = (change: Partial<RequiredDocument> & { id: number }): RequiredDocument => ({
  typeId: 2,
  typeName: 'CPF',
  rule: 0,
  situationId: 4,
  situationName: 'EM ANÁLISE',
  documentId: 70,
  storeId: 'ged-70',
  fileName: 'cpf-ana.pdf',
  ...change,
})

const ana: PersonDocuments = {
  dependantId: 60,
  name: 'Ana Duarte',
  documents: [
    document({ id: 31 }),
    document({
      id: 32,
      typeId: 6,
      typeName: 'Certidão de casamento',
      situationId: 1,
      situationName: 'CONFERIDO',
      documentId: 71,
      fileName: 'certidao.pdf',
    }),
  ],
}

const anaRejected: PersonDocuments = {
  ...ana,
  documents: ana.documents.map((row) =>
    row.id === 31 ? { ...row, situationId: 2, situationName: 'REJEITADO' } : row,
  ),
}

const NAMES = { A: 'Em análise', C: 'Conferido', E: 'Em exigência', V: 'Aguardando deferimento', X: 'Aceite' }

const found = (
  status: keyof typeof NAMES,
  change: Partial<ReadAcceptance> = {},
): { readonly kind: 'loaded'; readonly reply: AcceptanceFound } =>
  loadedWith({
    typeId: 16,
    request: {
      id: 19,
      summary: {
        id: 19,
        typeId: 16,
        typeName: 'Aceite de alteração de beneficiários',
        planName: 'Plano Dois',
        protocol: '2026000019',
        requestedAt: '2026-11-10',
        status,
        statusName: NAMES[status],
      },
      planId: 2,
      version: 3,
      ownerId: participant.personId,
      owner: null,
      answered: null,
      amountBefore: 582_040,
      amountAfter: 539_175,
      beneficiaries: [
        {
          id: 60,
          name: 'Ana Duarte',
          cpf: '69301825406',
          birthDate: '1963-08-14',
          kinship: 'Cônjuge',
        },
      ],
      documents: [],
      people: [ana],
      messages: [{ id: 1, recordedAt: '2026-11-19T12:00:00Z', text: 'Veja o novo valor.' }],
      history: [{ status, name: NAMES[status], reachedAt: '2026-11-19T12:00:00Z' }],
      situations: [],
      draft: null,
      saveKey: 'key-1',
      ...change,
    },
  })

export function requestOf({ reply }: { readonly reply: AcceptanceFound }): ReadAcceptance {
  if (reply.request === null) throw new Error('It is no acceptance')
  return reply.request
}

const arrives = <const Output>(output: Output) => ({
  type: 'xstate.done.actor.loadAcceptance' as const,
  output,
})

/** A document of Ana's, rejected in status E. */
export const slot = {
  requestId: 19,
  rowId: 31,
  dependantId: 60,
  documentTypeId: 2,
  title: 'CPF (Ana Duarte)',
}

export const judged = {
  kind: 'done',
  reply: {
    row: { requestId: 19, rowId: 31, dependantId: 60, documentTypeId: 2 },
    documentId: 70,
    situationId: 2,
    reason: 'A foto está cortada.',
    cpf: '81940527341',
  },
} as const
export const notJudged = {
  kind: 'refused',
  status: 409,
  message: 'Os documentos são avaliados enquanto o requerimento está em análise ou conferido.',
  problems: [],
} as const

export const stale = 'O requerimento foi alterado em outra janela. Recarregue a página.'

export const cases = {
  'chega um aceite que espera a resposta': arrives(found('X')),
  'chega um aceite com uma escolha guardada': arrives(
    found('X', { draft: { answer: 'SIM', time: '09:05' } }),
  ),
  'chega um aceite sem o novo valor': arrives(found('X', { amountAfter: null })),
  'chega um aceite já respondido': arrives(found('V', { answered: 'SIM' })),
  'chega um aceite em exigência': arrives(found('E', { people: [anaRejected] })),
  'chega um aceite em análise': arrives(found('A')),
  'chega um aceite a avaliar': arrives(
    found('A', { situations: [1, 2, 4], owner: { name: 'Marina Duarte Alves', cpf: '52998224725' } }),
  ),
  'chega um aceite conferido a avaliar': arrives(
    found('C', { situations: [1, 2], people: [ana], amountAfter: null }),
  ),
  'chega um aceite da própria equipe': arrives(found('X', { ownerId: 502 })),
  'o requerimento não existe': arrives(notFound),
  'o requerimento é de outro tipo': arrives(loadedWith({ typeId: 1, request: null })),

  'escolhe aceitar': { type: 'answer.chosen', answer: 'SIM' },
  'escolhe recusar': { type: 'answer.chosen', answer: 'NAO' },
  'clica em Enviar a resposta': { type: 'answer.submitted' },
  'desiste de responder': { type: 'acceptanceAnswer.dismissed' },
  'a resposta leva a V': { type: 'acceptanceAnswer.accepted', isRecorded: true },
  'a resposta leva a N': { type: 'acceptanceAnswer.declined', isRecorded: true },
  'outro aparelho recusou antes': { type: 'acceptanceAnswer.overtaken', status: 'N' },
  'outro aparelho aceitou antes': { type: 'acceptanceAnswer.overtaken', status: 'V' },
  'a resposta é recusada': {
    type: 'acceptanceAnswer.refused',
    message: 'A situação do requerimento não permite esta alteração.',
  },

  'os documentos são enviados de novo': { type: 'acceptanceCorrection.sent' },
  'o novo envio é recusado': { type: 'acceptanceCorrection.refused', alert: stale },

  'uma situação é gravada': { type: 'situation.given' },
  'uma situação é recusada': {
    type: 'acceptanceJudgement.refused',
    alert: notJudged.message,
    choices: [{ dependantId: 60, rowId: 31, situationId: 2, reason: 'Ilegível.' }],
  },
} as const

export type CaseName = keyof typeof cases
