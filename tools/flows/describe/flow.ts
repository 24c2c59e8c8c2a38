/** A chart for analysts: names in pt-BR, no code. It can be serialized as JSON. */
export type Flow = {
  /** The chart's folder; part of the URL of its page. */
  readonly name: string
  readonly title: string
  readonly purpose: string
  /** The screen that it controls; null if there is none, or more than one. */
  readonly screen: string | null
  readonly root: FlowState
  readonly transitions: readonly FlowTransition[]
  readonly messages: readonly FlowMessage[]
  /** The charts that it invokes or spawns, by their folders. */
  readonly starts: readonly string[]
}

export type FlowState = {
  /** The keys from the root, joined by '.'; '' is the root. Unique in its chart. */
  readonly id: string
  readonly label: string
  readonly help: string | null
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The initial child. */
  readonly initial: string | null
  readonly requirements: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  /** The messages of its entry actions. */
  readonly sentences: readonly string[]
  readonly calls: readonly FlowCall[]
  readonly children: readonly FlowState[]
}

/** What a state invokes: a call to the server, a port of the browser, or another chart. */
export type FlowCall = {
  /** The id under which it runs. */
  readonly id: string
  readonly label: string
  /** The folder of the invoked chart. */
  readonly chart: string | null
  /** The calls of the contract that it makes, one or several of them; empty if it calls no server, or they are unknown. */
  readonly server: readonly ServerCall[]
}

/** A call of the contract, with how long and how often the portal tries it. */
export type ServerCall = {
  readonly method: string
  readonly path: string
  /** What it is for, in pt-BR. */
  readonly summary: string
  readonly isUpload: boolean
  /** The longest wait: for all of it, or without progress for an upload. */
  readonly seconds: number
  /** The seconds before each automatic retry of an interrupted call; empty if only the participant repeats it. */
  readonly delays: readonly number[]
}

export type FlowTransition = {
  /** 'screens/visiting.list/visited.types#1', as `npm run paths` calls it (P-393). */
  readonly id: string
  readonly source: string
  /** Empty if the transition has no target. */
  readonly targets: readonly string[]
  /** null for `always` */
  readonly event: string | null
  readonly guard: string | null
  readonly actions: readonly string[]
  /** The messages of its actions. */
  readonly sentences: readonly string[]
}

/** An event for another actor. */
export type FlowMessage = {
  readonly label: string
  readonly receiver: 'parent' | 'child' | 'other'
  /** The folder of the receiver; null for the parent, and if it is not a chart. */
  readonly to: string | null
  /** What the receiver does, for a child; otherwise null. */
  readonly name: string | null
}

/** A state and its descendants, outermost first. */
export const statesIn = (state: FlowState): readonly FlowState[] => [
  state,
  ...state.children.flatMap(statesIn),
]
