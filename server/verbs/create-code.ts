import { createCode as call } from '#api/contract/visitor.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { forAnybody } from '#server/http/verb.ts'
import { type Claim, issueCode } from '#server/people/codes.ts'
import { goodAnswers } from '#server/people/visitor-rules.ts'
import { type Account, findAccount, isVisitor } from '#server/people/visitors.ts'

/**
 * Mails a confirmation code: to the address given where nobody has the CPF, to the one on file of a visitor, to nobody
 * where the fund knows the CPF otherwise. The answer says nothing of all that (D-118, security R20).
 */
export const createCode = forAnybody(call, async ({ body }, services) => {
  const cpf = digitsOf(body.cpf)
  const given = body.email.trim()
  const places = { cpf: 'cpf', ...(given !== '' && { email_pessoal: 'email' }) }
  goodAnswers(services, { cpf, email_pessoal: given }, places)
  const { purpose, recipient } = ruleOf(await findAccount(services.db, cpf), given)
  const email = purpose === 'registration' ? given : ''
  await issueCode(services, { cpf, purpose, email }, recipient)
  services.wakeDelivery()
  return { codigo: 'ok' as const }
})

type Rule = { readonly purpose: Claim['purpose']; readonly recipient: string | null }

const NOBODY: Rule = { purpose: 'nothing', recipient: null }

function ruleOf(account: Account | null, given: string): Rule {
  if (account === null) return given === '' ? NOBODY : { purpose: 'registration', recipient: given }
  if (!isVisitor(account) || account.email === '') return NOBODY
  return { purpose: 'password', recipient: account.email }
}
