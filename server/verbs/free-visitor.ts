import { freeVisitor as call } from '#api/contract/desk.ts'
import { messages } from '#domain/messages.ts'
import { isCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { freeVisitor as free } from '#server/desk/free-visitor.ts'
import { at, invalid } from '#server/http/errors.ts'
import { forStaff } from '#server/http/verb.ts'

/** Frees a CPF that somebody registered as a visitor. */
export const freeVisitor = forStaff(call, async ({ body }, services, caller) => {
  if (!isCpf(body.cpf)) throw invalid(...at('cpf', messages.invalidCpf))
  await free(services, caller, { cpf: digitsOf(body.cpf), reason: body.motivo.trim() })
  return { codigo: 'ok' as const }
})
