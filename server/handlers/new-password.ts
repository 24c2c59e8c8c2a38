import type { newPassword as call } from '#api/contract/visitor.ts'
import { bareCpf } from '#domain/people/cpf.ts'
import type { Queries } from '#server/database/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { passwordNotice } from '#server/mail/password-notice.ts'
import { spendCode, tryCode } from '#server/people/codes.ts'
import { goodAnswers } from '#server/people/visitor-rules.ts'
import { type Account, findAccount, maySetPassword } from '#server/people/visitors.ts'
import { setPassword } from '#server/sessions/credentials.ts'
import { pseudonymOf } from '#server/sessions/installation.ts'
import { forgetTries } from '#server/sessions/login-tries.ts'
import { revokeSessionsOf } from '#server/sessions/sessions.ts'

/**
 * Sets the first or another password of a person with a valid code (D-119, P-500): every session
 * ends and the person is informed by mail. Only a caller with the code learns that the password is the birth date
 * on file.
 */
export const newPassword: Handler<typeof call> = async ({ body, client }, services) => {
  const { db, clock } = services
  const cpf = bareCpf(body.cpf)
  const answers = { cpf, senha: body.senha, confirmar_senha: body.senha }
  const { senha = '' } = goodAnswers(services, answers, { cpf: 'cpf', senha: 'senha' })
  const account = await findAccount(db, cpf)
  const claim = { cpf, purpose: 'password', email: account?.email ?? '' } as const
  const tried = await tryCode(services, claim, body, client.address)
  if (typeof tried === 'string') return { codigo: tried }
  if (account === null || !maySetPassword(account)) return { codigo: 'codigo_invalido' as const }
  goodAnswers(services, { ...answers, data_nascimento: account.birthDate }, { senha: 'senha' })
  const passwordHash = await services.passwords.hash(senha)
  const isSet = await inTransaction(db, async (transaction) => {
    if (!(await spendCode(transaction, tried.id))) return false
    await replacePassword(transaction, account, passwordHash, clock())
    return true
  })
  if (isSet) {
    await forgetTries(services, cpf)
    services.logger.info({ account: pseudonymOf(services, cpf) }, 'password replaced')
  }
  services.wakeDelivery()
  return { codigo: isSet ? ('ok' as const) : ('codigo_expirado' as const) }
}

async function replacePassword(
  db: Queries,
  { personId, email }: Account,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await setPassword(db, personId, passwordHash)
  await revokeSessionsOf(db, personId, now)
  await queueMail(db, passwordNotice(email), now)
}
