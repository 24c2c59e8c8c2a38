/** A tool cannot do its work now; nothing was changed. The message is pt-BR. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure'
}
