import type { erasePerson as call } from '#api/contract/desk.ts'
import { bareCpf } from '#domain/people/cpf.ts'
import { erasePerson as erase } from '#server/desk/erase/erase-person.ts'
import { roleOf } from '#server/desk/role.ts'
import type { Handler } from '#server/http/handler.ts'
import { roleForbids } from '#server/kernel/errors.ts'

/** Erases a person whose data the fund does not need any more, for a role that erases. */
export const erasePerson: Handler<typeof call> = async ({ body }, services, caller) => {
  const role = roleOf(services.fund, caller)
  if (!role.erases) throw roleForbids(role.name)
  const erased = await erase(services, caller, { cpf: bareCpf(body.cpf), reason: body.motivo.trim() })
  const { documents: documentos, requests: requerimentos, anonymous: requerimentos_anonimos } = erased
  return { codigo: 'ok' as const, documentos, requerimentos, requerimentos_anonimos }
}
