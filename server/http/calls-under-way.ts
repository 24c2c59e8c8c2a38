/** Describes a call for the log. */
type Describe = () => object

/** The calls that have not ended yet. */
export type CallsUnderWay = {
  /** Returns the function that notes the end of the call. */
  readonly begin: (describe: Describe) => () => void
  readonly described: () => readonly object[]
  /** Resolves once there are none. */
  readonly ended: () => Promise<void>
}

export function callsUnderWay(): CallsUnderWay {
  const calls = new Set<Describe>()
  let onEnded: (() => void)[] = []
  return {
    begin: (describe) => {
      calls.add(describe)
      return () => {
        calls.delete(describe)
        if (calls.size > 0) return
        for (const notify of onEnded) notify()
        onEnded = []
      }
    },
    described: () => [...calls].map((describe) => describe()),
    ended: () =>
      calls.size === 0 ? Promise.resolve() : new Promise((resolve) => void onEnded.push(resolve)),
  }
}
