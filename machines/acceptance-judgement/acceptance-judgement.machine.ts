import { assign, type DoneActorEvent, sendParent, sendTo, setup } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { outcomeIn } from '../support/outcome.ts'
import { documentAt, refusalIn } from '../support/read-acceptance.ts'
import { required } from '../support/required.ts'
import { notice, toNotices } from '../support/system.ts'
import { inSituation, withRow } from '../transfers/index.ts'
import { type WriteOutcome, wentWell, writeOf } from '../write/index.ts'
import type {
  AcceptanceJudgementInput,
  AcceptanceJudgementOutput,
  JudgeDocument,
  SituationChosen,
  SituationGiven,
} from './acceptance-judgement.types.ts'

type Ended = { readonly outcome: WriteOutcome<JudgeDocument> }

const HELP =
  'Escolha a situação de cada documento dos beneficiários: ela é gravada na hora. As situações da lista são as do seu papel.'

/** A avaliação dos documentos dos beneficiários de um aceite pela equipe do fundo (STAFF-02, D-106). */
export const acceptanceJudgementMachine = setup({
  types: {} as {
    input: AcceptanceJudgementInput
    context: AcceptanceJudgementInput
    events: SituationChosen
    output: AcceptanceJudgementOutput
    meta: ChartMeta
    tags: 'busy'
  },
  actors: { judgeDocument: writeOf<JudgeDocument, JudgeDocument>() },
  actions: {
    keepSituation: assign(({ context: { request } }, { outcome }: Ended) => {
      if (outcome.kind !== 'done') throw new Error('acceptanceJudgement: no situation was given')
      const { row, situationId } = outcome.reply
      return { request: withRow(request, row, (document) => ({ ...document, ...inSituation(situationId) })) }
    }),
    reportGiven: sendParent({ type: 'situation.given' } satisfies SituationGiven),
    notify: sendTo(toNotices, notice),
  },
  guards: {
    wentWell,
    mayGive: ({ context: { request } }, chosen: SituationChosen) => {
      const document = documentAt(request, chosen)
      return (
        request.situations.includes(chosen.situationId) &&
        document !== undefined &&
        document.situationId !== chosen.situationId
      )
    },
  },
}).createMachine({
  id: 'acceptanceJudgement',
  context: ({ input }) => input,
  initial: 'open',
  // The `output` of a final state has no type at the root; the final state below produces this type.
  output: ({ event }) => event.output as AcceptanceJudgementOutput,
  states: {
    open: {
      meta: { label: 'Mostrando as situações', help: HELP, requirements: ['STAFF-02', 'D-106'] },
      on: {
        'situation.chosen': { guard: { type: 'mayGive', params: ({ event }) => event }, target: 'saving' },
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
        input: ({ context, event }) => ({ request: judgementOf(context, event) }),
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
      output: ({ event }): AcceptanceJudgementOutput => ({
        alert: refusalIn(
          (event as unknown as DoneActorEvent<WriteOutcome>).output,
          messages.situationRefused,
        ),
      }),
    },
  },
})

function judgementOf(
  { request, participant }: AcceptanceJudgementInput,
  chosen: SituationChosen,
): JudgeDocument {
  const { dependantId, rowId, situationId } = chosen
  const { typeId, documentId } = required(documentAt(request, chosen), 'document')
  return {
    row: { requestId: request.id, rowId, dependantId, documentTypeId: typeId },
    documentId,
    situationId,
    cpf: participant.cpf,
  }
}
