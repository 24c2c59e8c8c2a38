export { submissionMachine } from './submission.machine.ts'
export type {
  LoadedRequest,
  LoadRequest,
  OpenRequest,
  Purpose,
  SavedRequest,
  SaveRequest,
  SubmissionInput,
  SubmissionOutput,
} from './submission.types.ts'
export { isBusy, questionOf, type WaitingFor, waitingFor } from './submission.view.ts'
