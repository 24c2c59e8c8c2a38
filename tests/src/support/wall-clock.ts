import type { SteadyClock } from '#src/adapters/steady-clock.ts'

/** A clock that is always correct. */
export const wallClock: SteadyClock = {
  now: () => Date.now(),
  isDisturbed: () => false,
  align: async () => {},
}
