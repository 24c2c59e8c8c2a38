import type { RequiredDocument } from '#domain/documents/required.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'
import type { ReadRequest, RequestViewInput } from '#machines/requests/request-view/index.ts'
import { participant } from '#tools/samples/participant.ts'
import { loadedWith, notFound } from '#tools/samples/query-outcomes.ts'
import { emptyReference } from '#tools/samples/reference.ts'

const reference: Reference = { ...emptyReference, plans: [{ id: 1, name: 'Plano Um' }] }

export const input: RequestViewInput = { requestId: 7, participant, reference }

const summary: RequestSummary = {
  id: 7,
  typeId: 1,
  typeName: 'Benefício de aposentadoria',
  planName: 'Plano Um',
  protocol: '2026-000007',
  requestedAt: '2026-10-05',
  status: 'A',
  statusName: 'Em análise',
}

const document = (change: Partial<RequiredDocument> & { id: number }): RequiredDocument => ({
  typeId: 9,
  typeName: 'Documento de identidade',
  rule: 0,
  situationId: null,
  situationName: '',
  documentId: null,
  storeId: null,
  fileName: '',
  ...change,
})

const underAnalysis: ReadRequest = {
  summary,
  sections: [
    { title: 'Benefício pretendido', answers: [{ label: 'Data de demissão', value: '30/10/2026' }] },
    { title: 'Recebimento', answers: [{ label: 'Agência', value: '0123' }] },
  ],
  documents: [
    document({ id: 31, situationId: 4, documentId: 77, storeId: '77', fileName: 'rg.pdf' }),
    document({ id: 32, typeName: 'CPF', situationId: 2, documentId: 78, storeId: '78', fileName: 'cpf.png' }),
  ],
  people: [
    {
      dependantId: 60,
      name: 'Ana Duarte',
      documents: [document({ id: 41, typeName: 'Certidão de nascimento' })],
    },
  ],
  complementary: [{ id: 51, typeName: 'Outros', situationId: 4, storeId: '79', fileName: 'carta.pdf' }],
  messages: [
    { id: 2, recordedAt: '2026-10-08T09:00:00', text: 'O CPF está ilegível.', author: 'Fundo' },
    { id: 1, recordedAt: '2026-10-06T10:00:00', text: 'Recebemos o seu requerimento.' },
  ],
  history: [
    { status: 'L', name: 'Em elaboração', reachedAt: '2026-10-05T17:20:00Z' },
    { status: 'A', name: 'Em análise', reachedAt: '2026-10-06T00:32:00Z', author: 'Marina Duarte' },
  ],
}

const demanded: ReadRequest = {
  ...underAnalysis,
  summary: { ...summary, status: 'E', statusName: 'Em exigência' },
  history: [
    ...underAnalysis.history,
    { status: 'E', name: 'Em exigência', reachedAt: '2026-10-08T09:00:00' },
  ],
}

const awaitingAnswer: ReadRequest = {
  ...underAnalysis,
  summary: {
    ...summary,
    typeId: 16,
    typeName: 'Aceite de alteração de beneficiários',
    status: 'X',
    statusName: 'Aceite',
  },
  history: [
    ...underAnalysis.history,
    { status: 'C', name: 'Conferido', reachedAt: '2026-10-08T09:00:00' },
    { status: 'X', name: 'Aceite', reachedAt: '2026-10-09T09:00:00' },
  ],
}

const withoutAnswers: ReadRequest = { ...underAnalysis, sections: [] }

const draft: ReadRequest = {
  summary: { ...summary, status: 'L', statusName: 'Em elaboração' },
  sections: [],
  documents: [],
  people: [],
  complementary: [],
  messages: [],
  history: [{ status: 'L', name: 'Em elaboração', reachedAt: '2026-10-05T17:20:00Z' }],
}

export const cases = {
  'chega um requerimento em análise': {
    type: 'xstate.done.actor.readRequest',
    output: loadedWith(underAnalysis),
  },
  'chega um requerimento em exigência': {
    type: 'xstate.done.actor.readRequest',
    output: loadedWith(demanded),
  },
  'chega um requerimento que espera o aceite': {
    type: 'xstate.done.actor.readRequest',
    output: loadedWith(awaitingAnswer),
  },
  'chega um requerimento enviado sem dados informados': {
    type: 'xstate.done.actor.readRequest',
    output: loadedWith(withoutAnswers),
  },
  'chega um rascunho preenchido': {
    type: 'xstate.done.actor.readRequest',
    output: loadedWith({ ...draft, sections: underAnalysis.sections }),
  },
  'chega um rascunho vazio': { type: 'xstate.done.actor.readRequest', output: loadedWith(draft) },
  'abre o Resumo': { type: 'summary.chosen' },
  'abre Dados': { type: 'answers.chosen' },
  'abre Documentos': { type: 'documents.chosen' },
  'abre Mensagens': { type: 'messages.chosen' },
  'clica em Imprimir comprovante': { type: 'print.chosen' },
  'clica em Imprimir dados informados': { type: 'answersPrint.chosen' },
  'a janela de impressão fecha': { type: 'xstate.done.actor.printPage', output: undefined },
  'o navegador não imprime': {
    type: 'xstate.error.actor.printPage',
    error: new TypeError('window.print is not a function'),
  },
  'o requerimento não existe': { type: 'xstate.done.actor.readRequest', output: notFound },
} as const
