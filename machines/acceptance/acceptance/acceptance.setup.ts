import { assign, sendTo, setup } from 'xstate'

import { listPath } from '#domain/navigation/paths.ts'
import type { AcceptanceAnswer } from '#domain/requests/acceptance.ts'
import { declareQuery, isNotFound } from '../../calls/query/index.ts'
import { rowsReported } from '../../documents/upload-queue/index.ts'
import { draftMachine, type FormSettled } from '../../form/draft/index.ts'
import { beforeUnloadGuard } from '../../support/before-unload-guard.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import {
  type ConsentWanted,
  notice,
  route,
  toNotices,
  toOpenRequest,
  toRouter,
  toScreens,
  toUploadQueue,
} from '../../support/system.ts'
import { acceptanceAnswerMachine } from '../acceptance-answer/index.ts'
import { acceptanceCorrectionMachine } from '../acceptance-correction/index.ts'
import { acceptanceJudgementMachine, type SituationChoice } from '../acceptance-judgement/index.ts'
import * as events from './acceptance.events.ts'
import * as rules from './acceptance.rules.ts'
import type {
  AcceptanceContext,
  AcceptanceEvent,
  AcceptanceFound,
  AcceptanceInput,
} from './acceptance.types.ts'

type Found = { readonly found: AcceptanceFound }

export const acceptanceSetup = setup({
  types: {} as {
    input: AcceptanceInput
    context: AcceptanceContext
    events: AcceptanceEvent
    meta: ChartMeta
    tags: 'loading' | 'unsaved' | 'help'
    children: {
      answer: 'answer'
      correction: 'correction'
      draft: 'draft'
      judgement: 'judgement'
      loadAcceptance: 'loadAcceptance'
    }
  },
  actors: {
    answer: acceptanceAnswerMachine,
    beforeUnloadGuard,
    correction: acceptanceCorrectionMachine,
    draft: draftMachine,
    judgement: acceptanceJudgementMachine,
    loadAcceptance: declareQuery<AcceptanceInput, AcceptanceFound>(),
  },
  actions: {
    awaitRows: sendTo(toUploadQueue, ({ context: { requestId } }) => ({ type: 'rows.awaited', requestId })),
    setRequest: assign(({ context }, { found: { request } }: Found) => {
      const answer = context.answer ?? request?.draft?.answer ?? null
      return { request, answer: rules.mayAnswer({ ...context, request }) ? answer : null }
    }),
    notifyRows: sendTo(toUploadQueue, ({ context }) =>
      rowsReported(context.requestId, rules.requestIn(context)),
    ),
    goToOwnScreen: sendTo(toRouter, (args, { found }: Found) =>
      route(args, { path: events.ownPathOf(args.context, found), replace: true }),
    ),
    setAnswer: assign({ answer: (_, { answer }: { answer: AcceptanceAnswer }) => answer, alert: null }),
    saveDraft: sendTo('draft', ({ context }) => events.draftChanged(context)),
    restoreDraft: sendTo('draft', ({ context }) => events.draftRestored(context)),
    dropDraft: sendTo('draft', ({ context }) => events.draftDropped(context)),
    setAlert: assign({ alert: (_, { alert }: { alert: string }) => alert }),
    setChoices: assign({ choices: (_, { choices }: { choices: readonly SituationChoice[] }) => choices }),
    notifySettled: sendTo(toOpenRequest, { type: 'form.settled' } satisfies FormSettled),
    clearAlert: assign({ alert: null }),
    notifySent: sendTo(toScreens, ({ context }) => events.requestSent(context)),
    wantConsent: sendTo(toScreens, { type: 'consent.wanted' } satisfies ConsentWanted),
    ignore: () => {},
    notify: sendTo(toNotices, notice),
    goToList: sendTo(toRouter, (args) => route(args, { path: listPath })),
  },
  guards: {
    isNotFound,
    isOther: (_, { found }: Found) => found.request === null,
    needsConsent: ({ context }) => rules.needsConsent(context),
    mayAnswer: ({ context }) => rules.mayAnswer(context),
    hasAnswer: ({ context }) => rules.mayAnswer(context) && context.answer !== null,
    mayCorrect: ({ context }) => rules.mayCorrect(context),
    mayJudge: ({ context }) => rules.mayJudge(context),
  },
})
