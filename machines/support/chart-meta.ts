/** What analysts and the help panel read about a state. */
export type ChartMeta = {
  /** The pt-BR name of the state. */
  readonly label: string
  /** What the help panel says while the state is active. */
  readonly help?: string
  /** What it says instead where the request on screen takes no changes. */
  readonly helpWhenClosed?: string
  /** What asks for it: ids of the register (docs/requirements/) and decisions (docs/decisions/). */
  readonly requirements?: readonly string[]
}
