import type { ActorRefFrom } from 'xstate'

import type { screensMachine } from './screens.machine.ts'

export { consentInput } from './screens.inputs.ts'
export { screensMachine } from './screens.machine.ts'
export type { SentChanged, SentRecalled } from './screens.types.ts'
export { type ScreensView, screensView } from './screens.view.ts'

export type ScreensActor = ActorRefFrom<typeof screensMachine>
