import { assign, sendTo, setup } from 'xstate'

import type { Place, RequestPlace } from '#domain/navigation/place.ts'
import type { Cloud } from '#domain/people/participant.ts'
import { type Arrangement, FIRST_ARRANGEMENT } from '#domain/requests/arrangement.ts'
import { type ListedRequest, newestFirst } from '#domain/requests/summary.ts'

import { consentMachine } from '../consent/index.ts'
import { participantAreaMachine } from '../participant-area/index.ts'
import { type RequestListQuestion, requestListMachine, type SentRequest } from '../request-list/index.ts'
import { requestViewMachine } from '../request-view/index.ts'
import type { ChartMeta } from '../support/chart-meta.ts'
import { failureIn, fatalFailureIn, isExpired } from '../support/failures.ts'
import { listeningPort, port } from '../support/port.ts'
import { required } from '../support/required.ts'
import {
  type MovementHeld,
  type MovementReleased,
  route,
  toRouter,
  toSession,
  trouble,
} from '../support/system.ts'
import { type RequestOpened, wizardMachine } from '../wizard/index.ts'
import type { PortalContext, PortalEvent, PortalInput } from './portal.types.ts'

const areaInput = ({ context: { hasParticipantArea } }: { context: PortalContext }) => ({
  hasParticipantArea,
})

const isAt = (place: Place, screen: Place['screen']) => place.screen === screen

const portalSetup = setup({
  types: {} as {
    input: PortalInput
    context: PortalContext
    events: PortalEvent
    meta: ChartMeta
    children: {
      consent: 'consent'
      participantArea: 'participantArea'
      requestList: 'requestList'
      requestView: 'requestView'
      wizard: 'wizard'
    }
  },
  actors: {
    closingGuard: listeningPort('closingGuard'),
    consent: consentMachine,
    loadDrafts: port<readonly ListedRequest[], RequestListQuestion>('loadDrafts'),
    participantArea: participantAreaMachine,
    requestList: requestListMachine,
    requestView: requestViewMachine,
    wizard: wizardMachine,
  },
  actions: {
    keepPlace: assign({ place: (_, { place }: { place: Place }) => place, open: null }),
    keepCloud: assign({ cloud: (_, { cloud }: { cloud: Cloud }) => cloud }),
    keepOpen: assign({ open: (_, { requestId, typeId }: RequestOpened) => ({ requestId, typeId }) }),
    keepArrangement: assign({
      arrangement: (_, { arrangement }: { arrangement: Arrangement }) => arrangement,
    }),
    // A request that was sent stands first of all.
    keepSent: assign((_, { requestId, protocol }: SentRequest) => ({
      justSent: { requestId, protocol },
      arrangement: FIRST_ARRANGEMENT,
    })),
    forgetSent: assign({ justSent: null }),
    keepDrafts: assign({
      drafts: (_, { requests }: { requests: readonly ListedRequest[] }) =>
        newestFirst(requests.filter(({ status }) => status === 'L')),
    }),
    forgetDrafts: assign({ drafts: [] }),
    reportTrouble: sendTo(toSession, trouble),
    askStep: sendTo('wizard', (_, { place }: { place: Place }) => ({
      type: 'step.requested',
      step: (place as RequestPlace).step,
    })),
    holdMovement: sendTo(toRouter, { type: 'movement.held' } satisfies MovementHeld),
    releaseMovement: sendTo(toRouter, { type: 'movement.released' } satisfies MovementReleased),
    goToPlace: sendTo(toRouter, (args: { context: PortalContext }) =>
      route(args, { path: args.context.place.path, replace: true }),
    ),
  },
  guards: {
    isList: ({ context }) => isAt(context.place, 'list'),
    isTypes: ({ context }) => isAt(context.place, 'types'),
    isRequest: ({ context }) => isAt(context.place, 'request'),
    isView: ({ context }) => isAt(context.place, 'view'),
    isNoPassword: ({ context }) => isAt(context.place, 'noPassword'),
    isAccessibility: ({ context }) => isAt(context.place, 'accessibility'),
    isExpired,
    isSamePath: ({ context }, { place }: { place: Place }) => context.place.path === place.path,
    isSameRequest: ({ context }, { place }: { place: Place }) => isSameRequest(context, place),
  },
})

/** Answers that the server does not have: nothing leaves them behind without a question. */
const unsaved = portalSetup.createStateConfig({
  meta: { label: 'Há o que gravar', spec: 'D-61' },
  invoke: { id: 'closingGuard', src: 'closingGuard' },
  initial: 'filling',
  on: {
    'form.settled': 'settled',
    'place.changed': [
      {
        guard: { type: 'isSameRequest', params: ({ event }) => event },
        actions: { type: 'askStep', params: ({ event }) => event },
      },
      { target: '.askingToLeave', actions: 'holdMovement' },
    ],
  },
  states: {
    filling: { meta: { label: 'Preenchendo' } },
    askingToLeave: {
      meta: { label: 'Perguntando se sai sem gravar' },
      on: { 'leave.confirmed': '#portal.visiting.request.leaving', 'leave.dismissed': 'filling' },
    },
  },
})

