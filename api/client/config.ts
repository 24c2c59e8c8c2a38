import * as v from 'valibot'

import type { Host } from '../contract/call.ts'
import { timeIn } from './server-time.ts'

/** Where each kind of call goes; '' is the portal's own origin. */
export type Hosts = Readonly<Record<Host, string>>

/** What `/config.json` says, read when the portal starts, so that one build serves any host. */
export type PortalConfig = {
  readonly hosts: Hosts
  /** Address of the participant area, `{codigo}` standing for its code (D-47); '' when there is none. */
  readonly participantArea: string
  /** How participants reach the fund, in words; '' where nobody said. */
  readonly contact: string
}

const host = v.optional(v.pipe(v.string(), v.trim(), v.regex(/^(https?:\/\/.+)?$/)), '')
const config = v.pipe(
  v.object({ api: host, sso: host, ged: host, cep: host, area: host, contato: v.optional(v.string(), '') }),
  v.transform(
    ({ api, sso, ged, cep, area, contato }): PortalConfig => ({
      // Whoever names the API alone has everything of the fund there.
      hosts: { api, singleSignOn: sso || api, documentStore: ged || api, postalCode: cep },
      participantArea: area,
      contact: contato,
    }),
  ),
)

/** Everything on the portal's own origin. */
export const OWN_ORIGIN = v.parse(config, {})

/** Milliseconds until `/config.json` counts as not answered, a second try included. */
const PATIENCE = 15_000

/** What one answer says: the configuration, and what time it is (`readServerTime`); null where it does not say. */
export type FirstAnswer = { readonly config: PortalConfig; readonly serverTime: number | null }

/**
 * A missing or unreadable configuration means that everything is on the portal's own origin; one that breaks on its way
 * is asked for once more (D-61). Never rejects.
 */
export async function readConfig(fetch: typeof globalThis.fetch = globalThis.fetch): Promise<FirstAnswer> {
  const signal = AbortSignal.timeout(PATIENCE)
  const read = async () => {
    const answer = await fetch('/config.json', { cache: 'no-store', signal })
    const serverTime = timeIn(answer)
    const parsed = v.safeParse(config, await answer.json())
    return { config: parsed.success ? parsed.output : OWN_ORIGIN, serverTime }
  }
  return read()
    .catch(read)
    .catch(() => ({ config: OWN_ORIGIN, serverTime: null }))
}
