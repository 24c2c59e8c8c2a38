import { randomInt } from 'node:crypto'

import { sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Services } from '#server/http/services.ts'
import { countingFailures } from '#server/limits/limits.ts'
import { codeMail } from '#server/mail/code-mail.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { hashToken } from '#server/sessions/tokens.ts'

/** Of a confirmation code (specialised 9; D-118, security 2.3). */
const DIGITS = 6
const MINUTES = 10
const TRIES = 5
const PAUSE_SECONDS = 60
const HOUR_SECONDS = 3600

/** What a code is good for, and for nothing else: it proves that somebody reads the mail of the address. */
export type Claim = {
  readonly cpf: string
  /** `nothing`: nobody is told the code, and nothing asks for it. */
  readonly purpose: 'registration' | 'password' | 'nothing'
  readonly email: string
}

type Needs = Pick<Services, 'db' | 'clock' | 'passwords'>

const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/** Hashed with its claim: the code of another CPF, address or purpose is a wrong one. */
const secretOf = ({ cpf, purpose, email }: Claim, code: string) =>
  [purpose, cpf, email.toLowerCase(), code].join(' ')

/**
 * A new code for this claim, in place of the CPF's last one, mailed to its address. A minute must have passed since
 * the last one: otherwise nothing happens. Costs the same whether or not it is mailed.
 */
export async function issueCode({ db, clock, passwords }: Needs, claim: Claim): Promise<void> {
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
    if (claim.purpose === 'nothing') return
    await queueMail(transaction, codeMail(claim.email, code, MINUTES), now, expiresAt)
  })
}

async function isTooSoon(db: Queries, cpfHash: string, now: Date): Promise<boolean> {
  const issued = await db
    .selectFrom('confirmation_code')
    .select('id')
    .where('cpf_hash', '=', cpfHash)
    .where('issued_at', '>', secondsAfter(now, -PAUSE_SECONDS))
    .limit(1)
    .executeTakeFirst()
  return issued !== undefined
}

/** The id of the code that was right; or why there is none: it does not match, or is not good any more. */
export type Tried = { readonly id: number } | 'codigo_invalido' | 'codigo_expirado'

/** As `compare`. Throws `tooMany` where too many codes that came from the address were no good (security 2.3). */
export const tryCode = (
  needs: Needs & Pick<Services, 'limits'>,
  claim: Claim,
  code: string,
  address: string,
): Promise<Tried> =>
  countingFailures(
    [needs.limits.codeFailures],
    address,
    () => compare(needs, claim, code),
    (tried) => typeof tried === 'string',
  )

/**
 * Compares what was typed with the last code of the claim's CPF. A try is counted before it is looked at, so that of
 * any number at once five are; a code is good until its tries are used up, its time is over or it was spent.
 */
async function compare({ db, clock, passwords }: Needs, claim: Claim, code: string): Promise<Tried> {
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
