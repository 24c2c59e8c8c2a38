import type { trustBeneficiaries as call } from '#api/contract/requests.ts'
import type { Handler } from '#server/http/handler.ts'
import { findTrustBeneficiaries } from '#server/requests/trust-beneficiaries.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** The participant's beneficiaries in one plan; an empty list for a plan they are not in. */
export const trustBeneficiaries: Handler<typeof call> = async ({ body }, { db }, caller) => {
  requireSelf(caller, { personId: body.id_pessoa })
  const known = await findTrustBeneficiaries(db, caller.personId)
  return {
    dependentes: known
      .filter(({ plan_id }) => plan_id === body.id_plano)
      .map((person) => ({
        id_pessoa_dep: person.beneficiary_id,
        nm_pessoa: person.name,
        nr_cnpj_cpf: person.cpf,
        dt_nascimento: person.birth_date,
        ic_sexo: person.sex,
        id_parentesco: person.kinship_id,
        nm_parentesco: person.kinship_name,
        selecionado: 'N' as const,
      })),
  }
}
