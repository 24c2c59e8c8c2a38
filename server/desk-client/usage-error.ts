/** A command with wrong arguments; the pt-BR message shows its usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
