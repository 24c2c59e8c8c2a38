import { randomInt } from 'node:crypto'

import type { Kysely } from 'kysely'

import { CONFIRMATION_CODE } from '#domain/people/confirmation-code.ts'
import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { hashToken, newToken } from '#server/kernel/tokens.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import { countingFailures, type Limits } from '#server/limits/limits.ts'
import { codeMail } from '#server/mail/code-mail.ts'
import { queueMail } from '#server/mail/outbox.ts'
import type { Passwords } from '#server/sessions/passwords.ts'

const { digits: DIGITS, minutes: MINUTES, tries: TRIES } = CONFIRMATION_CODE

/** A code confirms that the caller can read the mail of the address. */
export type Claim = {
  readonly cpf: string
  /** `nothing`: the code is not sent and cannot be used. */
  readonly purpose: 'registration' | 'password' | 'nothing'
  readonly email: string
}

type Needs = {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly passwords: Passwords
}

const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/** Hashed with its claim, so that a code for another CPF, address or purpose does not match. */
const secretOf = ({ cpf, purpose, email }: Claim, code: string) =>
  [purpose, cpf, email.toLowerCase(), code].join(' ')

/**
 * Creates a code for this claim and mails it to its address; returns the nonce required with it, so that
 * codes and attempts of other browsers do not interfere (P-300). Takes the same time whether or not it is
 * mailed.
 */
export async function issueCode({ db, clock, passwords }: Needs, claim: Claim): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const nonce = newToken()
  const codeHash = await passwords.hash(secretOf(claim, code))
  const now = clock()
  const expiresAt = secondsAfter(now, MINUTES * 60)
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('confirmation_code')
      .values({
        cpf_hash: hashToken(claim.cpf),
        nonce_hash: hashToken(nonce),
        code_hash: codeHash,
        issued_at: now,
        expires_at: expiresAt,
        tries_left: TRIES,
        spent: false,
      })
      .execute()
    if (claim.purpose === 'nothing') return
    await queueMail(transaction, codeMail(claim.email, code, MINUTES), now, expiresAt)
  })
  return nonce
}

export type TypedCode = { readonly codigo: string; readonly nonce: string }

export type TryResult = { readonly id: number } | 'codigo_invalido' | 'codigo_expirado'

/** As `compare`. Throws `tooMany` where too many codes from the address were wrong. */
export const tryCode = (
  needs: Needs & { readonly limits: Limits },
  claim: Claim,
  typed: TypedCode,
  address: string,
): Promise<TryResult> =>
  countingFailures(
    [needs.limits.codeFailures],
    address,
    () => compare(needs, claim, typed),
    (tried) => typeof tried === 'string',
  )

/**
 * Compares the typed code with the code of that nonce. Counts the attempt before comparing, so that
 * concurrent attempts cannot exceed five; a code is valid until its attempts are used up, it expires or it
 * was used.
 */
async function compare({ db, clock, passwords }: Needs, claim: Claim, typed: TypedCode): Promise<TryResult> {
  const nonceHash = hashToken(typed.nonce)
  const tried = await db
    .updateTable('confirmation_code')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('nonce_hash', '=', nonceHash)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', clock())
    .where('spent', '=', false)
    .returning(['id', 'code_hash as codeHash'])
    .executeTakeFirst()
  if (!tried) return (await isIssued(db, nonceHash)) ? 'codigo_expirado' : 'codigo_invalido'
  const isRight = await passwords.matches(secretOf(claim, typed.codigo.trim()), tried.codeHash)
  return isRight ? { id: tried.id } : 'codigo_invalido'
}

async function isIssued(db: Queries, nonceHash: string): Promise<boolean> {
  const issued = await db
    .selectFrom('confirmation_code')
    .select('id')
    .where('nonce_hash', '=', nonceHash)
    .executeTakeFirst()
  return issued !== undefined
}

/**
 * Marks a matching code as used, in the transaction of the change; false if a concurrent call already has.
 */
export async function spendCode(db: Queries, id: number): Promise<boolean> {
  const spent = await db
    .updateTable('confirmation_code')
    .set({ spent: true })
    .where('id', '=', id)
    .where('spent', '=', false)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}
