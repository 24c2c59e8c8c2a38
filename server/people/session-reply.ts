import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'

import type { ReplyOf } from '#api/contract/call.ts'
import type { startSession } from '#api/contract/session.ts'
import { compiledOnce, type ValueOf } from '#server/database/compiled.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Caller } from '#server/sessions/caller.ts'

import { addressFromRow, addressOf } from './address.ts'
import { membershipsOf } from './facts.ts'

type Needs = {
  readonly db: Queries
  readonly fund: FundReference
}

const flag = (value: boolean) => (value ? 'S' : 'N')

/** The reply of both calls that start a session: the person and their plans (D-03). */
export async function sessionReply(
  { db, fund }: Needs,
  caller: Caller,
): Promise<ReplyOf<typeof startSession>> {
  const [person] = await findPerson(db, { personId: caller.personId })
  if (!person) throw new Error('A session belongs to a person that does not exist')
  return {
    codigo: 'ok',
    token_ged: caller.storeToken,
    cpf: person.cpf,
    nome: person.name,
    id_pessoa_fisica: person.id,
    endereco: person.address && addressFromRow(person.address),
    data_nascimento: person.birth_date,
    permissao_resgate: flag(person.withdrawal_allowed),
    desligado_antes_1996: flag(person.left_before_1996),
    plano_participante: person.memberships.map((membership) => ({
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

const findPerson = compiledOnce((db, value: ValueOf<{ personId: number }>) =>
  db
    .selectFrom('person')
    .selectAll()
    .select([
      jsonArrayFrom(membershipsOf(db, value('personId'))).as('memberships'),
      jsonObjectFrom(addressOf(db, sql.ref('person.address_id'))).as('address'),
    ])
    .where('person.id', '=', value('personId')),
)
