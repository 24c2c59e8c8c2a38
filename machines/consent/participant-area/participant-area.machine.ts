import { setup } from 'xstate'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isLocal } from '../../support/failures.ts'
import { promisePort } from '../../support/port.ts'
import type { ParticipantAreaEvent, ParticipantAreaInput } from './participant-area.types.ts'

/** Failures are shown in place; only an expired session is escalated. */
export const participantAreaMachine = setup({
  types: {} as {
    input: ParticipantAreaInput
    context: ParticipantAreaInput
    events: ParticipantAreaEvent
    meta: ChartMeta
  },
  actors: { openArea: promisePort<void>('openArea') },
  guards: { hasArea: ({ context }) => context.hasParticipantArea, isLocal },
}).createMachine({
  id: 'participantArea',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: 'Vendo se há área do participante' },
      always: [{ guard: 'hasArea', target: 'offered' }, { target: 'absent' }],
    },
    absent: { meta: { label: 'Sem área do participante' } },
    offered: {
      meta: { label: 'Área do participante oferecida', requirements: ['D-44'] },
      on: { 'area.requested': 'opening' },
    },
    opening: {
      meta: { label: 'Abrindo a área do participante', requirements: ['AREA-04', 'AREA-05', 'D-47'] },
      invoke: {
        id: 'openArea',
        src: 'openArea',
        onDone: 'offered',
        onError: { guard: { type: 'isLocal', params: failureIn }, target: 'failed' },
      },
    },
    failed: {
      meta: { label: 'A área do participante não abriu' },
      on: { 'area.requested': 'opening' },
    },
  },
})
