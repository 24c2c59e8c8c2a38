import { withEvent } from '../../support/with-event.ts'
import { contextOf, rowsOf } from './form-editor.rules.ts'
import { editorSetup } from './form-editor.setup.ts'
import { step } from './form-editor.steps.ts'
import { task } from './form-editor.tasks.ts'

/**
 * Steps, form and rules are data of domain/request-kinds/kinds.ts, and saving is a port, so this chart is
 * the same for all forms.
 */
export const formEditorMachine = editorSetup.createMachine({
  id: 'formEditor',
  context: ({ input }) => contextOf(input),
  invoke: [
    { id: 'draft', src: 'draft' },
    { id: 'documentRows', systemId: 'documentRows', src: 'documentRows', input: rowsOf },
  ],
  initial: 'editing',
  on: {
    'documentRows.changed': { actions: withEvent('setDocuments') },
    'lists.arrived': { actions: withEvent('setLists') },
  },
  states: {
    // A task comes first: what it changes is there when its step follows it.
    editing: {
      meta: { label: 'Preenchendo', requirements: ['STEPS-01'] },
      type: 'parallel',
      entry: ['notifyDraft', 'notifyOpened', 'startLists', 'startPostalCodes'],
      // The result stays visible in other steps.
      invoke: { id: 'personLookup', src: 'personLookup', input: { digits: '' } },
      states: { task, step },
    },
    ended: { meta: { label: 'Enviado, gravado para depois ou cancelado' }, type: 'final' },
  },
})
