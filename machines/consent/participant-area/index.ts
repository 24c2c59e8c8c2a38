import type { ActorRefFrom } from 'xstate'

import type { participantAreaMachine } from './participant-area.machine.ts'

export { participantAreaMachine } from './participant-area.machine.ts'
export { participantAreaView } from './participant-area.view.ts'

export type ParticipantAreaActor = ActorRefFrom<typeof participantAreaMachine>
