import { OWN_ORIGIN, type PortalConfig } from '#api/client/config.ts'
import type { ConfigAdapter } from '#src/adapters/config.ts'

export const knownConfig = (config: Partial<PortalConfig> = {}): ConfigAdapter => ({
  now: () => ({ ...OWN_ORIGIN, ...config }),
  ready: Promise.resolve(),
})
