export { submissionMachine } from './submission.machine.ts'
export type { Purpose, SubmissionInput, SubmissionOutcome } from './submission.types.ts'
export { isBusy, questionOf, type WaitingFor, waitingFor } from './submission.view.ts'
