import { assign, sendTo, setup } from 'xstate'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { callbackPort } from '../../support/port.ts'
import { toOpenRequest } from '../../support/system.ts'
import { withEvent } from '../../support/with-event.ts'
import type { DraftContext, DraftEvent, DraftStoreEvent, FormSettled, FormUnsaved } from './draft.types.ts'

/**
 * Each chart with a form invokes it and sends it the changes. The remark beside the form and the question
 * before leaving it use its state.
 */
export const draftMachine = setup({
  types: {} as { context: DraftContext; events: DraftEvent; meta: ChartMeta },
  actors: { storage: callbackPort<DraftStoreEvent>('storage') },
  actions: {
    notifyStorage: sendTo('storage', (_, event: DraftStoreEvent) => event),
    setTime: assign({ time: (_, { time }: { time: string }) => time }),
    clearTime: assign({ time: null }),
    notifyUnsaved: sendTo(toOpenRequest, { type: 'form.unsaved' } satisfies FormUnsaved),
    notifySettled: sendTo(toOpenRequest, { type: 'form.settled' } satisfies FormSettled),
  },
}).createMachine({
  id: 'draft',
  context: { time: null },
  invoke: { id: 'storage', src: 'storage' },
  initial: 'settled',
  on: {
    'draft.dropped': { target: '.settled', actions: withEvent('notifyStorage') },
  },
  states: {
    settled: {
      meta: { label: 'Nada por gravar', requirements: ['STEPS-22'] },
      entry: 'clearTime',
      on: {
        'draft.timed': { actions: withEvent('setTime') },
        'draft.changed': { target: 'unsaved', actions: withEvent('notifyStorage') },
        'draft.restored': { target: 'unsaved.restored', actions: withEvent('setTime') },
      },
    },
    unsaved: {
      meta: { label: 'Há o que gravar', requirements: ['D-61', 'P-16'] },
      entry: 'notifyUnsaved',
      exit: 'notifySettled',
      initial: 'keeping',
      on: {
        'draft.changed': { actions: withEvent('notifyStorage') },
        'draft.kept': { target: '.kept', actions: withEvent('setTime') },
        'draft.refused': '.refused',
        'draft.settled': { target: 'settled', actions: withEvent('notifyStorage') },
      },
      states: {
        keeping: { meta: { label: 'Guardando o rascunho' } },
        restored: { meta: { label: 'Rascunho recuperado' } },
        kept: { meta: { label: 'Rascunho guardado na aba' } },
        refused: { meta: { label: 'A aba não guarda o rascunho' } },
      },
    },
  },
})
