import { assign, sendTo, setup } from 'xstate'

import type { CallFailure } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'
import { isCpf } from '#domain/people/cpf.ts'
import type { NamedParticipant } from '#domain/requests/facts.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { failureIn, fatalFailureIn, isExpired, waitSaidIn } from '../support/failures.ts'
import { port } from '../support/port.ts'
import { toParent, toSession, trouble } from '../support/system.ts'
import type {
  PersonAnswered,
  PersonLookupContext,
  PersonLookupEvent,
  PersonLookupInput,
  PersonUnanswered,
} from './person-lookup.types.ts'

const answerIn = ({ event }: { event: { output: NamedParticipant } }) => ({ person: event.output })

const whyNot = (wait: string | null) =>
  wait === null ? messages.personNotLookedUp : messages.lookUpsUsedUp(wait)

/**
 * Consulta de outro participante pelo CPF (core 3 e 7; D-102): dispara quando o CPF está completo, é abandonada quando
 * ele muda, nunca impede a digitação. What fails is said in place and keeps nobody from going on (D-62); only an
 * expired session is the session's business.
 */
export const personLookupMachine = setup({
  types: {} as {
    input: PersonLookupInput
    context: PersonLookupContext
    events: PersonLookupEvent
    meta: ChartMeta
  },
  actors: { lookUp: port<NamedParticipant, { digits: string }>('lookUp') },
  actions: {
    keepDigits: assign({ digits: (_, { digits }: { digits: string }) => digits }),
    tellAnswer: sendTo(
      toParent,
      (_, { person }: { person: NamedParticipant }): PersonAnswered => ({ type: 'person.answered', person }),
    ),
    tellWhyNot: sendTo(
      toParent,
      (_, { failure }: { failure: CallFailure }): PersonUnanswered => ({
        type: 'person.unanswered',
        sentence: whyNot(waitSaidIn(failure)),
      }),
    ),
    reportTrouble: sendTo(toSession, trouble),
  },
  guards: {
    isComplete: ({ context }) => isCpf(context.digits),
    hasPlans: (_, { person }: { person: NamedParticipant }) => person.plans.length > 0,
    isSomebody: (_, { person }: { person: NamedParticipant }) => person.name !== '',
    isLimited: (_, { failure }: { failure: CallFailure }) => waitSaidIn(failure) !== null,
    isExpired,
  },
}).createMachine({
  id: 'personLookup',
  context: ({ input }) => input,
  initial: 'waiting',
  on: {
    'person.typed': { target: '.waiting', actions: { type: 'keepDigits', params: ({ event }) => event } },
  },
  states: {
    waiting: {
      meta: { label: 'Aguardando um CPF completo' },
      always: { guard: 'isComplete', target: 'lookingUp' },
    },
    lookingUp: {
      meta: { label: 'Consultando o participante', spec: 'core 7' },
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ digits: context.digits }),
        onDone: [
          {
            guard: { type: 'hasPlans', params: answerIn },
            target: 'found',
            actions: { type: 'tellAnswer', params: answerIn },
          },
          {
            guard: { type: 'isSomebody', params: answerIn },
            target: 'withoutPlans',
            actions: { type: 'tellAnswer', params: answerIn },
          },
          { target: 'unknown', actions: { type: 'tellAnswer', params: answerIn } },
        ],
        onError: [
          {
            guard: { type: 'isExpired', params: failureIn },
            target: 'unavailable',
            actions: { type: 'reportTrouble', params: fatalFailureIn },
          },
          {
            guard: { type: 'isLimited', params: failureIn },
            target: 'limited',
            actions: { type: 'tellWhyNot', params: failureIn },
          },
          { target: 'unavailable', actions: { type: 'tellWhyNot', params: failureIn } },
        ],
      },
    },
    found: { meta: { label: 'Participante encontrado', spec: 'core 3' } },
    withoutPlans: { meta: { label: 'Participante sem planos', spec: 'D-102' } },
    unknown: { meta: { label: 'CPF não localizado', spec: 'D-102' } },
    limited: { meta: { label: 'Consultas demais: é preciso esperar' } },
    unavailable: {
      meta: { label: 'Consulta indisponível', spec: 'core 8' },
      on: { 'lookUp.retried': 'lookingUp' },
    },
  },
})
