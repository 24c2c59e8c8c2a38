export { versionChoiceMachine } from './version-choice.machine.ts'
export type { VersionChoiceInput, VersionChoiceOutcome } from './version-choice.types.ts'
