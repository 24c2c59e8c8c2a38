import { failureOf } from '#domain/call-failure.ts'

import { failureIn } from '../../support/failures.ts'
import { withEvent } from '../../support/with-event.ts'
import {
  atExpiry,
  atResend,
  confirmRequestOf,
  refusalOf,
  replyOf,
  sendRequestOf,
} from './visitor-confirmation.calls.ts'
import { visitorConfirmationSetup } from './visitor-confirmation.setup.ts'

const GIVEN_BACK = {
  guard: { type: 'isRefused', params: failureIn },
  target: '#visitorConfirmation.refused',
  actions: {
    type: 'notifyParent',
    params: ({ event }: { event: { error: unknown } }) => refusalOf(failureOf(event.error)),
  },
} as const

/**
 * A code can be requested while another is typed. A final refusal returns to the form. Follows D-118.
 */
export const visitorConfirmationMachine = visitorConfirmationSetup.createMachine({
  id: 'visitorConfirmation',
  context: ({ input }) => ({
    ...input,
    code: '',
    isResent: false,
    limit: null,
    serverMessage: null,
    ending: null,
    wasInterrupted: false,
  }),
  initial: 'confirming',
  states: {
    confirming: {
      meta: { label: 'Confirmando por código', requirements: ['D-119', 'P-300'] },
      type: 'parallel',
      states: {
        mail: {
          meta: { label: 'E-mail' },
          initial: 'arriving',
          states: {
            arriving: {
              meta: { label: 'Vendo se já há um código' },
              always: [{ guard: 'hasCode', target: 'pausing' }, { target: 'sending' }],
            },
            sending: {
              meta: { label: 'Enviando o código', requirements: ['VISITOR-21'] },
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                input: ({ context }) => sendRequestOf(context),
                onDone: {
                  target: 'pausing',
                  actions: [{ type: 'setIssue', params: replyOf }, 'notifyIssue', 'notifySent'],
                },
                onError: [
                  {
                    guard: { type: 'isLimited', params: failureIn },
                    target: 'limited',
                    actions: { type: 'setLimit', params: failureIn },
                  },
                  GIVEN_BACK,
                  { target: 'notSent' },
                ],
              },
            },
            pausing: {
              meta: { label: 'Código enviado, outro só depois da pausa', requirements: ['P-301'] },
              invoke: { id: 'untilResend', src: 'waitUntil', input: atResend, onDone: 'ready' },
            },
            ready: {
              meta: { label: 'Pode enviar outro código' },
              on: { 'code.requested': 'sending' },
            },
            limited: {
              meta: { label: 'Códigos demais: é preciso esperar', requirements: ['P-301'] },
              after: { limit: { target: 'ready', actions: 'clearLimit' } },
            },
            notSent: {
              meta: { label: 'Envio interrompido', requirements: ['D-61'] },
              on: { 'sending.retried': 'sending' },
            },
          },
        },
        entry: {
          meta: { label: 'Código digitado' },
          initial: 'absent',
          states: {
            absent: {
              meta: { label: 'Nenhum código enviado ainda' },
              always: { guard: 'hasCode', target: 'open' },
            },
            open: {
              meta: { label: 'Esperando o código' },
              initial: 'typing',
              invoke: {
                id: 'untilExpiry',
                src: 'waitUntil',
                input: atExpiry,
                onDone: { target: 'over', actions: { type: 'setEnding', params: { ending: 'time' } } },
              },
              on: {
                'code.typed': { target: '.typing', actions: withEvent('setCode') },
                'code.submitted': [{ guard: 'isWhole', target: 'checking' }, { target: '.lacking' }],
                'code.sent': { target: 'open', reenter: true, actions: 'clearCode' },
              },
              states: {
                typing: { meta: { label: 'Digitando o código' } },
                lacking: { meta: { label: 'Faltam números' } },
                wrong: { meta: { label: 'Código errado', requirements: ['P-46'] } },
                notChecked: { meta: { label: 'Conferência interrompida', requirements: ['D-61'] } },
              },
            },
            checking: {
              meta: { label: 'Conferindo o código', requirements: ['VISITOR-25', 'VISITOR-31'] },
              invoke: {
                id: 'confirmCode',
                src: 'confirmCode',
                input: ({ context }) => confirmRequestOf(context),
                onDone: [
                  { guard: { type: 'isRight', params: replyOf }, target: '#visitorConfirmation.confirmed' },
                  {
                    guard: { type: 'isVoid', params: replyOf },
                    target: 'over',
                    actions: { type: 'setEnding', params: { ending: 'other' } },
                  },
                  {
                    guard: 'isLastTry',
                    target: 'over',
                    actions: ['spendTry', 'notifyIssue', { type: 'setEnding', params: { ending: 'tries' } }],
                  },
                  { target: 'open.wrong', actions: ['spendTry', 'notifyIssue'] },
                ],
                onError: [
                  {
                    guard: { type: 'isLimited', params: failureIn },
                    target: 'open.notChecked',
                    actions: { type: 'setServerMessage', params: failureIn },
                  },
                  GIVEN_BACK,
                  { target: 'open.notChecked', actions: 'setInterruption' },
                ],
              },
            },
            over: {
              meta: { label: 'Código sem validade', requirements: ['P-46'] },
              on: { 'code.sent': { target: 'open', actions: 'clearCode' } },
            },
          },
        },
      },
    },
    confirmed: {
      meta: { label: 'Confirmado' },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'visitorConfirmation.confirmed' } },
    },
    refused: { meta: { label: 'Formulário recusado' }, type: 'final' },
  },
})
