import type { ActorRefFrom } from 'xstate'

import type { autosaveMachine } from './autosave.machine.ts'

export { type Autosaved, autosaveMachine } from './autosave.machine.ts'
export type { AutosaveOutcome } from './autosave.types.ts'
export { isStopped } from './autosave.view.ts'

export type AutosaveActor = ActorRefFrom<typeof autosaveMachine>
