/** The output of an invoked chart, as params of guards and actions. */
export const outcomeIn = <Outcome>({ event }: { event: { output: Outcome } }) => ({ outcome: event.output })
