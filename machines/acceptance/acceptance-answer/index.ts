export { acceptanceAnswerMachine } from './acceptance-answer.machine.ts'
export type {
  AcceptanceAnswerInput,
  AcceptanceAnswerOutcome,
  Decision,
  NotifyDecision,
  RecordMessage,
} from './acceptance-answer.types.ts'
