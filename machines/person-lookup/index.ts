export { personLookupLabels } from './person-lookup.labels.ts'
export { personLookupMachine } from './person-lookup.machine.ts'
export type { PersonAnswered, PersonLookupInput, PersonUnanswered } from './person-lookup.types.ts'
export { mayLookUpAgain } from './person-lookup.view.ts'
