import { assign, sendTo, setup } from 'xstate'

import { listPath } from '#domain/navigation/paths.ts'
import type { Cloud } from '#domain/people/participant.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { fatalFailureIn } from '../support/failures.ts'
import { port } from '../support/port.ts'
import { required } from '../support/required.ts'
import { route, toRouter, toSession, trouble } from '../support/system.ts'
import { outcomeIn, outcomeOf, type WriteOutcome, wentWell, writeMachine } from '../write/index.ts'
import type {
  ConsentAnswer,
  ConsentContext,
  ConsentEvent,
  ConsentInput,
  ConsentOutput,
  ConsentQuestion,
} from './consent.types.ts'

const HELP =
  'Antes de tudo, autorize o fundo a guardar cópias dos seus documentos: marque a caixa e clique em Gravar. Sem isso só é possível sair.'

/** Autorização de compartilhamento dos documentos (core 2 e 4; D-07, D-08). */
export const consentMachine = setup({
  types: {} as {
    input: ConsentInput
    context: ConsentContext
    events: ConsentEvent
    output: ConsentOutput
    meta: ChartMeta
  },
  actors: {
    checkConsent: port<ConsentAnswer, ConsentQuestion>('checkConsent'),
    grantConsent: writeMachine,
  },
  actions: {
    keepCloud: assign({ cloud: (_, { cloud }: { cloud: Cloud | null }) => cloud }),
    goHome: sendTo(toRouter, (args) => route(args, { path: listPath, replace: true })),
    reportTrouble: sendTo(toSession, trouble),
  },
  guards: {
    hasConsent: (_, { cloud }: { cloud: Cloud | null }) => cloud !== null,
    agrees: (_, { agreed }: { agreed: boolean }) => agreed,
    wentWell,
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ ...input, cloud: null }),
  initial: 'checking',
  output: ({ context }) => ({ cloud: required(context.cloud, 'cloud') }),
  states: {
    checking: {
      meta: { label: 'Verificando a autorização', spec: 'core 7' },
      invoke: {
        id: 'checkConsent',
        src: 'checkConsent',
        input: ({ context }) => ({ participant: context.participant }),
        onDone: [
          {
            guard: { type: 'hasConsent', params: ({ event }) => ({ cloud: event.output }) },
            target: 'granted',
            actions: { type: 'keepCloud', params: ({ event }) => ({ cloud: event.output }) },
          },
          { target: 'deciding', actions: 'goHome' },
        ],
        onError: {
          target: 'halted',
          actions: {
            type: 'reportTrouble',
            params: fatalFailureIn,
          },
        },
      },
    },
    halted: { meta: { label: 'Parada: o sistema será finalizado', spec: 'core 8' } },
    deciding: {
      meta: { label: 'Decidindo', help: HELP, spec: 'core 2' },
      initial: 'unticked',
      on: {
        'consent.toggled': [
          { guard: { type: 'agrees', params: ({ event }) => event }, target: '.ticked' },
          { target: '.unticked' },
        ],
      },
      states: {
        unticked: { meta: { label: 'Caixa desmarcada' }, on: { 'consent.saved': 'missing' } },
        missing: {
          meta: { label: 'Falta marcar a caixa', spec: 'D-08' },
          on: { 'consent.saved': 'missing' },
        },
        refused: { meta: { label: 'Recusada pelo servidor' }, on: { 'consent.saved': '#consent.granting' } },
        ticked: { meta: { label: 'Caixa marcada' }, on: { 'consent.saved': '#consent.granting' } },
      },
    },
    granting: {
      meta: { label: 'Gravando a autorização', help: HELP },
      invoke: {
        id: 'grantConsent',
        src: 'grantConsent',
        input: ({ context }) => ({ request: { participant: context.participant } }),
        onDone: [
          {
            guard: { type: 'wentWell', params: outcomeIn },
            target: 'granted',
            actions: { type: 'keepCloud', params: ({ event }) => ({ cloud: cloudOf(event.output) }) },
          },
          { target: 'deciding.refused' },
        ],
      },
    },
    granted: { meta: { label: 'Autorizado' }, type: 'final' },
  },
})

function cloudOf(output: WriteOutcome): Cloud | null {
  const outcome = outcomeOf<Cloud>(output)
  return outcome.kind === 'done' ? outcome.reply : null
}
