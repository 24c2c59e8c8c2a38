import type { participantPlans as call } from '#api/contract/people.ts'
import type { Handler } from '#server/http/handler.ts'
import { findMemberships } from '#server/people/facts.ts'
import { lookUp } from '#server/people/look-up.ts'

/** The plans of the person with a CPF, ended ones too (D-42). */
export const participantPlans: Handler<typeof call> = async ({ body, client }, services, caller) => {
  const found = await lookUp(services, { caller, address: client.address }, body.cpf, 'plans')
  const memberships = found === null ? [] : await findMemberships(services.db, found.personId)
  return {
    codigo: 'ok' as const,
    planos_participante: memberships.map(({ planId }) => ({
      id: planId,
      descricao: services.fund.plans.find(({ id }) => id === planId)?.name ?? '',
    })),
  }
}
