import type { freeVisitor as call } from '#api/contract/desk.ts'
import { messages } from '#domain/messages.ts'
import { isCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { freeVisitor as free } from '#server/desk/free-visitor.ts'
import type { Handler } from '#server/http/handler.ts'
import { at, invalid } from '#server/kernel/errors.ts'

export const freeVisitor: Handler<typeof call> = async ({ body }, services, caller) => {
  if (!isCpf(body.cpf)) throw invalid(...at('cpf', messages.invalidCpf))
  await free(services, caller, { cpf: digitsOf(body.cpf), reason: body.motivo.trim() })
  return { codigo: 'ok' as const }
}
