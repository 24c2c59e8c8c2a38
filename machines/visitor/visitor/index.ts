import type { ActorRefFrom } from 'xstate'

import type { visitorMachine } from './visitor.machine.ts'

export { pathOfField } from './visitor.form.ts'
export { visitorMachine } from './visitor.machine.ts'
export type { CpfOwner, KeptVisit, VisitChanged, VisitDropped } from './visitor.types.ts'
export { sectionOf, type VisitorView, visitorFieldOf, visitorProblems, visitorView } from './visitor.view.ts'

export type VisitorActor = ActorRefFrom<typeof visitorMachine>
