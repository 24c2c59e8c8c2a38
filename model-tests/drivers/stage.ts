import type { Page } from '@playwright/test'

import { authenticate } from '#api/contract/session.ts'

import type { Asked, HeldCall } from './held-call.ts'

/** A new tab in a browser without any data, and the server. */
export type Stage = {
  readonly page: Page
  readonly serverUrl: string
  /** Errors that no page may cause; a driver that causes one on purpose removes it. */
  readonly pageErrors: string[]
  /** A folder of this path alone, for files that are picked. */
  readonly folder: string
  readonly hold: (call: Asked) => Promise<HeldCall>
  /**
   * Puts a new session of the participant into the tab, as after a login, and further values of the session
   * storage by key. To be called before a page is opened.
   */
  readonly lendSession: (cpf: string, stored?: Readonly<Record<string, unknown>>) => Promise<void>
}

const SESSION = 'portal.session'
const PASSWORD = '20262026'

/** Puts a new session of a participant into the tab; see `Stage`. */
export const lendSessionTo =
  (page: Pick<Page, 'addInitScript'>, serverUrl: string): Stage['lendSession'] =>
  async (cpf, stored = {}) => {
    const session = await newSession(serverUrl, cpf)
    await page.addInitScript(keepOnce, Object.entries({ [SESSION]: session, ...stored }))
  }

/** The name of the window survives navigations, so that a later page does not get the values again. */
function keepOnce(stored: readonly (readonly [string, unknown])[]) {
  if (window.name === 'lent') return
  window.name = 'lent'
  for (const [key, value] of stored) sessionStorage.setItem(key, JSON.stringify(value))
}

/** A session of the participant at the server, as the tab stores it. */
export async function newSession(serverUrl: string, cpf: string) {
  const response = await fetch(new URL(authenticate.path, serverUrl), {
    method: authenticate.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf, senha: PASSWORD }),
  })
  if (!response.ok) throw new Error(`${cpf} cannot log in: ${await response.text()}`)
  const { token, expira_em: seconds } = (await response.json()) as { token: string; expira_em: number }
  return { token, cpf, deadline: Date.now() + seconds * 1000, isLast: false, granted: seconds }
}
