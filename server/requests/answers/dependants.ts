import type { Selectable } from 'kysely'

import type { WireDependant } from '#api/contract/requests.ts'
import type { Queries } from '#server/database/connect.ts'
import type { DependantTable } from '#server/database/schema.ts'

import type { RequestId } from '../own-request.ts'
import { keptAndAdded } from './kept-and-added.ts'

/** Both kinds of dependants in their stored order (D-50). */
export const findDependants = async (db: Queries, requestId: number): Promise<readonly WireDependant[]> =>
  (await dependantsOf(db, requestId).execute()).map(dependantFromRow)

export const dependantsOf = (db: Queries, requestId: RequestId) =>
  db.selectFrom('dependant').selectAll().where('request_id', '=', requestId).orderBy('id')

/**
 * Replaces the dependants: known ids are updated, negative ones get a new id, missing ones are deleted.
 * Throws `notFound` for an id of another request, or a row that changes its person in the fund's records: its
 * documents are that person's.
 */
export async function replaceDependants(
  db: Queries,
  requestId: number,
  dependants: readonly WireDependant[],
): Promise<void> {
  const known = (await findDependants(db, requestId)).map(whoseRow)
  const { kept, added } = keptAndAdded(dependants, (row) => known.includes(whoseRow(row)))
  const ids = kept.map(({ id }) => id)
  await db
    .deleteFrom('dependant')
    .where('request_id', '=', requestId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute()
  for (const dependant of kept) {
    await db.updateTable('dependant').set(toRow(dependant)).where('id', '=', dependant.id).execute()
  }
  if (added.length === 0) return
  const rows = added.map((dependant) => ({ ...toRow(dependant), request_id: requestId }))
  await db.insertInto('dependant').values(rows).execute()
}

const whoseRow = ({ id, tipo, id_pessoa_dep }: WireDependant) => `${tipo} ${id} ${id_pessoa_dep}`

const toRow = (dependant: WireDependant) => ({
  kind: dependant.tipo,
  name: dependant.nome,
  cpf: dependant.cpf,
  birth_date: dependant.data_nascimento,
  sex: dependant.sexo,
  dependence: dependant.dependencia,
  beneficiary_id: dependant.id_pessoa_dep,
  kinship_id: dependant.id_parentesco,
  kinship_name: dependant.nm_parentesco,
  chosen: dependant.selecionado === 'S',
})

export const dependantFromRow = (row: Selectable<DependantTable>): WireDependant => ({
  id: row.id,
  tipo: row.kind,
  nome: row.name,
  cpf: row.cpf,
  data_nascimento: row.birth_date,
  sexo: row.sex,
  dependencia: row.dependence,
  id_pessoa_dep: row.beneficiary_id,
  id_parentesco: row.kinship_id,
  nm_parentesco: row.kinship_name,
  selecionado: row.chosen ? 'S' : 'N',
})
