export { personLookupMachine } from './person-lookup.machine.ts'
export type { PersonAnswered, PersonSettled } from './person-lookup.types.ts'
export { mayLookUpAgain, troubleIn } from './person-lookup.view.ts'