/**
 * O portal de quem entrou: primeiro a autorização, depois a tela que o endereço pede (core 2; D-07).
 * Each screen's chart lives exactly as long as its place; leaving the session ends them all.
 */
export const portalMachine = portalSetup.createMachine({
  id: 'portal',
  context: ({ input }) => ({
    ...input,
    cloud: null,
    open: null,
    arrangement: FIRST_ARRANGEMENT,
    justSent: null,
    drafts: [],
  }),
  initial: 'consenting',
  states: {
    consenting: {
      meta: { label: 'Pedindo a autorização', spec: 'core 1; D-07' },
      invoke: {
        id: 'consent',
        src: 'consent',
        input: ({ context }) => ({ participant: context.participant }),
        onDone: {
          target: 'visiting',
          actions: [{ type: 'keepCloud', params: ({ event }) => event.output }, 'goToPlace'],
        },
      },
    },
    visiting: {
      meta: { label: 'Visitando' },
      initial: 'routing',
      on: {
        'place.changed': [
          // The echo of the portal's own address change loads nothing twice.
          { guard: { type: 'isSamePath', params: ({ event }) => event } },
          { target: '.routing', actions: { type: 'keepPlace', params: ({ event }) => event } },
        ],
      },
      states: {
        routing: {
          meta: { label: 'Indo para a tela' },
          always: [
            { guard: 'isList', target: 'list' },
            { guard: 'isTypes', target: 'types' },
            { guard: 'isRequest', target: 'request' },
            { guard: 'isView', target: 'view' },
            { guard: 'isNoPassword', target: 'noPassword' },
            { guard: 'isAccessibility', target: 'accessibility' },
            { target: 'unknown' },
          ],
        },
        list: {
          meta: { label: 'Lista de requerimentos', spec: 'core 2' },
          invoke: [
            {
              id: 'requestList',
              src: 'requestList',
              input: ({ context }) => ({
                participant: context.participant,
                cloud: required(context.cloud, 'cloud'),
                arrangement: context.arrangement,
                justSent: context.justSent,
              }),
            },
            { id: 'participantArea', src: 'participantArea', input: areaInput },
          ],
          on: { 'list.arranged': { actions: { type: 'keepArrangement', params: ({ event }) => event } } },
          exit: 'forgetSent',
        },
        types: {
          meta: {
            label: 'Tipos de requerimento',
            help: 'Abra um tipo para ler para que ele serve e clique em Iniciar requerimento. Onde você já tem um rascunho, pode continuar por ele.',
            spec: 'core 2',
          },
          invoke: [
            { id: 'participantArea', src: 'participantArea', input: areaInput },
            {
              id: 'loadDrafts',
              src: 'loadDrafts',
              input: ({ context }) => ({ cloudId: required(context.cloud, 'cloud').id }),
              onDone: {
                actions: { type: 'keepDrafts', params: ({ event }) => ({ requests: event.output }) },
              },
              // Types can be chosen without them: what fails is not told, unless the session is over.
              onError: [
                {
                  guard: { type: 'isExpired', params: failureIn },
                  actions: { type: 'reportTrouble', params: fatalFailureIn },
                },
                {},
              ],
            },
          ],
          exit: 'forgetDrafts',
        },
        request: {
          meta: { label: 'Um requerimento em etapas', spec: 'core 2' },
          invoke: {
            id: 'wizard',
            src: 'wizard',
            input: ({ context: { place, participant, reference, cloud } }) => {
              const { requestId, typeId, step } = place as RequestPlace
              return { requestId, typeId, step, participant, reference, cloud: required(cloud, 'cloud') }
            },
          },
          on: {
            'request.opened': { actions: { type: 'keepOpen', params: ({ event }) => event } },
            'request.sent': { actions: { type: 'keepSent', params: ({ event }) => event } },
            'place.changed': {
              guard: { type: 'isSameRequest', params: ({ event }) => event },
              actions: { type: 'askStep', params: ({ event }) => event },
            },
          },
          initial: 'settled',
          states: {
            settled: { meta: { label: 'Nada por gravar' }, on: { 'form.unsaved': 'unsaved' } },
            unsaved,
            leaving: { meta: { label: 'Saindo sem gravar' }, entry: 'releaseMovement' },
          },
        },
        view: {
          meta: { label: 'Leitura de um requerimento', spec: 'D-32' },
          invoke: {
            id: 'requestView',
            src: 'requestView',
            input: ({ context: { place, participant, reference } }) => {
              const { requestId } = place as Extract<Place, { screen: 'view' }>
              return { requestId, participant, reference }
            },
          },
        },
        noPassword: { meta: { label: 'Ajuda para quem não tem senha', spec: 'core 2' } },
        accessibility: { meta: { label: 'Declaração de acessibilidade' } },
        unknown: { meta: { label: 'Página que não existe' } },
      },
    },
  },
})

/** The wizard's own address changes and Back between its steps are not a new visit (D-19, D-30). */
function isSameRequest({ open }: PortalContext, place: Place): boolean {
  if (open === null || place.screen !== 'request') return false
  return place.requestId === null
    ? open.requestId === null && open.typeId === place.typeId
    : open.requestId === place.requestId
}
