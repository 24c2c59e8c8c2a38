import { sendTo, setup } from 'xstate'

import { listPath } from '#domain/navigation/paths.ts'
import type { Cloud } from '#domain/people/participant.ts'
import { replyIn as cloudIn, declareMutation, wentWell } from '../../calls/mutation/index.ts'
import { declareQuery, replyIn } from '../../calls/query/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { required } from '../../support/required.ts'
import { route, toRouter } from '../../support/system.ts'
import { withEvent } from '../../support/with-event.ts'
import { isStaff } from './consent.rules.ts'
import type {
  ConsentAnswer,
  ConsentEvent,
  ConsentInput,
  ConsentOutcome,
  ConsentQuestion,
} from './consent.types.ts'

const HELP =
  'Para usar os seus requerimentos, autorize o fundo a guardar cópias dos seus documentos: marque a caixa e clique em Gravar. Sem a autorização, o portal não mostra os seus requerimentos nem recebe os seus documentos.'

const granted = (cloud: Cloud | null): ConsentOutcome => ({
  type: 'consent.granted',
  cloud: required(cloud, 'cloud'),
})

/** Follows D-07. */
export const consentMachine = setup({
  types: {} as {
    input: ConsentInput
    context: ConsentInput
    events: ConsentEvent
    meta: ChartMeta
    tags: 'ticked' | 'asked' | 'help'
    children: { checkConsent: 'checkConsent' }
  },
  actors: {
    checkConsent: declareQuery<ConsentQuestion, ConsentAnswer>(),
    grantConsent: declareMutation<ConsentQuestion, Cloud>(),
  },
  actions: {
    goHome: sendTo(toRouter, (args) => route(args, { path: listPath, replace: true })),
    notifyParent: notifyParent<ConsentOutcome>(),
  },
  guards: {
    asks: ({ context }) => context.asks,
    mayDecline: ({ context }) => isStaff(context),
    hasConsent: (_, { cloud }: { cloud: Cloud | null }) => cloud !== null,
    agrees: (_, { agreed }: { agreed: boolean }) => agreed,
    wentWell,
  },
}).createMachine({
  id: 'consent',
  tags: 'help',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: {
      meta: { label: 'Verificando a autorização', requirements: ['CONSENT-02'] },
      invoke: {
        id: 'checkConsent',
        src: 'checkConsent',
        input: ({ context }) => ({ request: { participant: context.participant }, mayBeMissing: false }),
        onDone: [
          {
            guard: { type: 'hasConsent', params: (args) => ({ cloud: replyIn(args) }) },
            target: 'granted',
            actions: { type: 'notifyParent', params: (args) => granted(replyIn(args)) },
          },
          { guard: 'asks', target: 'deciding', actions: 'goHome' },
          { target: 'notAsked' },
        ],
      },
    },
    deciding: {
      meta: { label: 'Decidindo', help: HELP, requirements: ['CONSENT-04', 'CONSENT-05'] },
      tags: 'asked',
      initial: 'unticked',
      on: {
        'consent.toggled': [{ guard: withEvent('agrees'), target: '.ticked' }, { target: '.unticked' }],
        'consent.declined': { guard: 'mayDecline', target: 'declined' },
      },
      states: {
        unticked: { meta: { label: 'Caixa desmarcada' }, on: { 'consent.saved': 'missing' } },
        missing: {
          meta: { label: 'Falta marcar a caixa', requirements: ['D-08'] },
          on: { 'consent.saved': 'missing' },
        },
        refused: {
          meta: { label: 'Recusada pelo servidor' },
          tags: 'ticked',
          on: { 'consent.saved': '#consent.granting' },
        },
        ticked: {
          meta: { label: 'Caixa marcada' },
          tags: 'ticked',
          on: { 'consent.saved': '#consent.granting' },
        },
      },
    },
    granting: {
      meta: { label: 'Gravando a autorização', help: HELP },
      tags: ['asked', 'ticked'],
      invoke: {
        id: 'grantConsent',
        src: 'grantConsent',
        input: ({ context }) => ({ request: { participant: context.participant } }),
        onDone: [
          {
            guard: { type: 'wentWell', params: outcomeIn },
            target: 'granted',
            actions: { type: 'notifyParent', params: (args) => granted(cloudIn(args)) },
          },
          { target: 'deciding.refused' },
        ],
      },
    },
    granted: { meta: { label: 'Autorizado' }, type: 'final' },
    declined: {
      meta: { label: 'A equipe voltou sem autorizar', requirements: ['STAFF-20', 'P-784'] },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'consent.declined' } },
    },
    notAsked: {
      meta: { label: 'Sem autorização, que não se pede à equipe', requirements: ['STAFF-20', 'D-135'] },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'consent.notAsked' } },
    },
  },
})
