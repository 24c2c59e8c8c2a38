import type { ActorRefFrom } from 'xstate'

import type { participantAreaMachine } from './participant-area.machine.ts'

export { participantAreaLabels } from './participant-area.labels.ts'
export { participantAreaMachine } from './participant-area.machine.ts'
export { participantAreaView } from './participant-area.view.ts'

export type ParticipantAreaActor = ActorRefFrom<typeof participantAreaMachine>
