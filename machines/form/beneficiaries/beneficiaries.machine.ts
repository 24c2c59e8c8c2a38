import { assign, setup } from 'xstate'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isLocal } from '../../support/failures.ts'
import { promisePort } from '../../support/port.ts'
import type {
  BeneficiariesContext,
  BeneficiariesEvent,
  BeneficiariesOnFile,
  BeneficiariesRequest,
} from './beneficiaries.types.ts'

export const beneficiariesMachine = setup({
  types: {} as {
    input: BeneficiariesRequest
    context: BeneficiariesContext
    events: BeneficiariesEvent
    output: BeneficiariesOnFile
    meta: ChartMeta
  },
  actors: { loadBeneficiaries: promisePort<BeneficiariesOnFile, BeneficiariesRequest>('loadBeneficiaries') },
  actions: {
    setOnFile: assign({ onFile: (_, { onFile }: { onFile: BeneficiariesOnFile }) => onFile }),
  },
  guards: { isLocal },
}).createMachine({
  id: 'beneficiaries',
  context: ({ input }) => ({ request: input, onFile: [] }),
  output: ({ context }) => context.onFile,
  initial: 'consulting',
  states: {
    consulting: {
      meta: { label: 'Consultando os beneficiários em cadastro', requirements: ['DEPENDANTS-10'] },
      invoke: {
        id: 'loadBeneficiaries',
        src: 'loadBeneficiaries',
        input: ({ context }) => context.request,
        onDone: {
          target: 'consulted',
          actions: { type: 'setOnFile', params: ({ event }) => ({ onFile: event.output }) },
        },
        onError: { guard: { type: 'isLocal', params: failureIn }, target: 'failed' },
      },
    },
    failed: {
      meta: { label: 'Não foi possível consultar os beneficiários', requirements: ['D-61'] },
      on: { 'beneficiaries.retried': 'consulting' },
    },
    consulted: { meta: { label: 'Beneficiários consultados' }, type: 'final' },
  },
})
