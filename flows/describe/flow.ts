/** A chart as analysts read it: names in pt-BR, no code. It can be written as JSON. */
export type Flow = {
  /** The chart's folder; part of the URL of its page. */
  readonly name: string
  readonly title: string
  readonly purpose: string
  /** The screen that it drives; null: none, or several. */
  readonly screen: string | null
  readonly root: FlowState
  readonly transitions: readonly FlowTransition[]
  readonly messages: readonly FlowMessage[]
  /** The charts that it invokes or spawns, by their folders. */
  readonly starts: readonly string[]
}

export type FlowState = {
  /** Keys from the root on, joined by '.'; '' is the root. Unique in its chart. */
  readonly id: string
  readonly label: string
  readonly help: string | null
  /** The help of a request that can no longer be changed, where it is another one. */
  readonly helpWhenClosed: string | null
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The child that is entered first. */
  readonly initial: string | null
  readonly requirements: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  /** Sentences that are said as it is entered. */
  readonly says: readonly string[]
  readonly calls: readonly FlowCall[]
  readonly children: readonly FlowState[]
}

/** What a state starts and stops: a call of the server, a port of the browser, or another chart. */
export type FlowCall = {
  readonly label: string
  /** The chart that is invoked, by its folder. */
  readonly chart: string | null
}

export type FlowTransition = {
  /** 'portal/visiting.list/types.visited#1', as `npm run paths` calls it (P-393). */
  readonly id: string
  readonly source: string
  /** Empty: the state stays as it is. */
  readonly targets: readonly string[]
  /** null: taken as soon as its guard holds. */
  readonly event: string | null
  readonly guard: string | null
  readonly actions: readonly string[]
  /** Sentences that its actions say. */
  readonly says: readonly string[]
}

/** What a chart sends to another one that is not its own child. */
export type FlowMessage = {
  readonly label: string
  /** The receiver, by its folder; null: no chart. */
  readonly to: string | null
}

/** A state and everything in it, from the outside in. */
export const statesIn = (state: FlowState): readonly FlowState[] => [
  state,
  ...state.children.flatMap(statesIn),
]
