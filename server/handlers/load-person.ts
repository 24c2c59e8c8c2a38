import type { loadPerson as call } from '#api/contract/enrolment.ts'
import type { Handler } from '#server/http/handler.ts'
import { findIdAndMembership, findParticipant } from '#server/requests/enrolment/records.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** The fund's data of the participant, and of no other person, to start an enrolment with. */
export const loadPerson: Handler<typeof call> = async ({ body }, { db }, caller) => {
  requireSelf(caller, { cpf: body.cpf })
  const { personId } = caller
  const person = await findIdAndMembership(db, personId)
  const serviceTime = await db
    .selectFrom('service_time')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('started_on')
    .orderBy('id')
    .execute()
  return {
    pessoa_fisica: { ...(await findParticipant(db, personId)), ...person },
    existe_trust: person.existe_trust,
    tempo_servico: serviceTime.map((row) => ({
      nm_empresa: row.company,
      ic_atividade: row.type_id,
      dt_ini: row.started_on,
      dt_fim: row.ended_on,
    })),
  }
}
