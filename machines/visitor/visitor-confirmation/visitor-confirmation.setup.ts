import { assign, raise, sendParent, setup } from 'xstate'

import type { CallFailure } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'
import { CONFIRMATION_CODE } from '#domain/people/confirmation-code.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { isRefused, limitMessageIn } from '../../support/failures.ts'
import { isLimited, waitOf } from '../../support/limits.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { promisePort } from '../../support/port.ts'
import { required } from '../../support/required.ts'
import { emailOf } from './visitor-confirmation.calls.ts'
import type {
  CodeEnding,
  CodeKept,
  ConfirmReply,
  ConfirmRequest,
  SendReply,
  SendRequest,
  VisitorConfirmationContext,
  VisitorConfirmationEvent,
  VisitorConfirmationInput,
  VisitorConfirmationOutcome,
} from './visitor-confirmation.types.ts'

const { digits, minutes, pauseSeconds, tries } = CONFIRMATION_CODE

export const visitorConfirmationSetup = setup({
  types: {} as {
    input: VisitorConfirmationInput
    context: VisitorConfirmationContext
    events: VisitorConfirmationEvent
    meta: ChartMeta
  },
  actors: {
    sendCode: promisePort<SendReply, SendRequest>('sendCode'),
    confirmCode: promisePort<ConfirmReply, ConfirmRequest>('confirmCode'),
    waitUntil: promisePort<void, { moment: number }>('waitUntil'),
  },
  actions: {
    setIssue: assign(({ context }, { reply }: { reply: SendReply }) => ({
      issue: {
        nonce: reply.nonce,
        email: emailOf(context),
        shownEmail: reply.email,
        expiresAt: reply.sentAt + minutes * 60_000,
        resendFrom: reply.sentAt + pauseSeconds * 1000,
        triesLeft: tries,
      },
      isResent: context.issue !== null,
      wasInterrupted: false,
    })),
    notifyIssue: sendParent(
      ({ context }): CodeKept => ({ type: 'code.kept', issue: required(context.issue, 'issue') }),
    ),
    notifySent: raise({ type: 'code.sent' }),
    setLimit: assign({
      limit: (_, { failure }: { failure: CallFailure }) => ({
        sentence: limitMessageIn(failure) ?? messages.codeNotSentYet,
        seconds: required(waitOf(failure), 'wait'),
      }),
    }),
    clearLimit: assign({ limit: null }),
    setCode: assign({ code: (_, { value }: { value: string }) => value }),
    clearCode: assign({ code: '', serverMessage: null }),
    spendTry: assign({
      issue: ({ context: { issue } }) => issue && { ...issue, triesLeft: issue.triesLeft - 1 },
    }),
    setEnding: assign({ ending: (_, { ending }: { ending: CodeEnding }) => ending }),
    setInterruption: assign({ serverMessage: messages.codeNotChecked, wasInterrupted: true }),
    setServerMessage: assign({
      serverMessage: (_, { failure }: { failure: CallFailure }) =>
        limitMessageIn(failure) ?? messages.codeNotChecked,
    }),
    notifyParent: notifyParent<VisitorConfirmationOutcome>(),
  },
  guards: {
    hasCode: ({ context }) => context.issue !== null,
    isWhole: ({ context }) => new RegExp(`^\\d{${digits}}$`).test(context.code),
    isRight: (_, { reply }: { reply: ConfirmReply }) => reply === 'ok',
    /** Asked after `isRight`: neither right nor wrong, the code is no longer valid. */
    isVoid: (_, { reply }: { reply: ConfirmReply }) => reply !== 'codigo_invalido',
    isLastTry: ({ context }) => context.issue?.triesLeft === 1,
    isLimited,
    isRefused,
  },
  delays: {
    limit: ({ context }) => required(context.limit, 'limit').seconds * 1000,
  },
})
