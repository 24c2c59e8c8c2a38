import { type Client, createClient } from '#api/client/client.ts'
import { authenticate, logOut } from '#api/contract/session.ts'
import { CallError } from '#domain/call-failure.ts'

import { asksForCode } from './failures.ts'
import type { DeskSettings, StaffCredentials } from './settings.ts'

export type Connection = {
  readonly fetch: typeof globalThis.fetch
  /** Asks who uses the terminal; null without a terminal. */
  readonly ask: ((question: string) => Promise<string>) | null
}

const clientOf = (url: string, fetch: typeof globalThis.fetch, token: string | null): Client =>
  createClient({
    hosts: { api: url, singleSignOn: url, documentStore: url, postalCode: url },
    token: () => token,
    fetch,
  })

const CODE = 'Código do aplicativo de autenticação: '

/** Returns the token of a new session. Without a code it asks for one if the account needs it. */
export async function logIn(
  url: string,
  { cpf, password: senha, code }: StaffCredentials,
  { fetch, ask }: Connection,
): Promise<string> {
  const call = clientOf(url, fetch, null)
  const tokenFor = async (codigo: string) =>
    (await call(authenticate, { body: { cpf, senha, codigo } })).token
  try {
    return await tokenFor(code)
  } catch (error) {
    if (code !== '' || ask === null || !(error instanceof CallError && asksForCode(error.failure)))
      throw error
    return tokenFor(await ask(CODE))
  }
}

/** With the session of the settings, else with one for this work alone. */
export async function asStaff<Result>(
  settings: DeskSettings,
  connection: Connection,
  work: (call: Client) => Promise<Result>,
): Promise<Result> {
  const { url } = settings
  if ('token' in settings) return work(clientOf(url, connection.fetch, settings.token))
  const call = clientOf(url, connection.fetch, await logIn(url, settings.credentials, connection))
  try {
    return await work(call)
  } finally {
    // A failed logout is ignored: the session expires, and the work is done.
    await call(logOut, {}).catch(() => {})
  }
}
