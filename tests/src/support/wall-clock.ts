import type { SteadyClock } from '#src/adapters/server-clock.ts'

export const wallClock: SteadyClock = {
  now: () => Date.now(),
  isDisturbed: () => false,
  align: async () => {},
}
