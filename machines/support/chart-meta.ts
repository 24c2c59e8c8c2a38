/** The texts of a state for analysts and for the help panel. */
export type ChartMeta = {
  /** The pt-BR name of the state. */
  readonly label: string
  /** The help text while the state is active. */
  readonly help?: string
  /** Ids of the register (docs/requirements/) and of decisions (docs/decisions/). */
  readonly requirements?: readonly string[]
}
