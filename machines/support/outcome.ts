/** The outcome of an invoked chart that has ended, as params of guards and actions. */
export const outcomeIn = <Outcome>({ event }: { event: { output: Outcome } }) => ({ outcome: event.output })
