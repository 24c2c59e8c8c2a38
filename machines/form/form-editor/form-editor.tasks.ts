import type { FilledRequest } from '#domain/filled-requests/filled-request.ts'
import { differsFromStored } from '#domain/filled-requests/versions.ts'
import { typesPath } from '#domain/navigation/paths.ts'
import type { LoadedRequest, SavedRequest } from '#domain/request-kinds/edited-request.ts'
import { required } from '../../support/required.ts'
import { withEvent } from '../../support/with-event.ts'
import type { Autosaved } from '../autosave/index.ts'
import type { Purpose, SubmissionInput } from '../submission/index.ts'
import { editor } from './form-editor.implementations.ts'
import { saveOf } from './form-editor.rules.ts'
import type { EditorContext, EditorEvent, EditorOutcome } from './form-editor.types.ts'

const CLOSED =
  'Este requerimento não pode mais ser alterado. Clique em um passo para ver o que você informou e anexou. O andamento está na lista, em Ver.'

const OVERTAKEN =
  'O requerimento foi gravado em outro lugar depois que você o abriu. Escolha se continua com o que digitou ou se usa a versão gravada.'

const ENDED = '#formEditor.ended'

const saved = [
  withEvent('setSaved'),
  { type: 'loadRows', params: ({ event }: { event: { reply: SavedRequest } }) => event.reply },
  'settleDraft',
  'notifyOpened',
] as const

const latest = [
  withEvent('setLatest'),
  { type: 'loadRows', params: ({ event }: { event: { loaded: LoadedRequest } }) => event.loaded },
] as const

/** Unsaved answers are saved before the request is sent; the send follows when that save is done. */
function purposeOf(filled: FilledRequest, { type }: EditorEvent): Purpose {
  switch (type) {
    case 'step.checked':
      return 'next'
    case 'cancel.requested':
      return 'cancel'
    case 'save.requested':
      return 'later'
    case 'request.checked':
      return differsFromStored(filled) ? 'keep' : 'send'
    case 'submission.changesSaved':
      return 'send'
    default:
      throw new Error(`formEditor: no save starts with ${type}`)
  }
}

type Starting = { readonly context: EditorContext; readonly event: EditorEvent }

export function submissionOf({ context, event }: Starting): SubmissionInput {
  const { participant, reference, cloud, filled } = context
  const purpose = purposeOf(filled, event)
  const { id: requestId, typeId } = filled.request
  const latest = { participant, reference, cloud, requestId, typeId }
  return { purpose, save: saveOf(context, purpose), latest }
}

type At = { readonly context: EditorContext }

const sent = ({
  context: {
    filled: { request },
  },
}: At): EditorOutcome => ({
  type: 'editor.sent',
  requestId: required(request.id, 'id'),
  protocol: request.protocol,
})

const kept = ({
  context: {
    filled: { request },
  },
}: At): EditorOutcome => ({
  type: 'editor.kept',
  status: request.status,
  protocol: request.protocol,
})

/** Every save, with its confirmation. */
const submitting = editor.createStateConfig({
  meta: { label: 'Gravando', requirements: ['FORM-02', 'FORM-05', 'FORM-08'] },
  tags: 'covered',
  // A call that runs is cut off: this save has its key, and so changes what it made (P-13).
  entry: ['lockRows', 'notifyCancelled'],
  invoke: { id: 'submission', src: 'submission', input: submissionOf },
  on: {
    // Back closes a question, but stops no save (P-330).
    'dialog.left': { actions: 'leaveQuestion' },
    'submission.stepSaved': { target: 'none', actions: ['notifyFirstSaved', ...saved] },
    'submission.changesSaved': [
      { guard: withEvent('lacksNothing'), target: 'submitting', reenter: true, actions: saved },
      { target: 'none', actions: saved },
    ],
    'submission.keptForLater': {
      target: ENDED,
      actions: [withEvent('setSaved'), 'settleDraft', { type: 'notifyParent', params: kept }],
    },
    'submission.sent': { target: ENDED, actions: ['settleDraft', { type: 'notifyParent', params: sent }] },
    'submission.cancelled': {
      target: ENDED,
      actions: [
        'settleDraft',
        'notifyNoUploads',
        { type: 'notifyParent', params: { type: 'editor.cancelled' } },
      ],
    },
    'submission.refused': { target: 'none', actions: withEvent('showRefusal') },
    'submission.overtaken': [
      { guard: withEvent('isStillOpen'), target: 'choosingVersion', actions: latest },
      { target: 'closed', actions: [...latest, 'settleDraft'] },
    ],
    'submission.dismissed': 'none',
  },
})

