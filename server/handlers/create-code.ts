import type { createCode as call } from '#api/contract/visitor.ts'
import { bareCpf } from '#domain/people/cpf.ts'
import type { Client } from '#server/http/client.ts'
import type { Handler } from '#server/http/handler.ts'
import type { Services } from '#server/http/services.ts'
import { Refusal } from '#server/kernel/errors.ts'
import { hashToken } from '#server/kernel/tokens.ts'
import { cpfFromAddress } from '#server/limits/keys.ts'
import { consume } from '#server/limits/limits.ts'
import { type Claim, issueCode } from '#server/people/codes.ts'
import { goodAnswers } from '#server/people/visitor-rules.ts'
import { type Account, findAccount, maySetPassword } from '#server/people/visitors.ts'
import { findCredentials } from '#server/sessions/credentials.ts'
import { pseudonymOf } from '#server/sessions/installation.ts'
import { provenDevice } from '#server/sessions/known-device.ts'

/**
 * Mails a confirmation code: to the given address for an unknown CPF, to the address on file for a person on record,
 * if there is one. Neither the answer nor a limit shows which case it was (D-118, P-500).
 */
export const createCode: Handler<typeof call> = async ({ body, client }, services) => {
  const cpf = bareCpf(body.cpf)
  const given = body.email.trim()
  const places = { cpf: 'cpf', ...(given !== '' && { email_pessoal: 'email' }) }
  goodAnswers(services, { cpf, email_pessoal: given }, places)
  const { limits } = services
  const asker = cpfFromAddress(cpf, client.address)
  await consume(limits.codesOfMinute, asker)
  await consume(limits.codesOfAddress, client.address)
  await consume(limits.codesOfAddressOfDay, client.address)
  await consume(limits.codesOfHour, asker)
  await consume(limits.codesOfDay, asker)
  const claim = { cpf, ...claimOf(await findAccount(services.db, cpf), given) }
  const isMailed = await mayMail(services, claim, client)
  const nonce = await issueCode(services, isMailed ? claim : { cpf, ...NOTHING })
  services.wakeDelivery()
  return { codigo: 'ok' as const, nonce }
}

const NOTHING = { purpose: 'nothing', email: '' } as const

function claimOf(account: Account | null, given: string): Omit<Claim, 'cpf'> {
  if (account === null) return given === '' ? NOTHING : { purpose: 'registration', email: given }
  if (!maySetPassword(account) || account.email === '') return NOTHING
  return { purpose: 'password', email: account.email }
}

/**
 * Whether the mailbox may receive another code today. Without a refusal, which would reveal that the CPF has
 * a mailbox.
 */
async function mayMail(services: Services, { cpf, email }: Claim, client: Client): Promise<boolean> {
  const device = provenDevice(services, await findCredentials(services.db, cpf), client.device)
  const mailbox = device === null ? `mail ${hashToken(email.toLowerCase())}` : `device ${hashToken(device)}`
  try {
    await consume(services.limits.codeMails, mailbox)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    services.logger.warn({ account: pseudonymOf(services, cpf) }, 'code held back')
    return false
  }
}
