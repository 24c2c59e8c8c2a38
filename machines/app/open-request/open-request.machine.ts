import { assign, sendTo, setup } from 'xstate'

import { isAcceptancePlace } from '#domain/navigation/acceptance-place.ts'
import type { Place, RequestPlace } from '#domain/navigation/place.ts'
import { requestPath } from '#domain/navigation/request-paths.ts'
import { ACCEPTANCE } from '#domain/requests/type-ids.ts'

import type { acceptanceMachine } from '../../acceptance/acceptance/index.ts'
import { chunkMachine } from '../../calls/chunk/index.ts'
import type { FormUnsaved } from '../../form/draft/index.ts'
import type { EditorEvent, RequestOpened } from '../../form/form-editor/index.ts'
import { wizardMachine } from '../../form/wizard/index.ts'
import { beforeUnloadGuard } from '../../support/before-unload-guard.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { lazyMachine } from '../../support/port.ts'
import { required } from '../../support/required.ts'
import {
  type NavigationDismissed,
  type NavigationReleased,
  route,
  toRequest,
  toRouter,
} from '../../support/system.ts'
import { withEvent } from '../../support/with-event.ts'
import type { OpenRequestContext, OpenRequestEvent, OpenRequestInput } from './open-request.types.ts'

type Visit = { readonly place: RequestPlace }

/** Changes of the step, and Back between steps, are not a new visit (D-19, D-30). */
function isSameRequest({ open }: OpenRequestContext, place: Place): boolean {
  if (open === null || place.screen !== 'request') return false
  return place.requestId === null
    ? open.requestId === null && open.typeId === place.typeId
    : open.requestId === place.requestId
}

/** A URL without the type leads to the documents (D-140). */
const stepIn = ({ requestScreen, step }: RequestPlace) =>
  requestScreen === null ? (step ?? 'documents') : step

