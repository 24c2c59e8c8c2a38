import { sql } from 'kysely'

import type { auditDesk as call } from '#api/contract/desk.ts'
import { bareCpf } from '#domain/people/cpf.ts'
import type { Queries } from '#server/database/connect.ts'
import { type AuditSubject, auditOf } from '#server/desk/audit.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { roleOf } from '#server/desk/role.ts'
import type { Handler } from '#server/http/handler.ts'
import { notFound, roleForbids } from '#server/kernel/errors.ts'
import { hashToken } from '#server/kernel/tokens.ts'

/** Who did and read what, for a role that audits; that is noted too (STAFF-11, STAFF-16). */
export const auditDesk: Handler<typeof call> = async ({ body }, { db, fund, clock }, caller) => {
  const role = roleOf(fund, caller)
  if (!role.audits) throw roleForbids(role.name)
  const subject = await subjectOf(db, body)
  const answer = await auditOf(db, fund, subject, body.pagina)
  await recordRead({ db, clock }, caller, { what: 'audit', ...(subject === 'fund' ? {} : subject) })
  return { codigo: 'ok' as const, ...answer }
}

async function subjectOf(
  db: Queries,
  { id, cpf }: { readonly id: number | null; readonly cpf: string },
): Promise<AuditSubject> {
  if (id !== null) {
    const request = await db
      .selectFrom('request')
      .select('id')
      .where((is) => is.or([is('id', '=', id), is('protocol', '=', String(id))]))
      .where('status', '!=', 'L')
      .executeTakeFirst()
    if (!request) throw notFound()
    return { requestId: request.id }
  }
  if (cpf.trim() === '') return 'fund'
  const digits = bareCpf(cpf)
  const person = await db.selectFrom('person').select('id').where('cpf', '=', digits).executeTakeFirst()
  const subject = { personId: person?.id ?? null, cpfHash: hashToken(digits) }
  if (!person && !(await isErased(db, subject.cpfHash))) throw notFound()
  return subject
}

/** Whether there were data of the CPF that the staff deleted. */
async function isErased(db: Queries, cpfHash: string): Promise<boolean> {
  const { rows } = await sql`
    select from erasure where cpf_hash = ${cpfHash}
    union all select from visitor_release where cpf_hash = ${cpfHash}`.execute(db)
  return rows.length > 0
}
