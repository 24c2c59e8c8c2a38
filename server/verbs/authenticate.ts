import { authenticate as call } from '#api/contract/session.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { wrongCredentials } from '#server/http/errors.ts'
import { forAnybody } from '#server/http/verb.ts'
import { strengthenPassword } from '#server/sessions/credentials.ts'
import { forgetFailures, isLocked, recordFailure } from '#server/sessions/login-failures.ts'
import { openSession } from '#server/sessions/sessions.ts'

/**
 * CPF and password for a token. A CPF that nobody has costs the same time and reads the same as a wrong password,
 * and so does one on which too many tries failed.
 */
export const authenticate = forAnybody(call, async ({ body }, services) => {
  const cpf = digitsOf(body.cpf)
  const known = await services.db
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .select(['person.id', 'credential.password_hash as passwordHash'])
    .where('person.cpf', '=', cpf)
    .executeTakeFirst()
  const matches = await services.passwords.matches(body.senha, known?.passwordHash ?? null)
  if (await isLocked(services, cpf)) {
    services.logger.warn('login throttled')
    throw wrongCredentials()
  }
  if (!known || !matches) {
    await recordFailure(services, cpf)
    throw wrongCredentials()
  }
  await forgetFailures(services, cpf)
  await strengthenPassword(services, known, body.senha)
  const { token, seconds } = await openSession(services, known.id)
  return { token, expira_em: seconds }
})
