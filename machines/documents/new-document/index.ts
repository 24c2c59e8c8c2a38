import type { ActorRefFrom } from 'xstate'

import type { newDocumentMachine } from './new-document.machine.ts'

export { newDocumentMachine } from './new-document.machine.ts'
export type { AskingRequest, NewDocumentInput, RequestAsked } from './new-document.types.ts'
export { type NewDocumentView, newDocumentView } from './new-document.view.ts'

export type NewDocumentActor = ActorRefFrom<typeof newDocumentMachine>
