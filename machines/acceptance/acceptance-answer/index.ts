export { acceptanceAnswerMachine } from './acceptance-answer.machine.ts'
export type {
  AcceptanceAnswerInput,
  AcceptanceAnswerOutput,
  Decision,
  NotifyDecision,
  RecordMessage,
} from './acceptance-answer.types.ts'
