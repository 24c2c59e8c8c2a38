import { type Flow, type FlowState, statesIn } from './flow.ts'

/** A chart in which outer states are closed, and how many states are in each. */
export type Collapsed = {
  readonly flow: Flow
  /** By the ids of the closed states. */
  readonly inside: ReadonlyMap<string, number>
}

/** The ids of the outer states that contain others. */
export const closableIn = ({ root }: Flow): readonly string[] =>
  outerIn(root).flatMap(({ id, children }) => (children.length > 0 ? [id] : []))

/**
 * The chart without the states inside the closed ones and without what happens among them. A transition from or to
 * such a state is one of the closed state.
 */
export function collapse(flow: Flow, closed: readonly string[]): Collapsed {
  const states = statesIn(flow.root).filter(({ id }) => closed.includes(id))
  const owners = new Map(states.flatMap((state) => statesIn(state).map(({ id }) => [id, state.id] as const)))
  const ownerOf = (id: string) => owners.get(id) ?? id
  const close = (state: FlowState): FlowState =>
    closed.includes(state.id)
      ? { ...state, initial: null, children: [] }
      : { ...state, children: state.children.map(close) }
  return {
    inside: new Map(states.map((state) => [state.id, statesIn(state).length - 1])),
    flow: {
      ...flow,
      root: close(flow.root),
      transitions: flow.transitions.flatMap((transition) => {
        const source = ownerOf(transition.source)
        const targets = [...new Set(transition.targets.map(ownerOf))]
        const isWithin = source !== transition.source && targets.every((target) => target === source)
        return isWithin ? [] : [{ ...transition, source, targets }]
      }),
    },
  }
}

/** The children of the root; of its parts, if they happen at the same time. */
const outerIn = ({ kind, children }: FlowState): readonly FlowState[] =>
  kind === 'parallel' ? children.flatMap((part) => part.children) : children
