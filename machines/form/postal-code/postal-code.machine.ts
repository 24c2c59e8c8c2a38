import { assign, sendParent, setup } from 'xstate'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { promisePort } from '../../support/port.ts'
import { withEvent } from '../../support/with-event.ts'
import type {
  AddressFound,
  PostalCodeAnswer,
  PostalCodeContext,
  PostalCodeEvent,
  PostalCodeInput,
} from './postal-code.types.ts'

const COMPLETE = 8

export const postalCodeMachine = setup({
  types: {} as {
    input: PostalCodeInput
    context: PostalCodeContext
    events: PostalCodeEvent
    meta: ChartMeta
  },
  actors: { lookUp: promisePort<PostalCodeAnswer, { digits: string }>('lookUp') },
  actions: {
    setDigits: assign({ digits: (_, { digits }: { digits: string }) => digits }),
    notifyFound: sendParent(
      ({ context: { path } }, { values }: { values: PostalCodeAnswer }): AddressFound => ({
        type: 'address.found',
        path,
        values: values ?? {},
      }),
    ),
  },
  guards: {
    isComplete: (_, { digits }: { digits: string }) => digits.length === COMPLETE,
    isKnown: (_, { answer }: { answer: PostalCodeAnswer }) => answer !== null,
  },
}).createMachine({
  id: 'postalCode',
  context: ({ input }) => ({ ...input, digits: '' }),
  initial: 'waiting',
  on: {
    'postalCode.typed': [
      { guard: withEvent('isComplete'), target: '.lookingUp', actions: withEvent('setDigits') },
      { target: '.waiting' },
    ],
  },
  states: {
    waiting: { meta: { label: 'Aguardando um CEP completo' } },
    lookingUp: {
      meta: { label: 'Consultando o CEP' },
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ digits: context.digits }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ answer: event.output }) },
            target: 'found',
            actions: { type: 'notifyFound', params: ({ event }) => ({ values: event.output }) },
          },
          { target: 'unknown', actions: { type: 'notifyFound', params: { values: null } } },
        ],
        onError: { target: 'unavailable', actions: { type: 'notifyFound', params: { values: null } } },
      },
    },
    found: { meta: { label: 'Endereço encontrado' } },
    unknown: { meta: { label: 'CEP não encontrado', requirements: ['D-78'] } },
    unavailable: {
      meta: { label: 'Consulta indisponível', requirements: ['D-78', 'P-313'] },
      on: { 'lookUp.retried': 'lookingUp' },
    },
  },
})
