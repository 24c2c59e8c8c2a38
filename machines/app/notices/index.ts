import type { ActorRefFrom } from 'xstate'

import type { noticesMachine } from './notices.machine.ts'

export { noticesMachine } from './notices.machine.ts'
export { noticesView } from './notices.view.ts'

export type NoticesActor = ActorRefFrom<typeof noticesMachine>
