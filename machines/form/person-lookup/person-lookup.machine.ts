import { assign, sendParent, setup } from 'xstate'

import type { CallFailure } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'
import { isCpf } from '#domain/people/cpf.ts'
import type { NamedParticipant } from '#domain/requests/facts.ts'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isLocal, limitMessageIn } from '../../support/failures.ts'
import { promisePort } from '../../support/port.ts'
import { withEvent } from '../../support/with-event.ts'
import type {
  PersonAnswered,
  PersonLookupContext,
  PersonLookupEvent,
  PersonLookupInput,
  PersonSettled,
} from './person-lookup.types.ts'

const answerIn = ({ event }: { event: { output: NamedParticipant } }) => ({ person: event.output })

const whyNot = (wait: string | null) =>
  wait === null ? messages.personNotLookedUp : messages.lookUpsUsedUp(wait)

/** Failures are shown beside the field and block no step (D-62); only an expired session is escalated. */
export const personLookupMachine = setup({
  types: {} as {
    input: PersonLookupInput
    context: PersonLookupContext
    events: PersonLookupEvent
    meta: ChartMeta
    tags: 'unanswered'
  },
  actors: { lookUp: promisePort<NamedParticipant, { digits: string }>('lookUp') },
  actions: {
    setDigits: assign({ digits: (_, { digits }: { digits: string }) => digits }),
    notifyAnswer: sendParent(
      (_, { person }: { person: NamedParticipant }): PersonAnswered => ({ type: 'person.answered', person }),
    ),
    ignore: () => {},
    notifySettled: sendParent((): PersonSettled => ({ type: 'person.settled' })),
    setWhyNot: assign({
      trouble: (_, { failure }: { failure: CallFailure }) => whyNot(limitMessageIn(failure)),
    }),
  },
  guards: {
    isComplete: ({ context }) => isCpf(context.digits),
    hasPlans: (_, { person }: { person: NamedParticipant }) => person.plans.length > 0,
    isSomebody: (_, { person }: { person: NamedParticipant }) => person.name !== '',
    isLimited: (_, { failure }: { failure: CallFailure }) => limitMessageIn(failure) !== null,
    isLocal,
  },
}).createMachine({
  id: 'personLookup',
  context: ({ input }) => ({ ...input, trouble: null }),
  initial: 'waiting',
  on: {
    'person.typed': { target: '.waiting', actions: withEvent('setDigits') },
    'person.awaited': { actions: 'notifySettled' },
  },
  states: {
    waiting: {
      meta: { label: 'Aguardando um CPF completo' },
      always: { guard: 'isComplete', target: 'lookingUp' },
    },
    lookingUp: {
      meta: { label: 'Consultando o participante', requirements: ['CLAIM-02', 'CLAIM-03', 'P-768'] },
      // The report follows when the lookup ends.
      on: { 'person.awaited': { actions: 'ignore' } },
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ digits: context.digits }),
        onDone: [
          {
            guard: { type: 'hasPlans', params: answerIn },
            target: 'found',
            actions: [{ type: 'notifyAnswer', params: answerIn }, 'notifySettled'],
          },
          {
            guard: { type: 'isSomebody', params: answerIn },
            target: 'withoutPlans',
            actions: [{ type: 'notifyAnswer', params: answerIn }, 'notifySettled'],
          },
          { target: 'unknown', actions: [{ type: 'notifyAnswer', params: answerIn }, 'notifySettled'] },
        ],
        onError: [
          {
            guard: { type: 'isLimited', params: failureIn },
            target: 'limited',
            actions: [{ type: 'setWhyNot', params: failureIn }, 'notifySettled'],
          },
          {
            guard: { type: 'isLocal', params: failureIn },
            target: 'unavailable',
            actions: [{ type: 'setWhyNot', params: failureIn }, 'notifySettled'],
          },
        ],
      },
    },
    found: { meta: { label: 'Participante encontrado', requirements: ['CLAIM-04'] } },
    withoutPlans: { meta: { label: 'Participante sem planos', requirements: ['D-102'] } },
    unknown: { meta: { label: 'CPF não localizado', requirements: ['D-102'] } },
    limited: { meta: { label: 'Consultas demais: é preciso esperar' }, tags: 'unanswered' },
    unavailable: {
      meta: { label: 'Consulta indisponível', requirements: ['CLAIM-08'] },
      tags: 'unanswered',
      on: { 'lookUp.retried': 'lookingUp' },
    },
  },
})
