import { timingSafeEqual } from 'node:crypto'

import type { Clock } from '#server/kernel/clock.ts'
import { newToken } from '#server/kernel/tokens.ts'

import type { Credentials } from './credentials.ts'
import { sign } from './installation.ts'

const HALF_A_YEAR = 180 * 24 * 3600 * 1000

type Needs = {
  readonly clock: Clock
  readonly secret: string
}

/** Valid for one person and the current password: a new password invalidates the proofs of all devices. */
const signatureOf = (needs: Needs, { id, passwordHash }: Credentials, device: string, until: number) =>
  sign(needs, ['device', id, passwordHash, device, until])

/**
 * The proof that a browser stores after a successful login: wrong passwords from elsewhere do not lock it out.
 * It gives no access. `device`: the name that the browser has already, null for a new one.
 */
export function deviceProof(needs: Needs, known: Credentials, device: string | null): string {
  const name = device ?? newToken()
  const until = needs.clock().getTime() + HALF_A_YEAR
  return [name, until, signatureOf(needs, known, name, until)].join('.')
}

/** The device of a proof; null without a valid proof for this person and password. */
export function provenDevice(
  needs: Needs,
  known: Credentials | undefined,
  proof: string | null,
): string | null {
  const [device = '', until = '', signature = ''] = (proof ?? '').split('.')
  if (known === undefined || !(Number(until) > needs.clock().getTime())) return null
  const expected = Buffer.from(signatureOf(needs, known, device, Number(until)))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null
}
