import type { ReplyOf } from '#api/contract/call.ts'
import type { startSession } from '#api/contract/session.ts'
import type { Services } from '#server/http/services.ts'
import { findAddress } from '#server/people/address.ts'
import { findMemberships } from '#server/people/facts.ts'

import type { Caller } from './caller.ts'

const flag = (value: boolean) => (value ? 'S' : 'N')

/** Who is logged in and in which plans, for both ways of starting a session (core 7; D-03). */
export async function sessionAnswer(
  { db, fund }: Pick<Services, 'db' | 'fund'>,
  caller: Caller,
): Promise<ReplyOf<typeof startSession>> {
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', caller.personId)
    .executeTakeFirstOrThrow()
  const memberships = await findMemberships(db, person.id)
  return {
    codigo: 'ok',
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
      dt_inicio_plano: membership.startedOn ?? '',
      id_situacao: membership.situationId,
    })),
    migrado: flag(person.migrated),
    max_file_size: fund.settings.maxFileMb,
    papel: person.role_id,
  }
}
