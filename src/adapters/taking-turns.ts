/** Runs at most `most` works at once; the others wait for their turn. One whose signal aborts meanwhile is not begun. */
export function takingTurns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
