/** A command that was written wrongly; the message is pt-BR. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
