import { messages } from '#domain/messages.ts'
import { typesPath } from '#domain/navigation/paths.ts'

import { outcomeIn } from '../support/outcome.ts'
import { ATTACHING_HELP, CLOSED_HELP, FILLING_HELP, OVERTAKEN_HELP } from './form-editor.help.ts'
import * as outcomes from './form-editor.outcomes.ts'
import { editorSetup } from './form-editor.setup.ts'
import { step } from './form-editor.steps.ts'
import type { EditorOutput } from './form-editor.types.ts'
import { contextOf } from './form-editor.versions.ts'

/** Every save, with the question before it. */
const submitting = editorSetup.createStateConfig({
  meta: { label: 'Gravando', requirements: ['FORM-02', 'FORM-05', 'FORM-08'] },
  // Back does what Escape does: it closes a question, and no save (P-330).
  on: { 'step.requested': { guard: 'isOtherStep', actions: 'leaveQuestion' } },
  invoke: {
    id: 'submission',
    src: 'submission',
    input: outcomes.submissionOf,
    onDone: [
      { guard: { type: 'wasSent', params: outcomeIn }, target: '#formEditor.ended', actions: 'settleDraft' },
      {
        guard: { type: 'wasCancelled', params: outcomeIn },
        target: '#formEditor.ended',
        actions: ['settleDraft', 'tellNoRows'],
      },
      {
        guard: { type: 'isKeptAndReady', params: outcomeIn },
        target: 'submitting',
        reenter: true,
        actions: [{ type: 'keepSaved', params: outcomes.savedIn }, 'settleDraft', 'tellRows'],
      },
      {
        guard: { type: 'isKeptForLater', params: outcomeIn },
        target: '#formEditor.ended',
        actions: [{ type: 'keepSaved', params: outcomes.savedIn }, 'settleDraft'],
      },
      {
        guard: { type: 'isSaved', params: outcomeIn },
        target: 'none',
        actions: [
          'tellFirstSaved',
          { type: 'keepSaved', params: outcomes.savedIn },
          'settleDraft',
          'tellRows',
          'tellOpened',
        ],
      },
      {
        guard: { type: 'isRefused', params: outcomeIn },
        target: 'none',
        actions: { type: 'showRefusal', params: outcomes.refusedIn },
      },
      {
        guard: { type: 'isStaleAndOpen', params: outcomeIn },
        target: 'choosingVersion',
        actions: [{ type: 'keepLatest', params: outcomes.latestIn }, 'tellRows'],
      },
      {
        guard: { type: 'isStale', params: outcomeIn },
        target: 'none',
        actions: [{ type: 'keepLatest', params: outcomes.latestIn }, 'settleDraft', 'tellRows'],
      },
      { target: 'none' },
    ],
  },
})

/** What is going on over the step, one thing at a time; while it does, the step takes nothing. */
const task = editorSetup.createStateConfig({
  meta: { label: 'O que está em curso' },
  initial: 'none',
  states: {
    none: {
      meta: { label: 'Nada em curso' },
      always: { guard: 'isOvertaken', target: 'choosingVersion' },
      on: {
        'cancel.requested': [
          { guard: 'isNew', actions: { type: 'goTo', params: { path: typesPath } } },
          { guard: 'isOpen', target: 'submitting' },
        ],
        'step.completed': [
          { guard: 'isDataDone', target: 'submitting' },
          { guard: 'isDeclarationDone', target: 'submitting' },
        ],
        'save.requested': { guard: 'mayKeep', target: 'submitting' },
        'send.requested': { guard: 'isAllDone', target: 'submitting' },
        'paperclip.clicked': { guard: 'mayAttach', target: 'attaching' },
        'files.dropped': { guard: 'mayAttach', target: 'attaching' },
        'removal.wanted': [
          { guard: 'isElsewhere', actions: 'ignore' },
          { guard: { type: 'mayRemoveDocument', params: ({ event }) => event }, target: 'removing' },
        ],
      },
    },
    attaching: {
      meta: {
        label: 'Anexando um documento',
        help: ATTACHING_HELP,
        requirements: ['UPLOAD-01'],
      },
      // Back closes the choice as Escape does; the step, which stays, puts its address back (P-330).
      on: { 'step.requested': { guard: 'isOtherStep', target: 'none' } },
      invoke: { id: 'attachment', src: 'attachment', input: outcomes.attachmentOf, onDone: 'none' },
    },
    removing: {
      meta: { label: 'Excluindo um documento', requirements: ['DOCUMENTS-14', 'D-76'] },
      on: { 'step.requested': { guard: 'isOtherStep', actions: 'leaveRemoval' } },
      invoke: {
        id: 'documentRemoval',
        src: 'documentRemoval',
        input: outcomes.removalOf,
        onDone: [
          {
            guard: { type: 'wasRemoved', params: outcomeIn },
            target: 'none',
            actions: [
              { type: 'dropComplementary', params: outcomes.removedIn },
              { type: 'notify', params: { text: messages.documentRemoved } },
            ],
          },
          {
            guard: { type: 'isRemovalRefused', params: outcomeIn },
            target: 'none',
            actions: { type: 'showRemovalRefusal', params: outcomes.removalRefusedIn },
          },
          { target: 'none' },
        ],
      },
    },
    submitting,
    choosingVersion: {
      meta: {
        label: 'Gravado em outro lugar: escolher o que vale',
        help: OVERTAKEN_HELP,
        requirements: ['D-54'],
      },
      invoke: {
        id: 'versionChoice',
        src: 'versionChoice',
        input: ({ context: { overtaken, hasUnsaved } }) => ({ overtaken, hasTyped: hasUnsaved }),
        onDone: [
          {
            guard: { type: 'isTypedKept', params: outcomeIn },
            target: 'none',
            actions: ['takeTyped', 'keepDraft'],
          },
          { target: 'none', actions: ['takeStored', 'dropDraft'] },
        ],
      },
    },
  },
})

/**
 * O preenchimento de um requerimento em etapas (STEPS-01): dados, declaração, documentos.
 * Steps, form and rules are data of domain/request-kinds/kinds.ts, and how it is saved is a port: this chart only walks
 * through them.
 */
export const formEditorMachine = editorSetup.createMachine({
  id: 'formEditor',
  context: ({ input }) => contextOf(input),
  invoke: { id: 'draft', src: 'draft' },
  initial: 'editing',
  // `output` of a final state reaches the root untyped; the final state below produces this type.
  output: ({ event }) => event.output as EditorOutput,
  on: {
    'transfers.changed': { actions: { type: 'followTransfers', params: ({ event }) => event } },
    'lists.arrived': { actions: { type: 'keepLists', params: ({ event }) => event } },
  },
  states: {
    editing: {
      meta: {
        label: 'Preenchendo',
        help: FILLING_HELP,
        helpWhenClosed: CLOSED_HELP,
        requirements: ['STEPS-01'],
      },
      type: 'parallel',
      entry: ['tellDraft', 'tellRows', 'tellOpened', 'startLists'],
      // The help of what is going on comes before that of the step.
      states: { task, step },
    },
    ended: {
      meta: { label: 'Enviado, gravado para depois ou cancelado' },
      type: 'final',
      output: outcomes.endOf,
    },
  },
})
