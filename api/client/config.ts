import * as v from 'valibot'

import type { Host } from '../contract/call.ts'

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

/** Milliseconds that the portal waits for its configuration, a second try included: there is nothing to see before. */
const PATIENCE = 15_000

/**
 * A missing or unreadable configuration means that everything is on the portal's own origin; one that breaks on its way
 * is asked for once more (D-61).
 */
export async function readConfig(
  fetchConfig: typeof globalThis.fetch = globalThis.fetch,
): Promise<PortalConfig> {
  const signal = AbortSignal.timeout(PATIENCE)
  const read = async () => (await fetchConfig('/config.json', { cache: 'no-cache', signal })).json()
  const parsed = v.safeParse(
    config,
    await read()
      .catch(read)
      .catch(() => ({})),
  )
  return parsed.success ? parsed.output : v.parse(config, {})
}
