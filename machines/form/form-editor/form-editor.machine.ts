import { messages } from '#domain/messages.ts'

import { outcomeIn } from '../../support/outcome.ts'
import { withEvent } from '../../support/with-event.ts'
import {
  ATTACHING_HELP,
  CLOSED_HELP,
  DECLARATION_HELP,
  DOCUMENTS_HELP,
  FILLING_HELP,
  OVERTAKEN_HELP,
} from './form-editor.help.ts'
import * as outcomes from './form-editor.outcomes.ts'
import { editorSetup } from './form-editor.setup.ts'
import { firstWrong, stepAfterSave } from './form-editor.step-urls.ts'
import { type Moment, showing, steps } from './form-editor.steps.ts'
import type { EditorOutput } from './form-editor.types.ts'
import { contextOf } from './form-editor.versions.ts'

const saved = [
  { type: 'setSaved', params: outcomes.savedIn },
  'settleDraft',
  'notifyRows',
  'notifyOpened',
] as const

/** Every save, with its confirmation. */
const submitting = editorSetup.createStateConfig({
  meta: { label: 'Gravando', requirements: ['FORM-02', 'FORM-05', 'FORM-08'] },
  initial: 'overData',
  // Back has the effect of Escape: it closes a question, but stops no save (P-330).
  on: { 'step.requested': { guard: 'isOtherStep', actions: ['leaveQuestion', 'sendAddress'] } },
  invoke: {
    id: 'submission',
    src: 'submission',
    input: outcomes.submissionOf,
    onDone: [
      { guard: { type: 'wasSent', params: outcomeIn }, target: '#formEditor.ended', actions: 'settleDraft' },
      {
        guard: { type: 'wasCancelled', params: outcomeIn },
        target: '#formEditor.ended',
        actions: ['settleDraft', 'notifyNoRows'],
      },
      {
        guard: { type: 'isKeptAndReady', params: outcomeIn },
        target: 'submitting',
        reenter: true,
        actions: [{ type: 'setSaved', params: outcomes.savedIn }, 'settleDraft', 'notifyRows'],
      },
      {
        guard: { type: 'isKeptForLater', params: outcomeIn },
        target: '#formEditor.ended',
        actions: [{ type: 'setSaved', params: outcomes.savedIn }, 'settleDraft'],
      },
      {
        guard: { type: 'isCompleted', params: outcomeIn },
        target: 'steps',
        // The other saves after which the form stays open are of requests that were saved before.
        actions: ['notifyFirstSaved', ...saved, ...showing(({ context }: Moment) => stepAfterSave(context))],
      },
      { guard: { type: 'isSaved', params: outcomeIn }, target: 'steps', actions: saved },
      {
        guard: { type: 'isRefusedForAnswer', params: outcomeIn },
        target: 'steps',
        actions: [
          { type: 'showRefusal', params: outcomes.refusedIn },
          ...showing(({ context, event }: Moment & Parameters<typeof outcomes.refusedIn>[0]) =>
            firstWrong(context, outcomes.refusedIn({ event }).problems),
          ),
        ],
      },
      {
        guard: { type: 'isRefused', params: outcomeIn },
        target: 'steps',
        actions: { type: 'showRefusal', params: outcomes.refusedIn },
      },
      {
        guard: { type: 'isStaleAndOpen', params: outcomeIn },
        target: 'choosingVersion',
        actions: [{ type: 'setLatest', params: outcomes.latestIn }, 'notifyRows'],
      },
      {
        guard: { type: 'isStale', params: outcomeIn },
        target: 'steps',
        actions: [{ type: 'setLatest', params: outcomes.latestIn }, 'settleDraft', 'notifyRows'],
      },
      { target: 'steps' },
    ],
  },
  // Each state keeps the help of its step.
  states: {
    overData: {
      meta: { label: 'Na etapa 1' },
      always: [
        { guard: { type: 'isAt', params: { step: 'declaration' } }, target: 'overDeclaration' },
        { guard: { type: 'isAt', params: { step: 'documents' } }, target: 'overDocuments' },
      ],
    },
    overDeclaration: { meta: { label: 'Na etapa 2', help: DECLARATION_HELP } },
    overDocuments: { meta: { label: 'Na etapa 3', help: DOCUMENTS_HELP } },
  },
})

