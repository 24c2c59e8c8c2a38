import type { ActorRefFrom } from 'xstate'

import type { documentRowsMachine } from './document-rows.machine.ts'

export { documentRowsMachine } from './document-rows.machine.ts'
export { rowsForMany } from './document-rows.rules.ts'
export type {
  DocumentRowsContext,
  DocumentRowsInput,
  DocumentRowsOutcome,
  Rows,
} from './document-rows.types.ts'

export type DocumentRowsActor = ActorRefFrom<typeof documentRowsMachine>
