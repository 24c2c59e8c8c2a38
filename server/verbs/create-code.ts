import { createCode as call } from '#api/contract/visitor.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { forAnybody } from '#server/http/verb.ts'
import { spend } from '#server/limits/limits.ts'
import { type Claim, issueCode } from '#server/people/codes.ts'
import { goodAnswers } from '#server/people/visitor-rules.ts'
import { type Account, findAccount, isVisitor } from '#server/people/visitors.ts'
import { hashToken } from '#server/sessions/tokens.ts'

/**
 * Mails a confirmation code: to the address given where nobody has the CPF, to the one on file of a visitor, to nobody
 * where the fund knows the CPF otherwise. Neither the answer nor a limit says anything of all that (D-118, security
 * R20).
 */
export const createCode = forAnybody(call, async ({ body, client }, services) => {
  const cpf = digitsOf(body.cpf)
  const given = body.email.trim()
  const places = { cpf: 'cpf', ...(given !== '' && { email_pessoal: 'email' }) }
  goodAnswers(services, { cpf, email_pessoal: given }, places)
  const { limits } = services
  await spend(limits.codesOfAddress, client.address)
  await spend(limits.codesOfHour, hashToken(cpf))
  await spend(limits.codesOfDay, hashToken(cpf))
  await issueCode(services, { cpf, ...claimOf(await findAccount(services.db, cpf), given) })
  services.wakeDelivery()
  return { codigo: 'ok' as const }
})

const NOTHING = { purpose: 'nothing', email: '' } as const

function claimOf(account: Account | null, given: string): Omit<Claim, 'cpf'> {
  if (account === null) return given === '' ? NOTHING : { purpose: 'registration', email: given }
  if (!isVisitor(account) || account.email === '') return NOTHING
  return { purpose: 'password', email: account.email }
}
