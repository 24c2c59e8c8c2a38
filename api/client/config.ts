import * as v from 'valibot'

import type { Host } from '../contract/call.ts'
import { serverTimeIn } from './server-time.ts'

export type Hosts = Readonly<Record<Host, string>>

/** Content of `/config.json`, read at startup, so that one build works with any host. */
export type PortalConfig = {
  readonly hosts: Hosts
  /** URL of the participant area with the placeholder `{codigo}` (D-47); '' if there is none. */
  readonly participantArea: string
  /** How participants contact the fund, as text; '' if not configured. */
  readonly contact: string
}

const host = v.optional(v.pipe(v.string(), v.trim(), v.regex(/^(https?:\/\/.+)?$/)), '')
const config = v.pipe(
  v.object({ api: host, sso: host, ged: host, cep: host, area: host, contato: v.optional(v.string(), '') }),
  v.transform(
    ({ api, sso, ged, cep, area, contato }): PortalConfig => ({
      // Hosts that are not configured default to the host of the API.
      hosts: { api, singleSignOn: sso || api, documentStore: ged || api, postalCode: cep },
      participantArea: area,
      contact: contato,
    }),
  ),
)

export const OWN_ORIGIN = v.parse(config, {})

/** Timeout in milliseconds for `/config.json`, including one retry. */
const TIMEOUT = 15_000

/** The configuration and the server's time (see `readServerTime`); null without a Date header. */
export type FirstConfig = { readonly config: PortalConfig; readonly serverTime: number | null }

/**
 * Defaults to the origin of the portal if the configuration is missing or invalid; retries an interrupted
 * request once (D-61). Never rejects.
 */
export async function readConfig(fetch: typeof globalThis.fetch = globalThis.fetch): Promise<FirstConfig> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const read = async () => {
    const response = await fetch('/config.json', { cache: 'no-store', signal })
    const serverTime = serverTimeIn(response)
    const parsed = v.safeParse(config, await response.json())
    return { config: parsed.success ? parsed.output : OWN_ORIGIN, serverTime }
  }
  return read()
    .catch(read)
    .catch(() => ({ config: OWN_ORIGIN, serverTime: null }))
}

const served = v.object({ config, now: v.number() })

/**
 * What the server wrote into the page as JSON (P-525); null where a server did not, as under `npm run dev`.
 * The time that has passed since the page arrived is added to the server's time.
 */
export function configInPage(page: Document, elapsed: () => number = sinceArrival): FirstConfig | null {
  try {
    const parsed = v.safeParse(served, JSON.parse(page.getElementById('served')?.textContent ?? 'null'))
    return parsed.success ? { config: parsed.output.config, serverTime: parsed.output.now + elapsed() } : null
  } catch {
    return null
  }
}

/** Milliseconds since the first byte of the page. */
function sinceArrival(): number {
  const [entry] = performance.getEntriesByType('navigation')
  return performance.now() - ((entry as PerformanceNavigationTiming | undefined)?.responseStart ?? 0)
}
