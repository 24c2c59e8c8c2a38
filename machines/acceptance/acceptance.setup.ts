import { assign, sendTo, setup } from 'xstate'

import { answersOf } from '#domain/forms/answers.ts'
import { cloudPickerPath, listPath } from '#domain/navigation/paths.ts'
import { requestPath } from '#domain/navigation/request-paths.ts'
import type { AcceptanceAnswer } from '#domain/requests/acceptance.ts'
import { ACCEPTANCE } from '#domain/requests/type-ids.ts'

import { type AcceptanceAnswerOutput, acceptanceAnswerMachine } from '../acceptance-answer/index.ts'
import { type DraftAddress, draftMachine } from '../draft/index.ts'
import { isNotFound, loadOf } from '../load/index.ts'
import type { ChartMeta } from '../support/chart-meta.ts'
import { closingGuard } from '../support/closing-guard.ts'
import { required } from '../support/required.ts'
import { notice, route, toNotices, toPortal, toRouter, toTransfers } from '../support/system.ts'
import { rowsTold, type TransfersChanged, withAttachedFiles } from '../transfers/index.ts'
import type { DocumentSlot } from '../upload/index.ts'
import { type UploadChooserOutput, uploadChooserMachine } from '../upload-chooser/index.ts'
import type { RequestSent } from '../wizard/index.ts'
import { wentWell, writeOf } from '../write/index.ts'
import * as rules from './acceptance.rules.ts'
import type {
  AcceptanceContext,
  AcceptanceEvent,
  AcceptanceFound,
  AcceptanceInput,
  JudgeDocument,
  SendAgain,
  SituationChosen,
} from './acceptance.types.ts'

type Found = { readonly found: AcceptanceFound }
type Chosen = { readonly outcome: UploadChooserOutput }
type Answered = { readonly outcome: AcceptanceAnswerOutput }

const addressOf = ({ participant, requestId }: AcceptanceContext): DraftAddress => ({
  cpf: participant.cpf,
  requestId,
  typeId: ACCEPTANCE,
})

/** What the acceptance can do and ask; when it does so is the chart's. */
export const acceptanceSetup = setup({
  types: {} as {
    input: AcceptanceInput
    context: AcceptanceContext
    events: AcceptanceEvent
    meta: ChartMeta
    tags: 'busy' | 'loading' | 'rowsInSight' | 'unsaved'
    children: {
      answer: 'answer'
      draft: 'draft'
      loadAcceptance: 'loadAcceptance'
      uploadChooser: 'uploadChooser'
    }
  },
  actors: {
    answer: acceptanceAnswerMachine,
    closingGuard,
    draft: draftMachine,
    judgeDocument: writeOf<JudgeDocument, JudgeDocument>(),
    loadAcceptance: loadOf<AcceptanceInput, AcceptanceFound>(),
    sendAgain: writeOf<SendAgain, void>(),
    uploadChooser: uploadChooserMachine,
  },
  actions: {
    awaitRows: sendTo(toTransfers, ({ context: { requestId } }) => ({ type: 'rows.awaited', requestId })),
    keepRequest: assign(({ context }, { found }: Found) => {
      if (found.kind !== 'acceptance') throw new Error('acceptance: it is of another type')
      const request = withAttachedFiles(found.request, context.attached)
      const answer = context.answer ?? request.draft?.answer ?? null
      return { request, answer: rules.mayAnswer({ ...context, request }) ? answer : null }
    }),
    tellRows: sendTo(toTransfers, ({ context }) => rowsTold(context.requestId, rules.requestIn(context))),
    followTransfers: assign(({ context }, told: TransfersChanged) => rules.transfersFollowed(context, told)),
    goToOwnScreen: sendTo(toRouter, (args: { context: AcceptanceContext }, { found }: Found) => {
      if (found.kind !== 'other') throw new Error('acceptance: its screen is this one')
      const path = requestPath({ id: found.requestId, typeId: found.typeId })
      return route(args, { path: required(path, 'path'), replace: true })
    }),
    keepAnswer: assign({ answer: (_, { answer }: { answer: AcceptanceAnswer }) => answer, alert: null }),
    keepDraft: sendTo('draft', ({ context }) => {
      const { version, saveKey } = rules.requestIn(context)
      const answers = answersOf({ detalhes: { aceito: required(context.answer, 'answer') } })
      return {
        type: 'draft.changed',
        ...addressOf(context),
        answers,
        stored: answersOf({}),
        version,
        saveKey,
      } as const
    }),
    restoreDraft: sendTo('draft', ({ context }) => ({
      type: 'draft.restored',
      time: rules.requestIn(context).draft?.time ?? '',
    })),
    dropDraft: sendTo('draft', ({ context }) => ({ type: 'draft.dropped', ...addressOf(context) })),
    keepAlert: assign({ alert: (_, { alert }: { alert: string }) => alert }),
    sendFile: sendTo(toTransfers, ({ context }, { outcome }: Chosen) => {
      if (outcome.kind !== 'file') throw new Error('acceptance: there is no file to send')
      return rules.transferWanted(context, outcome)
    }),
    goToPicker: sendTo(toRouter, (args: { context: AcceptanceContext }, { outcome }: Chosen) => {
      if (outcome.kind !== 'cloud') throw new Error('acceptance: it does not come from the cloud')
      return route(args, { path: cloudPickerPath(outcome.slot, ACCEPTANCE) })
    }),
    tellSent: sendTo(toPortal, ({ context }): RequestSent => {
      const { id, summary } = rules.requestIn(context)
      return { type: 'request.sent', requestId: id, protocol: summary.protocol }
    }),
    keepSituation: assign({
      request: ({ context }, { given }: { given: JudgeDocument }) => rules.situationGiven(context, given),
      alert: null,
    }),
    ignore: () => {},
    notify: sendTo(toNotices, notice),
    goToList: sendTo(toRouter, (args) => route(args, { path: listPath })),
  },
  guards: {
    isNotFound,
    wentWell,
    isOther: (_, { found }: Found) => found.kind === 'other',
    mayAnswer: ({ context }) => rules.mayAnswer(context),
    hasAnswer: ({ context }) => rules.mayAnswer(context) && context.answer !== null,
    mayCorrect: ({ context }) => rules.mayCorrect(context),
    mayJudge: ({ context }) => rules.mayJudge(context),
    mayGive: ({ context }, chosen: SituationChosen) => rules.mayGive(context, chosen),
    mayAttach: ({ context }, wanted: { slot: DocumentSlot }) => rules.mayAttach(context, wanted),
    isComplete: ({ context }) => rules.lackingIn(context).length === 0,
    isFile: (_, { outcome }: Chosen) => outcome.kind === 'file',
    isFromCloud: (_, { outcome }: Chosen) => outcome.kind === 'cloud',
    isDismissed: (_, { outcome }: Answered) => outcome.kind === 'dismissed',
    isCancelled: (_, { outcome }: Answered) => outcome.kind === 'answered' && outcome.status === 'N',
    isAnswered: (_, { outcome }: Answered) => outcome.kind === 'answered',
  },
})
