import { Secret, TOTP } from 'otpauth'

import type { Queries } from '#server/database/connect.ts'
import type { SecondFactorChangeTable } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'

import type { Encryption } from './encryption.ts'
import { revokeSessionsOf } from './sessions.ts'

type Needs = {
  readonly db: Queries
  readonly clock: Clock
  readonly encryption: Encryption
}

/** Steps before and after the present one whose codes are accepted, for a clock that is slow or fast. */
const WINDOW = 1
/** Of a secret, as RFC 4226 recommends. */
const SECRET_BYTES = 20

const SIX_DIGITS = /^\d{6}$/

const ISSUER = 'Portal de requerimentos'

const totpOf = (secret: string, label = '') => new TOTP({ issuer: ISSUER, label, secret })

/** The time step whose code it is (30 s each, since 1970); null if of none that is accepted now. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '')
  // The library throws on other signs than those of ASCII.
  if (!SIX_DIGITS.test(token)) return null
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

export type CodeOutcome = 'right' | 'codeMissing' | 'wrongCode'

/**
 * Whether a member of the staff may log in with this code, '' for none; to be called after the password was verified.
 * 'right' for people without a confirmed second factor. Each code is accepted once, on any number of processes.
 */
export async function checkCode(needs: Needs, personId: number, code: string): Promise<CodeOutcome> {
  const factor = await needs.db
    .selectFrom('second_factor')
    .innerJoin('person', 'person.id', 'second_factor.person_id')
    .select('secret')
    .where('person.id', '=', personId)
    .where('person.role_id', 'is not', null)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!factor) return 'right'
  if (code.trim() === '') return 'codeMissing'
  return (await spendCode(needs, personId, factor.secret, code)) ? 'right' : 'wrongCode'
}

/** Encrypts the secret again if its key is no longer the first one, so that the old key can be removed. */
async function spendCode(
  { db, clock, encryption }: Needs,
  personId: number,
  stored: string,
  code: string,
): Promise<boolean> {
  const secret = encryption.decrypt(stored, personId)
  const step = stepOf(secret, code, clock())
  if (step === null) return false
  const spent = await db
    .updateTable('second_factor')
    .set({
      last_step: step,
      secret: encryption.isOld(stored) ? encryption.encrypt(secret, personId) : stored,
    })
    .where('person_id', '=', personId)
    .where('secret', '=', stored)
    .where('last_step', '<', step)
    .returning('person_id')
    .executeTakeFirst()
  return spent !== undefined
}

export type StaffMember = { readonly id: number; readonly name: string }

/** For the authenticator app: as a link that it reads as a QR code, and the key in it to type in. */
export type NewFactor = { readonly link: string; readonly key: string }

/** Gives a new second factor, which replaces one without a confirmation; null if there is a confirmed one. */
export async function beginSecondFactor(
  needs: Needs,
  { id, name }: StaffMember,
  operator: string,
): Promise<NewFactor | null> {
  const key = new Secret({ size: SECRET_BYTES }).base32
  const secret = needs.encryption.encrypt(key, id)
  const begun = await needs.db
    .insertInto('second_factor')
    .values({ person_id: id, secret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ secret, last_step: 0 })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst()
  if (!begun) return null
  await record(needs, id, 'begun', operator)
  return { link: totpOf(key, name).toString(), key }
}

/**
 * From now on the login asks for a code, and sessions without one end. Returns why not, if not: there is none to confirm,
 * or the code is wrong.
 */
export async function confirmSecondFactor(
  needs: Needs,
  { id }: StaffMember,
  code: string,
  operator: string,
): Promise<'confirmed' | 'none' | 'wrongCode'> {
  const factor = await needs.db
    .selectFrom('second_factor')
    .select('secret')
    .where('person_id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  if (!factor) return 'none'
  if (!(await spendCode(needs, id, factor.secret, code))) return 'wrongCode'
  await needs.db
    .updateTable('second_factor')
    .set({ confirmed_at: needs.clock() })
    .where('person_id', '=', id)
    .execute()
  await revokeSessionsOf(needs.db, id, needs.clock())
  await record(needs, id, 'confirmed', operator)
  return 'confirmed'
}

/** Also ends the sessions: the device with the app may be in other hands. False if there was none. */
export async function removeSecondFactor(
  needs: Omit<Needs, 'encryption'>,
  { id }: StaffMember,
  operator: string,
): Promise<boolean> {
  const removed = await needs.db
    .deleteFrom('second_factor')
    .where('person_id', '=', id)
    .returning('person_id')
    .executeTakeFirst()
  if (!removed) return false
  await revokeSessionsOf(needs.db, id, needs.clock())
  await record(needs, id, 'removed', operator)
  return true
}

const record = (
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  person_id: number,
  change: SecondFactorChangeTable['change'],
  operator: string,
) =>
  db.insertInto('second_factor_change').values({ person_id, change, changed_at: clock(), operator }).execute()
