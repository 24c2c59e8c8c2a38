import * as v from 'valibot'

/**
 * Where each kind of call goes, read from `/config.json` when the portal starts, so that one build serves any host.
 * '' is the portal's own origin.
 */
export type Hosts = { readonly api: string; readonly postalCode: string }

const host = v.optional(v.pipe(v.string(), v.trim(), v.regex(/^(https?:\/\/.+)?$/)), '')
const config = v.pipe(
  v.object({ api: host, cep: host }),
  v.transform(({ api, cep }): Hosts => ({ api, postalCode: cep })),
)

const OWN_ORIGIN: Hosts = { api: '', postalCode: '' }

/** A missing or unreadable configuration means that everything is on the portal's own origin. */
export async function readHosts(fetchConfig: typeof globalThis.fetch = globalThis.fetch): Promise<Hosts> {
  try {
    const answer = await fetchConfig('/config.json', { cache: 'no-cache' })
    const parsed = v.safeParse(config, await answer.json())
    return parsed.success ? parsed.output : OWN_ORIGIN
  } catch {
    return OWN_ORIGIN
  }
}
