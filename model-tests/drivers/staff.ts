import { checkConsent, grantConsent } from '#api/contract/consent.ts'
import { startSessionByToken } from '#api/contract/session.ts'

import { isUrlOf } from '../../tests/e2e/support/call-url.ts'
import { teresa } from '../../tests/e2e/support/people.ts'
import { newSession, type Stage } from './stage.ts'

/** A session of a member of the staff who has not agreed to the terms, whatever other paths did. */
export async function lendStaffSession({ page, lendSession }: Stage): Promise<void> {
  await lendSession(teresa)
  await page.route(isUrlOf(checkConsent), (route) => route.fulfill({ json: { codigo: 'nao' } }))
}

/** A session of a member of the staff, whose consent the server has. */
export async function lendConsentedStaffSession({ serverUrl, lendSession }: Stage): Promise<void> {
  const { token } = await newSession(serverUrl, teresa)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const started = await fetch(new URL(startSessionByToken.path, serverUrl), { headers })
  const { id_pessoa_fisica, token_ged } = (await started.json()) as Record<string, unknown>
  const response = await fetch(new URL(grantConsent.path, serverUrl), {
    method: grantConsent.method,
    headers,
    body: JSON.stringify({ id_pessoa_fisica, token_ged, autorizacao: 'S', usuario: teresa }),
  })
  if (!response.ok) throw new Error(`${teresa} cannot agree: ${await response.text()}`)
  await lendSession(teresa)
}
