export { versionChoiceMachine } from './version-choice.machine.ts'
export type { VersionChoiceInput, VersionChoiceOutput } from './version-choice.types.ts'
