/**
 * A clock independent of the computer's clock (D-11): the server's time plus the elapsed time measured by the
 * browser. As browsers measure a sleep differently, a jump of the computer's clock makes it call the server
 * again.
 */
export type ServerClock = {
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: () => number
  /** The computer slept or its clock was set: `now` may be wrong until `align` resolves. */
  readonly isDisturbed: () => boolean
  /** Calls the server, or uses a reply already on its way; resolves even on failure. */
  readonly align: (reply?: Promise<number | null>) => Promise<void>
}

/** In milliseconds. `wall` is the computer's clock, `elapsed` a monotonic clock. */
type Sources = {
  readonly wall?: () => number
  readonly elapsed?: () => number
  readonly serverTime: () => Promise<number>
}

/** Largest difference in milliseconds between the clocks that is ignored. */
const TOLERANCE = 1500

export function createServerClock({
  wall = Date.now,
  elapsed = () => performance.now(),
  serverTime,
}: Sources): ServerClock {
  const apart = () => wall() - elapsed()
  let expected = apart()
  let offset = expected
  let pending: Promise<void> | null = null

  const follow = async (reply: Promise<number | null>) => {
    const jumped = apart() - expected
    const time = await reply.catch(() => null)
    if (time !== null) offset = time - elapsed()
    // Offline: a forward jump counts as sleep, a backward one as a changed clock.
    else offset += Math.max(0, jumped)
    expected = apart()
    pending = null
  }

  return {
    now: () => elapsed() + offset,
    isDisturbed: () => Math.abs(apart() - expected) > TOLERANCE,
    align(reply) {
      pending ??= follow(reply ?? serverTime())
      return pending
    },
  }
}
