import { assign, sendTo, setup } from 'xstate'

import type { CallFailure } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'
import { isCpf } from '#domain/people/cpf.ts'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { limitMessageIn } from '../../support/failures.ts'
import { isLimited, waitOf } from '../../support/limits.ts'
import { callbackPort, promisePort } from '../../support/port.ts'
import { required } from '../../support/required.ts'
import {
  type CodeIssue,
  type VisitorConfirmationRefused,
  visitorConfirmationMachine,
} from '../visitor-confirmation/index.ts'
import { begun, blankValues, keptOf, pathOfField, problemsOf } from './visitor.form.ts'
import type {
  CpfOwner,
  VisitChanged,
  VisitDropped,
  VisitorContext,
  VisitorEvent,
  VisitorInput,
} from './visitor.types.ts'

export const visitorSetup = setup({
  types: {} as {
    input: VisitorInput
    context: VisitorContext
    events: VisitorEvent
    meta: ChartMeta
    tags: 'form'
    children: { confirmation: 'confirmation' }
  },
  actors: {
    storage: callbackPort<VisitChanged | VisitDropped>('storage'),
    lookUp: promisePort<CpfOwner, { cpf: string }>('lookUp'),
    confirmation: visitorConfirmationMachine,
  },
  actions: {
    setCpf: assign({ cpf: (_, { value }: { value: string }) => value }),
    beginRegistration: assign(({ context }) => begun(context, 'registration')),
    beginPassword: assign(({ context }) => begun(context, 'password')),
    setAnswer: assign(({ context }, { name, value }: { name: string; value: string }) => ({
      values: { ...context.values, [name]: value },
      refusals: context.refusals.filter(({ path }) => path !== pathOfField(name)),
    })),
    judge: assign({ problems: ({ context }) => problemsOf(context) }),
    clearProblems: assign({ problems: [], refusals: [], serverMessage: null, isRestored: false }),
    setIssue: assign({ issue: (_, { issue }: { issue: CodeIssue }) => issue }),
    setRefusals: assign((_, { message, problems }: VisitorConfirmationRefused) => ({
      refusals: problems,
      serverMessage: message ?? messages.invalidForm,
    })),
    setLimit: assign((_, { failure }: { failure: CallFailure }) => ({
      serverMessage: limitMessageIn(failure) ?? messages.visitorNotLookedUp,
      limitSeconds: required(waitOf(failure), 'wait'),
    })),
    setServerMessage: assign({
      serverMessage: (_, { failure }: { failure: CallFailure }) =>
        (failure.kind === 'refused' ? failure.message : null) ?? messages.visitorNotLookedUp,
    }),
    ignore: () => {},
    clearServerMessage: assign({ serverMessage: null }),
    clearVisit: assign({
      values: blankValues(''),
      problems: [],
      refusals: [],
      serverMessage: null,
      issue: null,
    }),
    storeVisit: sendTo(
      'storage',
      ({ context }): VisitChanged => ({ type: 'visit.changed', visit: keptOf(context) }),
    ),
    dropVisit: sendTo('storage', { type: 'visit.dropped' } satisfies VisitDropped),
  },
  guards: {
    isRecalledRegistration: ({ context }) => context.isRestored && context.purpose === 'registration',
    isRecalledPassword: ({ context }) => context.isRestored && context.purpose === 'password',
    isRegistration: ({ context }) => context.purpose === 'registration',
    isCpf: ({ context }) => isCpf(context.cpf),
    hasPassword: (_, { owner }: { owner: CpfOwner }) => owner === 'withPassword',
    isParticipant: (_, { owner }: { owner: CpfOwner }) => owner !== 'nobody' && owner !== 'visitor',
    isKnown: (_, { owner }: { owner: CpfOwner }) => owner !== 'nobody',
    isFilledIn: ({ context }) => problemsOf(context).length === 0,
    isLimited,
  },
  delays: {
    limit: ({ context }) => context.limitSeconds * 1000,
  },
})

/** The owner of the CPF, as params. */
export const ownerIn = ({ event }: { event: { output: CpfOwner } }) => ({ owner: event.output })
