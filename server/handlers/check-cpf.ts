import type { checkCpf as call } from '#api/contract/visitor.ts'
import { bareCpf } from '#domain/people/cpf.ts'
import type { PersonKind } from '#server/database/schema.ts'
import type { Handler } from '#server/http/handler.ts'
import { cpfFromAddress } from '#server/limits/keys.ts'
import { consume } from '#server/limits/limits.ts'
import { goodAnswers } from '#server/people/visitor-rules.ts'
import { findAccount } from '#server/people/visitors.ts'

/** Codes with and without a password; staff have those of participants (P-44). */
const CODES = {
  visitor: ['VI', 'VI'],
  registered: ['PF', 'PF'],
  participant: ['PA', 'NA'],
  pensioner: ['PE', 'NE'],
  staff: ['PA', 'NA'],
} as const satisfies Record<PersonKind, readonly [string, string]>

/** The kind of person of a CPF, in one query whatever it finds (D-120). */
export const checkCpf: Handler<typeof call> = async ({ body, client }, services) => {
  const cpf = bareCpf(body.cpf)
  goodAnswers(services, { cpf }, { cpf: 'cpf' })
  // First, so that a check that is refused for its CPF does not use up the limits of the address.
  await consume(services.limits.cpfChecks, cpfFromAddress(cpf, client.address))
  await consume(services.limits.cpfChecksOfAddress, client.address)
  await consume(services.limits.cpfChecksOfAddressOfDay, client.address)
  const account = await findAccount(services.db, cpf)
  if (account === null) return 'NAO'
  const [withPassword, without] = CODES[account.kind]
  return account.hasPassword ? withPassword : without
}
