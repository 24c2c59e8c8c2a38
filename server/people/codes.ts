import { randomInt } from 'node:crypto'

import type { Queries } from '#server/database/connect.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Services } from '#server/http/services.ts'
import { countingFailures } from '#server/limits/limits.ts'
import { codeMail } from '#server/mail/code-mail.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { hashToken, newToken } from '#server/sessions/tokens.ts'

/** Of a confirmation code (specialised 9; D-118, security 2.3). */
const DIGITS = 6
const MINUTES = 10
const TRIES = 5

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
 * A new code for this claim, mailed to its address; answers the nonce without which it is worth nothing, so that codes
 * and tries of others leave it as it is (P-300). Costs the same whether or not it is mailed.
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

/** What came back: the code as it was typed, and the nonce as it was given. */
export type Typed = { readonly codigo: string; readonly nonce: string }

/** The id of the code that was right; or why there is none: it does not match, or is not good any more. */
export type Tried = { readonly id: number } | 'codigo_invalido' | 'codigo_expirado'

/** As `compare`. Throws `tooMany` where too many codes that came from the address were no good (security 2.3). */
export const tryCode = (
  needs: Needs & Pick<Services, 'limits'>,
  claim: Claim,
  typed: Typed,
  address: string,
): Promise<Tried> =>
  countingFailures(
    [needs.limits.codeFailures],
    address,
    () => compare(needs, claim, typed),
    (tried) => typeof tried === 'string',
  )

/**
 * Compares what was typed with the code of that nonce. A try is counted before it is looked at, so that of any number
 * at once five are; a code is good until its tries are used up, its time is over or it was spent.
 */
async function compare({ db, clock, passwords }: Needs, claim: Claim, typed: Typed): Promise<Tried> {
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