/** The URL of another request restarts the chart. */
export const openRequestMachine = setup({
  types: {} as {
    input: OpenRequestInput
    context: OpenRequestContext
    events: OpenRequestEvent
    meta: ChartMeta
    children: { acceptance: 'acceptance'; acceptanceCode: 'acceptanceCode'; wizard: 'wizard' }
  },
  actors: {
    // Loaded when it is first opened.
    acceptance: lazyMachine<typeof acceptanceMachine>('acceptance'),
    acceptanceCode: chunkMachine,
    beforeUnloadGuard,
    wizard: wizardMachine,
  },
  actions: {
    setPlace: assign((_, { place }: Visit) => ({ place, open: null })),
    setOpen: assign({ open: (_, { requestId, typeId }: RequestOpened) => ({ requestId, typeId }) }),
    goToAcceptance: sendTo(toRouter, (args, opened: RequestOpened) => {
      const path = requestPath({ id: required(opened.requestId, 'requestId'), typeId: opened.typeId })
      return route(args, { path: required(path, 'path'), replace: true })
    }),
    notifyStep: sendTo('wizard', (_, { place: { step } }: Visit) => ({ type: 'step.requested', step })),
    requestSave: sendTo(toRequest, { type: 'save.requested' } satisfies EditorEvent),
    notifyAsked: sendTo(toRequest, { type: 'leave.asked' } satisfies EditorEvent),
    notifyAnswered: sendTo(toRequest, { type: 'leave.answered' } satisfies EditorEvent),
    releaseNavigation: sendTo(toRouter, { type: 'navigation.released' } satisfies NavigationReleased),
    dismissNavigation: sendTo(toRouter, { type: 'navigation.dismissed' } satisfies NavigationDismissed),
  },
  guards: {
    isAcceptance: ({ context: { place } }) => isAcceptancePlace(place),
    isAcceptanceOpened: (_, { requestId, typeId }: RequestOpened) =>
      requestId !== null && typeId === ACCEPTANCE,
    isLost: (_, { isLost }: FormUnsaved) => isLost === true,
    isSameRequest: ({ context }, { place }: Visit) => isSameRequest(context, place),
    isOtherPlace: ({ context }, { place }: { place: Place }) => !isSameRequest(context, place),
  },
}).createMachine({
  id: 'openRequest',
  tags: 'help',
  context: ({ input }) => ({ ...input, open: null }),
  initial: 'opening',
  on: {
    'visited.request': { target: '.opening', actions: withEvent('setPlace') },
  },
  states: {
    opening: {
      meta: { label: 'Vendo que requerimento é' },
      always: [{ guard: 'isAcceptance', target: 'acceptance' }, { target: 'form' }],
    },
    acceptance: {
      meta: { label: 'Aceite de um novo valor', requirements: ['D-27', 'P-321'] },
      initial: 'loading',
      states: {
        loading: {
          meta: { label: 'Carregando o código do aceite', requirements: ['P-92'] },
          invoke: {
            id: 'acceptanceCode',
            src: 'acceptanceCode',
            input: { isLoaded: false },
            onDone: 'showing',
          },
        },
        showing: {
          meta: { label: 'Mostrando o aceite' },
          initial: 'settled',
          states: {
            settled: {
              meta: { label: 'Nenhuma situação por gravar' },
              // The answer to a new amount is kept in the tab, and its screen left without a question (P-320).
              on: {
                'form.unsaved': { guard: withEvent('isLost'), target: 'unsaved' },
              },
            },
            unsaved: {
              meta: { label: 'Há situações por gravar', requirements: ['D-61', 'P-765'] },
              invoke: { id: 'beforeUnloadGuard', src: 'beforeUnloadGuard', input: { holds: 'answers' } },
              initial: 'judging',
              on: { 'form.settled': 'settled', 'navigation.blocked': '.askingToLeave' },
              states: {
                judging: { meta: { label: 'Avaliando' } },
                askingToLeave: {
                  meta: { label: 'Perguntando se sai sem gravar as situações' },
                  on: {
                    'leave.confirmed': '#openRequest.acceptance.showing.leaving',
                    'leave.dismissed': { target: 'judging', actions: 'dismissNavigation' },
                    'form.settled': {
                      target: '#openRequest.acceptance.showing.settled',
                      actions: 'dismissNavigation',
                    },
                  },
                },
              },
            },
            leaving: { meta: { label: 'Saindo sem gravar as situações' }, entry: 'releaseNavigation' },
          },
          invoke: {
            id: 'acceptance',
            src: 'acceptance',
            input: ({ context: { place, participant, reference, cloud } }) => ({
              requestId: required(place.requestId, 'requestId'),
              participant,
              reference,
              cloud,
            }),
          },
        },
      },
    },
    form: {
      meta: { label: 'Um requerimento em etapas', requirements: ['STEPS-01'] },
      invoke: {
        id: 'wizard',
        src: 'wizard',
        input: ({ context: { place, participant, reference, cloud } }) => {
          const { requestId, typeId } = place
          const owner = { participant, cloud: required(cloud, 'cloud') }
          return { requestId, typeId, step: stepIn(place), reference, ...owner }
        },
      },
      on: {
        'request.opened': [
          { guard: withEvent('isAcceptanceOpened'), actions: withEvent('goToAcceptance') },
          { actions: withEvent('setOpen') },
        ],
        'visited.request': { guard: withEvent('isSameRequest'), actions: withEvent('notifyStep') },
      },
      initial: 'settled',
      states: {
        settled: { meta: { label: 'Nada por gravar' }, on: { 'form.unsaved': 'unsaved' } },
        // Unsaved answers: any navigation except to a step of the same request is confirmed first.
        unsaved: {
          meta: { label: 'Há o que gravar', requirements: ['D-61'] },
          invoke: { id: 'beforeUnloadGuard', src: 'beforeUnloadGuard', input: { holds: 'answers' } },
          initial: 'filling',
          on: {
            'form.settled': 'settled',
            'navigation.blocked': { guard: withEvent('isOtherPlace'), target: '.askingToLeave' },
          },
          states: {
            filling: { meta: { label: 'Preenchendo' } },
            askingToLeave: {
              meta: { label: 'Perguntando se sai sem gravar', requirements: ['D-138'] },
              entry: 'notifyAsked',
              exit: 'notifyAnswered',
              on: {
                'leave.confirmed': '#openRequest.form.leaving',
                'leave.dismissed': { target: 'filling', actions: 'dismissNavigation' },
                'leave.kept': { target: 'closing', actions: 'dismissNavigation' },
                'form.settled': { target: '#openRequest.form.settled', actions: 'dismissNavigation' },
                // Back to another step of the same request dismisses the question.
                'visited.request': {
                  guard: withEvent('isSameRequest'),
                  target: 'filling',
                  actions: withEvent('notifyStep'),
                },
              },
            },
            // The list of problems of a refused save takes the focus, which the question would take back.
            closing: {
              meta: { label: 'Fechando a pergunta, para gravar' },
              on: { 'question.closed': { target: 'filling', actions: 'requestSave' } },
            },
          },
        },
        leaving: { meta: { label: 'Saindo sem gravar' }, entry: 'releaseNavigation' },
      },
    },
  },
})
