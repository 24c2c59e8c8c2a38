import type { WriteOutcome } from './write.types.ts'

/** The server did what was asked. */
export const wentWell = (_: unknown, { outcome }: { outcome: WriteOutcome }) => outcome.kind === 'done'
