import { type Client, createClient } from '#api/client/client.ts'

import type { TestServer } from '../server/support/test-server.ts'
import { uploadByFetch } from '../support/upload-by-fetch.ts'

const PORTAL = 'http://portal.test'
const HOSTS = { api: PORTAL, singleSignOn: PORTAL, documentStore: PORTAL, postalCode: PORTAL }

/** The portal's client over the server of a test, without sockets. `token` is asked for at every call. */
export function clientOver(server: TestServer, token: () => string | null): Client {
  const fetch: typeof globalThis.fetch = async (input, init) => server.app.request(new Request(input, init))
  return createClient({ hosts: HOSTS, token, fetch, upload: uploadByFetch(fetch) })
}
