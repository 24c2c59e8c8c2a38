/** The command was written in a way that cannot be carried out; says in pt-BR how it is written. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
