import { randomInt } from 'node:crypto'

import { sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Services } from '#server/http/services.ts'
import { codeMail } from '#server/mail/code-mail.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { hashToken } from '#server/sessions/tokens.ts'

/** Of a confirmation code (specialised 9; D-118, security 2.3). */
const DIGITS = 6
const MINUTES = 10
const TRIES = 5
const PAUSE_SECONDS = 60
const MOST_IN_AN_HOUR = 5
const HOUR_SECONDS = 3600

/** What a code is good for, and for nothing else; `nothing`: it is never told anybody. */
export type Claim = {
  readonly cpf: string
  readonly purpose: 'registration' | 'password' | 'nothing'
  /** The address that a registration proves; '' where the address is on file. */
  readonly email: string
}

type Needs = Pick<Services, 'db' | 'clock' | 'passwords'>

const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/** Hashed with its claim: the code of another CPF, address or purpose is a wrong one. */
const secretOf = ({ cpf, purpose, email }: Claim, code: string) =>
  [purpose, cpf, email.toLowerCase(), code].join(' ')

/**
 * A new code for this claim, in place of the CPF's last one, mailed to `recipient` (null: to nobody). A minute must
 * have passed since the last one, and an hour has five at most: otherwise nothing happens. Costs the same whether or
 * not there is somebody to mail it to.
 */
export async function issueCode(
  { db, clock, passwords }: Needs,
  claim: Claim,
  recipient: string | null,
): Promise<void> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const codeHash = await passwords.hash(secretOf(claim, code))
  const cpfHash = hashToken(claim.cpf)
  const now = clock()
  const expiresAt = secondsAfter(now, MINUTES * 60)
  await db
    .deleteFrom('confirmation_code')
    .where('issued_at', '<=', secondsAfter(now, -HOUR_SECONDS))
    .execute()
  await inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${cpfHash}, 0))`.execute(transaction)
    if (await isTooSoon(transaction, cpfHash, now)) return
    await transaction
      .insertInto('confirmation_code')
      .values({
        cpf_hash: cpfHash,
        code_hash: codeHash,
        issued_at: now,
        expires_at: expiresAt,
        tries_left: TRIES,
        spent: false,
      })
      .execute()
    if (recipient !== null) await queueMail(transaction, codeMail(recipient, code, MINUTES), now, expiresAt)
  })
}

async function isTooSoon(db: Queries, cpfHash: string, now: Date): Promise<boolean> {
  const issued = await db
    .selectFrom('confirmation_code')
    .select('issued_at')
    .where('cpf_hash', '=', cpfHash)
    .where('issued_at', '>', secondsAfter(now, -HOUR_SECONDS))
    .orderBy('id', 'desc')
    .execute()
  const [last] = issued
  return issued.length >= MOST_IN_AN_HOUR || (!!last && last.issued_at > secondsAfter(now, -PAUSE_SECONDS))
}

/** The id of the code that was right; or why there is none: it does not match, or is not good any more. */
export type Tried = { readonly id: number } | 'codigo_invalido' | 'codigo_expirado'

/**
 * Compares what was typed with the last code of the claim's CPF. A try is counted before it is looked at, so that of
 * any number at once five are; a code is good until its tries are used up, its time is over or it was spent.
 */
export async function tryCode({ db, clock, passwords }: Needs, claim: Claim, code: string): Promise<Tried> {
  const last = await db
    .selectFrom('confirmation_code')
    .select('id')
    .where('cpf_hash', '=', hashToken(claim.cpf))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return 'codigo_invalido'
  const tried = await db
    .updateTable('confirmation_code')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('id', '=', last.id)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', clock())
    .where('spent', '=', false)
    .returning('code_hash as codeHash')
    .executeTakeFirst()
  if (!tried) return 'codigo_expirado'
  const isRight = await passwords.matches(secretOf(claim, code.trim()), tried.codeHash)
  return isRight ? { id: last.id } : 'codigo_invalido'
}

/** Uses up a code that was right, together with what it was for; false where somebody else has just done so. */
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
