export { mutationMachine } from './mutation.machine.ts'
export { messageIn, refusalIn, refusedIn, replyIn, wasRefused, wentWell } from './mutation.outcome.ts'
export { declareMutation, provideMutation } from './mutation.typed.ts'
export type { MutationOutcome } from './mutation.types.ts'
