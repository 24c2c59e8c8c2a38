import * as everyCall from './every-call.ts'

export const calls = everyCall
