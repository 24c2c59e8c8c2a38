import type { WriteOutcome } from './write.types.ts'

/** Whether the write succeeded. */
export const wentWell = (_: unknown, { outcome }: { outcome: WriteOutcome }) => outcome.kind === 'done'
