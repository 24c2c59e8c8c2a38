import { assign, sendTo, setup } from 'xstate'

import type { ChartMeta } from '../support/chart-meta.ts'
import { failureIn, fatalFailureIn, isExpired } from '../support/failures.ts'
import { port } from '../support/port.ts'
import { toSession, trouble } from '../support/system.ts'
import type {
  BeneficiariesContext,
  BeneficiariesEvent,
  BeneficiariesOnFile,
  BeneficiariesRequest,
} from './beneficiaries.types.ts'

/** Consulta de quem consta no cadastro do fundo para um plano (core 7); repete-se quantas vezes for preciso (core 8). */
export const beneficiariesMachine = setup({
  types: {} as {
    input: BeneficiariesRequest
    context: BeneficiariesContext
    events: BeneficiariesEvent
    output: BeneficiariesOnFile
    meta: ChartMeta
  },
  actors: { loadBeneficiaries: port<BeneficiariesOnFile, BeneficiariesRequest>('loadBeneficiaries') },
  actions: {
    keepOnFile: assign({ onFile: (_, { onFile }: { onFile: BeneficiariesOnFile }) => onFile }),
    reportTrouble: sendTo(toSession, trouble),
  },
  guards: { isExpired },
}).createMachine({
  id: 'beneficiaries',
  context: ({ input }) => ({ request: input, onFile: [] }),
  output: ({ context }) => context.onFile,
  initial: 'consulting',
  states: {
    consulting: {
      meta: { label: 'Consultando os beneficiários em cadastro', spec: 'core 7' },
      invoke: {
        id: 'loadBeneficiaries',
        src: 'loadBeneficiaries',
        input: ({ context }) => context.request,
        onDone: {
          target: 'consulted',
          actions: { type: 'keepOnFile', params: ({ event }) => ({ onFile: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isExpired', params: failureIn },
            target: 'failed',
            actions: { type: 'reportTrouble', params: fatalFailureIn },
          },
          { target: 'failed' },
        ],
      },
    },
    failed: {
      meta: { label: 'Não foi possível consultar os beneficiários', spec: 'core 8' },
      on: { 'beneficiaries.retried': 'consulting' },
    },
    consulted: { meta: { label: 'Beneficiários consultados' }, type: 'final' },
  },
})
