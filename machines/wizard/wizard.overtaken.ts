import { messages } from '#domain/messages.ts'

import { failureIn, fatalFailureIn } from '../support/failures.ts'
import { requestOf } from './wizard.answers.ts'
import { FILLING_HELP } from './wizard.help.ts'
import { wizardSetup } from './wizard.setup.ts'
import type { LoadRequest } from './wizard.types.ts'

/** A save was refused because somebody else's came first: what they saved is read. */
export const comparing = wizardSetup.createStateConfig({
  meta: { label: 'Lendo a versão gravada em outro lugar', help: FILLING_HELP, spec: 'D-54' },
  invoke: {
    id: 'loadLatest',
    src: 'loadLatest',
    input: ({ context }): LoadRequest => ({ ...context.input, requestId: requestOf(context).id }),
    onDone: [
      {
        guard: { type: 'isStillOpen', params: ({ event }) => ({ loaded: event.output }) },
        target: 'changedElsewhere',
        actions: [{ type: 'keepLatest', params: ({ event }) => ({ loaded: event.output }) }, 'tellRows'],
      },
      {
        target: 'editing',
        actions: [
          { type: 'keepLatest', params: ({ event }) => ({ loaded: event.output }) },
          'settleDraft',
          'tellRows',
        ],
      },
    ],
    onError: [
      {
        guard: { type: 'isExpired', params: failureIn },
        target: 'editing',
        actions: { type: 'reportTrouble', params: fatalFailureIn },
      },
      { target: 'editing', actions: { type: 'tellRefusal', params: { sentence: messages.notCompared } } },
    ],
  },
})

/** Nothing typed goes without the participant's choice, and nothing of the other save is undone without a word. */
export const changedElsewhere = wizardSetup.createStateConfig({
  meta: {
    label: 'Gravado em outro lugar: escolher o que vale',
    help: 'O requerimento foi gravado em outro lugar depois que você o abriu. Escolha se continua com o que digitou ou se usa a versão gravada.',
    spec: 'D-54',
  },
  on: {
    'typed.chosen': { guard: 'hasTyped', target: 'editing', actions: ['takeTyped', 'keepDraft'] },
    'stored.chosen': { target: 'editing', actions: ['takeStored', 'dropDraft'] },
  },
})