/**
 * Steps, form and rules are data of domain/request-kinds/kinds.ts, and saving is a port, so this chart is
 * the same for all forms.
 */
export const formEditorMachine = editorSetup.createMachine({
  id: 'formEditor',
  context: ({ input }) => contextOf(input),
  invoke: { id: 'draft', src: 'draft' },
  initial: 'editing',
  // The `output` of a final state has no type at the root; the final state below produces this type.
  output: ({ event }) => event.output as EditorOutput,
  on: {
    'uploadQueue.changed': { actions: withEvent('followUploadQueue') },
    'lists.arrived': { actions: withEvent('setLists') },
  },
  states: {
    editing: {
      meta: {
        label: 'Preenchendo',
        help: FILLING_HELP,
        helpWhenClosed: CLOSED_HELP,
        requirements: ['STEPS-01'],
      },
      entry: ['notifyDraft', 'notifyRows', 'notifyOpened', 'startLists', 'startPostalCodes', 'arrive'],
      // The result stays visible in other steps.
      invoke: { id: 'personLookup', src: 'personLookup', input: { digits: '' } },
      initial: 'steps',
      // Dialogs and saves return to their step; meanwhile the step accepts no events, and a changed URL is
      // restored.
      states: {
        steps,
        attaching: {
          meta: { label: 'Anexando um documento', help: ATTACHING_HELP, requirements: ['UPLOAD-01'] },
          // Back has the effect of Escape (P-330).
          on: { 'step.requested': { guard: 'isOtherStep', target: 'steps', actions: 'sendAddress' } },
          invoke: {
            id: 'attachment',
            src: 'attachment',
            input: outcomes.attachmentOf,
            onDone: 'steps',
          },
        },
        removing: {
          meta: {
            label: 'Excluindo um documento',
            help: DOCUMENTS_HELP,
            requirements: ['DOCUMENTS-14', 'D-76'],
          },
          on: {
            'step.requested': { guard: 'isOtherStep', actions: ['leaveRemoval', 'sendAddress'] },
            'documentRemoval.removed': {
              target: 'steps',
              actions: [
                withEvent('dropComplementary'),
                { type: 'notify', params: { text: messages.documentRemoved } },
              ],
            },
            'documentRemoval.refused': { target: 'steps', actions: withEvent('showRemovalRefusal') },
            'documentRemoval.dismissed': 'steps',
          },
          invoke: {
            id: 'documentRemoval',
            src: 'documentRemoval',
            input: outcomes.removalOf,
          },
        },
        submitting,
        choosingVersion: {
          meta: {
            label: 'Gravado em outro lugar: escolher o que vale',
            help: OVERTAKEN_HELP,
            requirements: ['D-54'],
          },
          on: { 'step.requested': { guard: 'isOtherStep', actions: 'sendAddress' } },
          invoke: {
            id: 'versionChoice',
            src: 'versionChoice',
            input: ({ context: { conflicts, hasUnsaved } }) => ({ conflicts, hasTyped: hasUnsaved }),
            onDone: [
              {
                guard: { type: 'isStoredTaken', params: outcomeIn },
                target: 'steps',
                actions: ['takeStored', 'dropDraft'],
              },
              { target: 'steps', actions: ['takeTyped', 'saveDraft'] },
            ],
          },
        },
      },
    },
    ended: {
      meta: { label: 'Enviado, gravado para depois ou cancelado' },
      type: 'final',
      output: outcomes.endOf,
    },
  },
})
