/** A requirement of the register, and where the project follows it. */
export type RequirementRow = {
  readonly id: string
  /** In pt-BR. */
  readonly text: string
  /** The states of charts that name it, with their help on the screen. */
  readonly states: readonly { readonly label: string; readonly path: string; readonly help: string | null }[]
  /** The files of tests that name it. */
  readonly tests: readonly string[]
  /** What it quotes and the portal says nowhere. */
  readonly unsaid: readonly string[]
  /** The result in the last report of the model tests, failed if one of them did; null if none took it. */
  readonly verdict: 'passed' | 'failed' | null
}

/** What the register and the tests have of each requirement. */
export type RegisterRow = Pick<RequirementRow, 'id' | 'text' | 'tests' | 'unsaid'>
