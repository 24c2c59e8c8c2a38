import { fromPromise, type SimulatedClock } from 'xstate'

/** Waits of the session clock in simulated time; `now` differs from it after a sleep of the computer. */
export const simulatedWait = (clock: SimulatedClock, now = () => clock.now()) =>
  fromPromise<void, { moment: number }>(
    ({ input: { moment }, signal }) =>
      new Promise((resolve) => {
        const timer = clock.setTimeout(() => resolve(), Math.max(0, moment - now()))
        signal.addEventListener('abort', () => clock.clearTimeout(timer))
      }),
  )
