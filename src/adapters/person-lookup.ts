import { fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { participantName, participantPlans } from '#api/contract/people.ts'
import type { NamedParticipant } from '#domain/requests/facts.ts'

/** Name and plans of one CPF, which count as one lookup (P-87). */
export const personLookUpAdapter = (call: Client) =>
  fromPromise<NamedParticipant, { digits: string }>(async ({ input: { digits }, signal }) => {
    const asked = { body: { cpf: digits }, signal }
    const [{ nome }, { planos_participante }] = await Promise.all([
      call(participantName, asked),
      call(participantPlans, asked),
    ])
    return {
      cpf: digits,
      name: nome,
      plans: planos_participante.map(({ id, descricao }) => ({ id, name: descricao })),
    }
  })
