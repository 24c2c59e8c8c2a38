import { authenticate as call } from '#api/contract/session.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { wrongCredentials } from '#server/http/errors.ts'
import { forAnybody } from '#server/http/verb.ts'
import { findKnown, strengthenPassword } from '#server/sessions/credentials.ts'
import { deviceProof, provenDevice } from '#server/sessions/known-device.ts'
import { tryPassword } from '#server/sessions/login-tries.ts'
import { openSession } from '#server/sessions/sessions.ts'

/** Bare or masked; check digits are not looked at (D-15). Any other text is a CPF that nobody has. */
const WRITTEN_CPF = /^\s*[\d.-]+\s*$/

/**
 * CPF and password for a token. A CPF that nobody has costs the same time and reads the same as a wrong password, and
 * too many tries are refused in the same words for both.
 */
export const authenticate = forAnybody(call, async ({ body, client }, services) => {
  const cpf = WRITTEN_CPF.test(body.cpf) ? digitsOf(body.cpf) : body.cpf
  const known = await findKnown(services.db, cpf)
  const device = provenDevice(services, known, client.device)
  const isRight = await tryPassword(services, { cpf, device, address: client.address }, () =>
    services.passwords.matches(body.senha, known?.passwordHash ?? null),
  )
  if (!known || !isRight) throw wrongCredentials()
  const passwordHash = await strengthenPassword(services, known, body.senha)
  const { token, seconds } = await openSession(services, known.id)
  client.keepDevice(deviceProof(services, { ...known, passwordHash }, device))
  return { token, expira_em: seconds }
})
