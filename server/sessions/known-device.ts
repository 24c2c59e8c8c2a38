import { timingSafeEqual } from 'node:crypto'

import type { Services } from '#server/http/services.ts'

import type { Known } from './credentials.ts'
import { sign } from './installation.ts'
import { newToken } from './tokens.ts'

const HALF_A_YEAR = 180 * 24 * 3600 * 1000

type Needs = Pick<Services, 'clock' | 'secret'>

/** Good for one person and that person's password of today: another password makes all devices strangers. */
const signatureOf = (needs: Needs, { id, passwordHash }: Known, device: string, until: number) =>
  sign(needs, ['device', id, passwordHash, device, until])

/**
 * What a browser keeps once it knew the password, so that nobody else's wrong tries lock it out (security S4). It
 * opens nothing. `device`: the name that the browser has already, null for a new one.
 */
export function deviceProof(needs: Needs, known: Known, device: string | null): string {
  const name = device ?? newToken()
  const until = needs.clock().getTime() + HALF_A_YEAR
  return [name, until, signatureOf(needs, known, name, until)].join('.')
}

/** The name of the device whose proof this is; null for a proof of somebody else, of another password, or none. */
export function provenDevice(needs: Needs, known: Known | undefined, proof: string | null): string | null {
  const [device = '', until = '', signature = ''] = (proof ?? '').split('.')
  if (known === undefined || !(Number(until) > needs.clock().getTime())) return null
  const expected = Buffer.from(signatureOf(needs, known, device, Number(until)))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null
}
