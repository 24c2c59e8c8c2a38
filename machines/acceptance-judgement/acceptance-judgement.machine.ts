import { assign, type DoneActorEvent, sendParent, sendTo, setup } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { outcomeIn } from '../support/outcome.ts'
import { refusalIn } from '../support/read-acceptance.ts'
import { notice, toNotices } from '../support/system.ts'
import { inSituation, withRow } from '../transfers/index.ts'
import { type WriteOutcome, wentWell, writeOf } from '../write/index.ts'
import * as rules from './acceptance-judgement.rules.ts'
import type {
  AcceptanceJudgementContext,
  AcceptanceJudgementEvent,
  AcceptanceJudgementInput,
  AcceptanceJudgementOutput,
  JudgeDocument,
  ReasonTyped,
  SituationChosen,
  SituationGiven,
  SituationSubmitted,
} from './acceptance-judgement.types.ts'

type Ended = { readonly outcome: WriteOutcome<JudgeDocument> }

const HELP =
  'Veja cada documento dos beneficiários, escolha a situação dele e clique em Gravar. Para rejeitar, escreva o motivo: o participante o lê nas mensagens do requerimento. As situações da lista são as do seu papel.'

/** A avaliação dos documentos dos beneficiários de um aceite pela equipe do fundo (STAFF-02, D-106, D-135). */
export const acceptanceJudgementMachine = setup({
  types: {} as {
    input: AcceptanceJudgementInput
    context: AcceptanceJudgementContext
    events: AcceptanceJudgementEvent
    output: AcceptanceJudgementOutput
    meta: ChartMeta
    tags: 'busy'
  },
  actors: { judgeDocument: writeOf<JudgeDocument, JudgeDocument>() },
  actions: {
    keepChoice: assign({ choices: ({ context }, event: SituationChosen) => rules.chosen(context, event) }),
    keepReason: assign({
      choices: ({ context: { choices } }, { rowId, reason }: ReasonTyped) =>
        choices.map((choice) => (choice.rowId === rowId ? { ...choice, reason } : choice)),
    }),
    keepLackingRow: assign({ lackingRow: (_, { rowId }: SituationSubmitted) => rowId }),
    keepSituation: assign(({ context }, { outcome }: Ended) => {
      if (outcome.kind !== 'done') throw new Error('acceptanceJudgement: no situation was given')
      const { row, situationId } = outcome.reply
      return {
        request: withRow(context.request, row, (document) => ({ ...document, ...inSituation(situationId) })),
        choices: rules.withoutChoice(context, row),
      }
    }),
    reportGiven: sendParent({ type: 'situation.given' } satisfies SituationGiven),
    notify: sendTo(toNotices, notice),
  },
  guards: {
    wentWell,
    mayGive: ({ context }, event: SituationChosen) => rules.mayGive(context.request, event),
    isChosen: ({ context }, row: { readonly rowId: number }) => rules.choiceOf(context, row) !== undefined,
    lacksReason: ({ context }, row: SituationSubmitted) => rules.lacksReason(context, row),
  },
}).createMachine({
  id: 'acceptanceJudgement',
  context: ({ input }) => ({ ...input, choices: rules.openChoices(input), lackingRow: null }),
  initial: 'open',
  // The `output` of a final state has no type at the root; the final state below produces this type.
  output: ({ event }) => event.output as AcceptanceJudgementOutput,
  states: {
    open: {
      meta: { label: 'Mostrando as situações', help: HELP, requirements: ['STAFF-02', 'STAFF-19', 'D-106'] },
      initial: 'shown',
      on: {
        'situation.chosen': {
          guard: { type: 'mayGive', params: ({ event }) => event },
          target: '.shown',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
        'reason.typed': {
          guard: { type: 'isChosen', params: ({ event }) => event },
          target: '.shown',
          actions: { type: 'keepReason', params: ({ event }) => event },
        },
        'situation.submitted': [
          {
            guard: { type: 'lacksReason', params: ({ event }) => event },
            target: '.lacking',
            actions: { type: 'keepLackingRow', params: ({ event }) => event },
          },
          { guard: { type: 'isChosen', params: ({ event }) => event }, target: 'saving' },
        ],
      },
      states: {
        shown: { meta: { label: 'Nada a dizer' } },
        lacking: { meta: { label: 'Falta o motivo da rejeição', requirements: ['STAFF-17'] } },
      },
    },
    saving: {
      meta: {
        label: 'Gravando a situação de um documento',
        help: HELP,
        requirements: ['STAFF-06'],
      },
      tags: 'busy',
      invoke: {
        id: 'judgeDocument',
        src: 'judgeDocument',
        input: ({ context, event }) => ({ request: rules.judgementOf(context, event as SituationSubmitted) }),
        onDone: [
          {
            guard: { type: 'wentWell', params: outcomeIn },
            target: 'open',
            actions: [
              { type: 'keepSituation', params: outcomeIn },
              'reportGiven',
              { type: 'notify', params: { text: messages.situationSaved } },
            ],
          },
          { target: 'refused' },
        ],
      },
    },
    refused: {
      meta: { label: 'Recusada pelo servidor' },
      type: 'final',
      output: ({ context, event }): AcceptanceJudgementOutput => ({
        alert: refusalIn(
          (event as unknown as DoneActorEvent<WriteOutcome>).output,
          messages.situationRefused,
        ),
        choices: context.choices,
      }),
    },
  },
})
