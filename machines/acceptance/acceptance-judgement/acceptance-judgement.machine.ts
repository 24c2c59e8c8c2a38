import { assign, sendTo, setup } from 'xstate'

import { messages } from '#domain/messages.ts'
import { declareMutation, refusalIn, replyIn, wentWell } from '../../calls/mutation/index.ts'
import { inSituation, withRow } from '../../documents/upload-queue/index.ts'
import type { FormSettled, FormUnsaved } from '../../form/draft/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { notice, toNotices, toOpenRequest } from '../../support/system.ts'
import { withEvent } from '../../support/with-event.ts'
import * as rules from './acceptance-judgement.rules.ts'
import type {
  AcceptanceJudgementContext,
  AcceptanceJudgementEvent,
  AcceptanceJudgementInput,
  AcceptanceJudgementRefused,
  JudgeDocument,
  ReasonTyped,
  SituationChosen,
  SituationGiven,
  SituationSubmitted,
} from './acceptance-judgement.types.ts'

const HELP =
  'Veja cada documento dos beneficiários, escolha a situação dele e clique em Gravar. Para rejeitar, escreva o motivo: o participante o lê nas mensagens do requerimento. As situações da lista são as do seu papel.'

/** Follows D-135. */
export const acceptanceJudgementMachine = setup({
  types: {} as {
    input: AcceptanceJudgementInput
    context: AcceptanceJudgementContext
    events: AcceptanceJudgementEvent
    meta: ChartMeta
    tags: 'busy' | 'help'
  },
  actors: { judgeDocument: declareMutation<JudgeDocument, JudgeDocument>() },
  actions: {
    setChoice: assign({ choices: ({ context }, event: SituationChosen) => rules.chosen(context, event) }),
    setReason: assign({
      choices: ({ context: { choices } }, { rowId, reason }: ReasonTyped) =>
        choices.map((choice) => (choice.rowId === rowId ? { ...choice, reason } : choice)),
    }),
    setSubmittedRow: assign({ submittedRow: (_, { rowId }: SituationSubmitted) => rowId }),
    setSituation: assign(({ context }, { row, situationId }: JudgeDocument) => {
      const given = inSituation(situationId)
      const request = withRow(context.request, row, (document) => ({ ...document, ...given }))
      return { request, choices: rules.openChoices({ ...context, request }) }
    }),
    notifyParent: notifyParent<SituationGiven | AcceptanceJudgementRefused>(),
    // Leaving the screen asks while something is not saved.
    notifyUnsaved: sendTo(toOpenRequest, ({ context: { choices } }): FormUnsaved | FormSettled =>
      choices.length > 0 ? { type: 'form.unsaved', isLost: true } : { type: 'form.settled' },
    ),
    notify: sendTo(toNotices, notice),
  },
  guards: {
    wentWell,
    mayGive: ({ context }, event: SituationChosen) => rules.mayGive(context.request, event),
    isChosen: ({ context }, row: { readonly rowId: number }) => rules.choiceOf(context, row) !== undefined,
    mayGiveMeanwhile: ({ context }, event: SituationChosen) =>
      event.rowId !== context.submittedRow && rules.mayGive(context.request, event),
    isOtherChosen: ({ context }, row: { readonly rowId: number }) =>
      row.rowId !== context.submittedRow && rules.choiceOf(context, row) !== undefined,
    lacksReason: ({ context }, row: SituationSubmitted) => rules.lacksReason(context, row),
  },
}).createMachine({
  id: 'acceptanceJudgement',
  tags: 'help',
  context: ({ input }) => ({ ...input, choices: rules.openChoices(input), submittedRow: null }),
  entry: 'notifyUnsaved',
  initial: 'open',
  states: {
    open: {
      meta: { label: 'Mostrando as situações', help: HELP, requirements: ['STAFF-02', 'STAFF-19', 'D-106'] },
      initial: 'shown',
      on: {
        'situation.chosen': {
          guard: withEvent('mayGive'),
          target: '.shown',
          actions: [withEvent('setChoice'), 'notifyUnsaved'],
        },
        'reason.typed': { guard: withEvent('isChosen'), target: '.shown', actions: withEvent('setReason') },
        'situation.submitted': [
          { guard: withEvent('lacksReason'), target: '.lacking', actions: withEvent('setSubmittedRow') },
          { guard: withEvent('isChosen'), target: 'saving', actions: withEvent('setSubmittedRow') },
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
      // The other rows go on.
      on: {
        'situation.chosen': { guard: withEvent('mayGiveMeanwhile'), actions: withEvent('setChoice') },
        'reason.typed': { guard: withEvent('isOtherChosen'), actions: withEvent('setReason') },
      },
      invoke: {
        id: 'judgeDocument',
        src: 'judgeDocument',
        input: ({ context, event }) => ({ request: rules.judgementOf(context, event as SituationSubmitted) }),
        onDone: [
          {
            guard: { type: 'wentWell', params: outcomeIn },
            target: 'open',
            actions: [
              { type: 'setSituation', params: (args) => replyIn(args) },
              'notifyUnsaved',
              { type: 'notifyParent', params: { type: 'situation.given' } },
              { type: 'notify', params: { text: messages.situationSaved } },
            ],
          },
          {
            target: 'refused',
            actions: {
              type: 'notifyParent',
              params: ({ context: { choices }, event }) => ({
                type: 'acceptanceJudgement.refused',
                alert: refusalIn(event.output, messages.situationRefused),
                choices,
              }),
            },
          },
        ],
      },
    },
    refused: { meta: { label: 'Recusada pelo servidor' }, type: 'final' },
  },
})