/** What a draft that saved itself changes. */
const autosaved = [
  withEvent('setAutosaved'),
  { type: 'loadRows', params: ({ event }: { event: Autosaved }) => event.reply },
] as const

/** One task at a time, over the step. */
export const task = editor.createStateConfig({
  meta: { label: 'O que se faz' },
  on: {
    // A save would change the URL below the question, and end it.
    'leave.asked': { actions: 'notifyCancelled' },
    'leave.answered': { actions: 'resumeAutosave' },
    'autosave.due': [
      { guard: 'mayAutosave', actions: ['markMalformed', 'notifyStarted'] },
      { actions: 'notifyCancelled' },
    ],
    'autosave.done': [
      {
        guard: 'isNew',
        actions: [
          ...autosaved,
          'notifyOpened',
          { type: 'showUrl', params: { step: 'data', replace: true } },
          'saveOrSettleDraft',
          'resumeAutosave',
        ],
      },
      { actions: [...autosaved, 'saveOrSettleDraft', 'resumeAutosave'] },
    ],
  },
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: 'Vendo se pode mudar' },
      always: [{ guard: 'isOpen', target: 'none' }, { target: 'closed' }],
    },
    none: {
      meta: { label: 'Nada aberto sobre a etapa' },
      entry: ['unlockRows', 'resumeAutosave'],
      always: { guard: 'hasConflicts', target: 'choosingVersion' },
      on: {
        'step.checked': 'submitting',
        'request.checked': 'submitting',
        'save.requested': [
          { guard: 'isMalformed', actions: ['showMalformed', 'raiseProblemsShown'] },
          { target: 'submitting' },
        ],
        'cancel.requested': [
          { guard: 'isNew', actions: { type: 'goTo', params: { path: typesPath } } },
          { target: 'submitting' },
        ],
        'documentRows.attaching': 'attaching',
        'documentRows.removing': 'removing',
      },
    },
    closed: {
      meta: { label: 'Só para ler', help: CLOSED, requirements: ['D-49'] },
      entry: 'lockRows',
    },
    attaching: {
      meta: { label: 'Anexando um documento', requirements: ['UPLOAD-01'] },
      tags: 'covered',
      on: { 'documentRows.settled': 'none', 'dialog.left': { actions: 'leaveRows' } },
    },
    removing: {
      meta: { label: 'Excluindo um documento', requirements: ['DOCUMENTS-14', 'D-76'] },
      tags: 'covered',
      on: { 'documentRows.settled': 'none', 'dialog.left': { actions: 'leaveRows' } },
    },
    submitting,
    choosingVersion: {
      meta: {
        label: 'Gravado em outro lugar: escolher o que vale',
        help: OVERTAKEN,
        requirements: ['D-54'],
      },
      tags: 'covered',
      entry: 'lockRows',
      invoke: {
        id: 'versionChoice',
        src: 'versionChoice',
        input: ({ context: { conflicts, filled } }) => ({ conflicts, hasTyped: differsFromStored(filled) }),
      },
      on: {
        'versionChoice.typed': { target: 'none', actions: ['takeTyped', 'saveDraft', 'notifyAutosave'] },
        'versionChoice.stored': { target: 'none', actions: ['takeStored', 'dropDraft'] },
      },
    },
  },
})
