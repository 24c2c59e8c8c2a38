/** What analysts and the help panel read about a state. */
export type ChartMeta = {
  /** The pt-BR name of the state. */
  readonly label: string
  /** What the help panel says while the state is active. */
  readonly help?: string
  /** What it says instead where the request on screen takes no changes. */
  readonly helpWhenClosed?: string
  /** Where the specification speaks of it. */
  readonly spec?: string
}

/** pt-BR names of a chart's events and guards, in one table beside the chart. */
export type ChartLabels = {
  readonly events: Readonly<Record<string, string>>
  readonly guards: Readonly<Record<string, string>>
}
