import { isEnded, STATUS_LABELS } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import type { PersonKind } from '#server/database/schema.ts'

/** Why the fund still needs the data of a person, in pt-BR; empty if it does not. */
export async function reasonsToKeep(
  db: Queries,
  { id, kind }: { readonly id: number; readonly kind: PersonKind },
): Promise<readonly string[]> {
  const memberships = await db
    .selectFrom('membership')
    .select('plan_id')
    .where('person_id', '=', id)
    .where('ended_on', 'is', null)
    .execute()
  const benefits = await db.selectFrom('received_benefit').select('id').where('person_id', '=', id).execute()
  const requests = await db
    .selectFrom('request')
    .select(['protocol', 'status'])
    .where('person_id', '=', id)
    .where('status', '!=', 'L')
    .orderBy('id')
    .execute()
  return [
    ...(kind === 'staff' ? ['é da equipe do fundo'] : []),
    ...(memberships.length > 0 ? ['está em um plano'] : []),
    ...(benefits.length > 0 ? ['recebe um benefício'] : []),
    ...requests
      .filter(({ status }) => !isEnded(status))
      .map(
        ({ protocol, status }) => `o requerimento ${protocol} está na situação "${STATUS_LABELS[status]}"`,
      ),
  ]
}
