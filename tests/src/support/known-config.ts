import { OWN_ORIGIN, type PortalConfig } from '#api/client/config.ts'
import type { LiveConfig } from '#src/live/live-config.ts'

/** A configuration that has come. */
export const knownConfig = (config: Partial<PortalConfig> = {}): LiveConfig => ({
  now: () => ({ ...OWN_ORIGIN, ...config }),
  ready: Promise.resolve(),
})
