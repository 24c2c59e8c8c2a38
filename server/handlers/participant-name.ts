import type { participantName as call } from '#api/contract/people.ts'
import { maskedName } from '#domain/people/masked-name.ts'
import type { Handler } from '#server/http/handler.ts'
import { lookUp } from '#server/people/look-up.ts'

/** The name of the person with a CPF, masked for other persons. */
export const participantName: Handler<typeof call> = async ({ body, client }, services, caller) => {
  const found = await lookUp(services, { caller, address: client.address }, body.cpf, 'name')
  if (found === null) return { codigo: 'ok' as const, nome: '' }
  return { codigo: 'ok' as const, nome: found.isCaller ? found.name : maskedName(found.name) }
}
