import type { Statements } from './statements.ts'

/** The full name of the participant that a request names by CPF; null without one, and in requests saved before. */
export const namedPeople: Statements = ['alter table request add column named_person text']
