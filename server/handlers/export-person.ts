import type { exportPerson as call } from '#api/contract/desk.ts'
import { bareCpf } from '#domain/people/cpf.ts'
import { personData } from '#server/desk/export/person-data.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { roleOf } from '#server/desk/role.ts'
import type { Handler } from '#server/http/handler.ts'
import { notFound, roleForbids } from '#server/kernel/errors.ts'

/** Everything about a person, for a role that exports; that is recorded too. */
export const exportPerson: Handler<typeof call> = async ({ body }, { db, fund, clock }, caller) => {
  const role = roleOf(fund, caller)
  if (!role.exports) throw roleForbids(role.name)
  const person = await db
    .selectFrom('person')
    .select(['id', 'cpf'])
    .where('cpf', '=', bareCpf(body.cpf))
    .executeTakeFirst()
  if (!person) throw notFound()
  const dados = await personData(db, person)
  const documentos = await db
    .selectFrom('document')
    .innerJoin('cloud', 'cloud.id', 'document.cloud_id')
    .select(['document.id', 'document.file_name as arquivo'])
    .where('cloud.person_id', '=', person.id)
    .orderBy('document.id')
    .execute()
  await recordRead({ db, clock }, caller, { what: 'export', personId: person.id })
  return { codigo: 'ok' as const, dados, documentos }
}
