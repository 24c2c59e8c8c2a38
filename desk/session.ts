import { type Client, createClient } from '#api/client/client.ts'
import { authenticate, logOut } from '#api/contract/session.ts'

import type { DeskSettings } from './settings.ts'

export async function asStaff<Result>(
  { url, cpf, password }: DeskSettings,
  fetch: typeof globalThis.fetch,
  work: (call: Client) => Promise<Result>,
): Promise<Result> {
  let token: string | null = null
  const hosts = { api: url, singleSignOn: url, documentStore: url, postalCode: url }
  const call = createClient({ hosts, token: () => token, fetch })
  token = (await call(authenticate, { body: { cpf, senha: password } })).token
  try {
    return await work(call)
  } finally {
    // A failed logout is ignored: the session expires, and the work is done.
    await call(logOut, {}).catch(() => {})
  }
}
