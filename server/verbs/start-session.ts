import { startSession as call } from '#api/contract/session.ts'
import { forSession } from '#server/http/verb.ts'
import { findAddress } from '#server/people/address.ts'
import { findMemberships } from '#server/people/facts.ts'
import { requireSelf } from '#server/sessions/caller.ts'

const flag = (value: boolean) => (value ? 'S' : 'N')

/** Who is logged in and in which plans; the CPF sent chooses nobody (D-03). */
export const startSession = forSession(call, async ({ body }, { db, fund }, caller) => {
  requireSelf(caller, { cpf: body.cpf })
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', caller.personId)
    .executeTakeFirstOrThrow()
  const memberships = await findMemberships(db, person.id)
  return {
    codigo: 'ok' as const,
    token_ged: caller.storeToken,
    cpf: person.cpf,
    nome: person.name,
    id_pessoa_fisica: person.id,
    endereco: await findAddress(db, person.address_id),
    data_nascimento: person.birth_date,
    permissao_resgate: flag(person.withdrawal_allowed),
    desligado_antes_1996: flag(person.left_before_1996),
    plano_participante: memberships.map((membership) => ({
      id_plano: membership.planId,
      id_categoria: membership.categoryId,
      dt_fim_plano: membership.endedOn,
      percentual_variavel: membership.variablePercent,
      dt_inicio_plano: membership.startedOn,
      id_situacao: membership.situationId,
    })),
    migrado: flag(person.migrated),
    max_file_size: fund.settings.maxFileMb,
    papel: person.role_id,
  }
})
