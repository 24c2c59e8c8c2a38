/**
 * A clock that the computer's own does not move (D-11). It counts what the browser measured as elapsed, from the time
 * that the server said; browsers do not measure a sleep alike, so that a computer's clock which goes astray makes it
 * ask the server again.
 */
export type SteadyClock = {
  /** Milliseconds since 1970, as the server counts them. */
  readonly now: () => number
  /** The computer slept or its clock was set: what `now` says may be wrong until it was aligned. */
  readonly isDisturbed: () => boolean
  /** Asks the server, or takes an answer of its that is on its way; resolves once `now` is right, whatever came of it. */
  readonly align: (answer?: Promise<number | null>) => Promise<void>
}

/** All in milliseconds. `wall` is the computer's clock, `elapsed` what passed since some moment. */
type Sources = {
  readonly wall?: () => number
  readonly elapsed?: () => number
  readonly serverTime: () => Promise<number>
}

/** How far the two may part before it means something. */
const TOLERANCE = 1500

export function createSteadyClock({
  wall = Date.now,
  elapsed = () => performance.now(),
  serverTime,
}: Sources): SteadyClock {
  const apart = () => wall() - elapsed()
  let expected = apart()
  let offset = expected
  let asking: Promise<void> | null = null

  const ask = async (answer: Promise<number | null>) => {
    const jumped = apart() - expected
    const said = await answer.catch(() => null)
    if (said !== null) offset = said - elapsed()
    // Nobody to ask: a clock that ran ahead tells of a sleep, one that went back was set.
    else offset += Math.max(0, jumped)
    expected = apart()
    asking = null
  }

  return {
    now: () => elapsed() + offset,
    isDisturbed: () => Math.abs(apart() - expected) > TOLERANCE,
    align(answer) {
      asking ??= ask(answer ?? serverTime())
      return asking
    },
  }
}
