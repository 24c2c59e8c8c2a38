import type { authenticate as call } from '#api/contract/session.ts'
import { digitsOf } from '#domain/people/digits.ts'
import type { Handler } from '#server/http/handler.ts'
import { secondFactorMissing, secondFactorRefused, wrongCredentials } from '#server/kernel/errors.ts'
import { callerOf } from '#server/sessions/caller.ts'
import { findCredentials, strengthenPassword } from '#server/sessions/credentials.ts'
import { deviceProof, provenDevice } from '#server/sessions/known-device.ts'
import { tryPassword } from '#server/sessions/login-tries.ts'
import { checkCode } from '#server/sessions/second-factor.ts'
import { openSession } from '#server/sessions/sessions.ts'

/** Digits with or without mask; check digits are not verified (D-15). Any other text is an unknown CPF. */
const WRITTEN_CPF = /^\s*[\d.-]+\s*$/

/**
 * Exchanges CPF, password and, of an account with a second factor, its code for a token (P-730). An unknown CPF
 * takes the same time and gets the same reply as a wrong password, also after too many attempts. Only who has
 * the password learns whether a code is asked for.
 */
export const authenticate: Handler<typeof call> = async ({ body, client }, services) => {
  const cpf = WRITTEN_CPF.test(body.cpf) ? digitsOf(body.cpf) : body.cpf
  const known = await findCredentials(services.db, cpf)
  const device = provenDevice(services, known, client.device)
  const outcome = await tryPassword(services, { cpf, device, address: client.address }, async () => {
    const isRight = await services.passwords.matches(body.senha, known?.passwordHash ?? null)
    return known && isRight ? checkCode(services, known.id, body.codigo) : 'wrongPassword'
  })
  if (outcome === 'codeMissing') throw secondFactorMissing()
  if (outcome === 'wrongCode') throw secondFactorRefused()
  if (!known || outcome === 'wrongPassword') throw wrongCredentials()
  const passwordHash = await strengthenPassword(services, known, body.senha)
  const { token, seconds } = await openSession(services, known.id)
  client.keepDevice(deviceProof(services, { ...known, passwordHash }, device))
  const caller = await callerOf(services, token)
  return { token, expira_em: seconds, id_nuvem: caller?.cloud?.id ?? null }
}
