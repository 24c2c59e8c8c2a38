import { assign, sendTo, setup } from 'xstate'

import { messages } from '#domain/messages.ts'
import { listPath } from '#domain/navigation/paths.ts'
import type { LoadedRequest, LoadRequest } from '#domain/request-kinds/edited-request.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import { declareQuery, isNotFound, replyIn } from '../../calls/query/index.ts'
import type { RowsAwaited } from '../../documents/upload-queue/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { noticeFor } from '../../support/notice-for.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { required } from '../../support/required.ts'
import { route, toNotices, toOpenRequest, toRouter, toScreens, toUploadQueue } from '../../support/system.ts'
import { withEvent } from '../../support/with-event.ts'
import {
  type EditorInput,
  type EditorOutcome,
  formEditorMachine,
  type RequestOpened,
} from '../form-editor/index.ts'
import { firstStep } from './wizard.first-step.ts'
import { startRefusalOf } from './wizard.start.ts'
import type { RequestSent, WizardContext, WizardEvent, WizardInput } from './wizard.types.ts'

type Arrived = { readonly loaded: LoadedRequest }
type Sent = Omit<Extract<EditorOutcome, { type: 'editor.sent' }>, 'type'>
type Kept = Omit<Extract<EditorOutcome, { type: 'editor.kept' }>, 'type'>

const arrivedIn = (args: Parameters<typeof replyIn<LoadedRequest>>[0]): Arrived => ({ loaded: replyIn(args) })

const keptText = ({ status, protocol }: Kept) =>
  status === 'L' ? messages.draftKept(protocol) : messages.changesKept(protocol)

export const wizardMachine = setup({
  types: {} as {
    input: WizardInput
    context: WizardContext
    events: WizardEvent
    meta: ChartMeta
    children: { editor: 'editor'; loadRequest: 'loadRequest' }
  },
  actors: { editor: formEditorMachine, loadRequest: declareQuery<LoadRequest, LoadedRequest>() },
  actions: {
    setLoaded: assign({ loaded: (_, { loaded }: Arrived) => loaded }),
    awaitRows: sendTo(
      toUploadQueue,
      ({ context: { input } }): RowsAwaited => ({ type: 'rows.awaited', requestId: input.requestId }),
    ),
    notifyOpened: sendTo(toOpenRequest, (_, { loaded: { request } }: Arrived): RequestOpened => {
      return { type: 'request.opened', requestId: request.id, typeId: request.typeId }
    }),
    notifyStep: sendTo('editor', (_, event: WizardEvent) => event),
    notifySent: sendTo(
      toScreens,
      (_, { requestId, protocol }: Sent): RequestSent => ({ type: 'request.sent', requestId, protocol }),
    ),
    notify: sendTo(toNotices, ({ context: { loaded } }, { text }: { text: string }) =>
      noticeFor(required(loaded, 'loaded').request.typeId, text),
    ),
    goTo: sendTo(toRouter, route),
  },
  guards: {
    mayNotStart: ({ context }) => startRefusalOf(context.input) !== null,
    hasForm: (_, { loaded: { request } }: Arrived) => Boolean(kindOf(request.typeId)?.form),
    isNotFound,
  },
}).createMachine({
  id: 'wizard',
  tags: 'help',
  context: ({ input }) => ({ input, loaded: null }),
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: 'Chegando' },
      always: [{ guard: 'mayNotStart', target: 'unavailable' }, { target: 'loading' }],
    },
    loading: {
      meta: { label: 'Carregando o requerimento', requirements: ['SERVER-13'] },
      entry: 'awaitRows',
      invoke: {
        id: 'loadRequest',
        src: 'loadRequest',
        input: ({ context: { input } }) => ({ request: input, mayBeMissing: true }),
        onDone: [
          { guard: { type: 'isNotFound', params: outcomeIn }, target: 'missing' },
          {
            guard: { type: 'hasForm', params: arrivedIn },
            target: 'editing',
            actions: { type: 'setLoaded', params: arrivedIn },
          },
          {
            target: 'unavailable',
            actions: [
              { type: 'setLoaded', params: arrivedIn },
              { type: 'notifyOpened', params: arrivedIn },
            ],
          },
        ],
      },
    },
    unavailable: { meta: { label: 'Tipo não disponível', requirements: ['D-28', 'D-29'] } },
    missing: { meta: { label: 'Requerimento não encontrado' } },
    editing: {
      meta: { label: 'Preenchendo', requirements: ['STEPS-01', 'P-369'] },
      on: {
        'step.requested': { actions: withEvent('notifyStep') },
        'editor.sent': {
          target: 'ended',
          actions: [
            withEvent('notifySent'),
            { type: 'notify', params: { text: messages.requestSent } },
            { type: 'goTo', params: { path: listPath } },
          ],
        },
        'editor.kept': {
          target: 'ended',
          actions: [
            { type: 'notify', params: ({ event }) => ({ text: keptText(event) }) },
            { type: 'goTo', params: { path: listPath } },
          ],
        },
        'editor.cancelled': {
          target: 'ended',
          actions: [
            { type: 'notify', params: { text: messages.requestCancelled } },
            { type: 'goTo', params: { path: listPath } },
          ],
        },
      },
      invoke: {
        id: 'editor',
        systemId: 'request',
        src: 'editor',
        input: ({ context }) => editorInput(context.input, required(context.loaded, 'loaded')),
      },
    },
    ended: { meta: { label: 'Enviado, gravado ou cancelado' }, type: 'final' },
  },
})

function editorInput(input: WizardInput, loaded: LoadedRequest): EditorInput {
  const { participant, reference, cloud } = input
  return { participant, reference, cloud, step: firstStep(input, loaded), loaded }
}
