import type { exportDocument as call } from '#api/contract/desk.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { roleOf } from '#server/desk/role.ts'
import { readStored } from '#server/documents/own-file.ts'
import type { Handler } from '#server/http/handler.ts'
import { notFound, roleForbids } from '#server/kernel/errors.ts'

/** A document of anyone, for a role that exports; that is recorded too. */
export const exportDocument: Handler<typeof call> = async ({ params }, services, caller) => {
  const { db, fund } = services
  const role = roleOf(fund, caller)
  if (!role.exports) throw roleForbids(role.name)
  const found = await db
    .selectFrom('document')
    .innerJoin('cloud', 'cloud.id', 'document.cloud_id')
    .selectAll('document')
    .select('cloud.person_id as personId')
    .where('document.id', '=', params.id)
    .executeTakeFirst()
  if (!found) throw notFound()
  await recordRead(services, caller, { what: 'document', personId: found.personId })
  return readStored(services, found)
}
