import type { ActorRefFrom } from 'xstate'

import type { noticesMachine } from './notices.machine.ts'

export { noticesLabels } from './notices.labels.ts'
export { noticesMachine } from './notices.machine.ts'
export { noticesView } from './notices.view.ts'

export type NoticesActor = ActorRefFrom<typeof noticesMachine>
