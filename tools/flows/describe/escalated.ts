import type { Flow, FlowState } from './flow.ts'

export type Escalated = {
  /** The label of the call. */
  readonly call: string
  /** Whether the state handles some of its failures. */
  readonly isPartly: boolean
}

/** The calls of a state with failures that the state does not handle, and that fail its chart. */
export const escalatedIn = (
  { name, transitions }: Pick<Flow, 'name' | 'transitions'>,
  { id, calls }: FlowState,
): readonly Escalated[] =>
  calls.flatMap((call) => {
    const handled = transitions.filter((transition) =>
      transition.id.startsWith(`${name}/${id === '' ? '*' : id}/onError:${call.id}#`),
    )
    return handled.some(({ guard }) => guard === null)
      ? []
      : [{ call: call.label, isPartly: handled.length > 0 }]
  })

/** The charts that start a chart, and those that start these, and so on. */
export function aboveIn(
  charts: readonly Pick<Flow, 'name' | 'starts'>[],
  chart: string,
): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [chart]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const { name, starts } of charts)
      if (starts.includes(next) && !found.has(name)) {
        found.add(name)
        waiting.push(name)
      }
  return found
}
