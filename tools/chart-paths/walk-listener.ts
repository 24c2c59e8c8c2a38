/** What a test walked of a chart; the report of the paths reads it in the runner's results. */
export type WalkedPath = {
  readonly chart: string
  /** As far as the path was walked; the last one is where it failed, if it did. */
  readonly cases: readonly string[]
  /** Ids of transitions and outcomes of guards. */
  readonly taken: readonly string[]
  readonly states: readonly string[]
}

type Listener = (walked: WalkedPath) => void

let listener: Listener = () => {}

export const onWalk = (next: Listener): void => {
  listener = next
}

export const tellWalk: Listener = (walked) => listener(walked)
