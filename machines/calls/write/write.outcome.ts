import type { WriteOutcome } from './write.types.ts'

export const wentWell = (_: unknown, { outcome }: { outcome: WriteOutcome }) => outcome.kind === 'done'
