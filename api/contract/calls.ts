import * as everyCall from './every-call.ts'

/** Every call of the contract by its English name. */
export const calls = everyCall
