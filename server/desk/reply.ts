import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { StoredRequest } from '#server/requests/own-request.ts'
import { summaryOf } from '#server/requests/summary.ts'

export const deskRequest = (request: StoredRequest, name: string, fund: FundReference) => ({
  ...summaryOf(request, fund),
  nome: name,
  versao: request.version,
})

export async function deskReply(db: Queries, fund: FundReference, request: StoredRequest) {
  return { codigo: 'ok' as const, requerimento: deskRequest(request, await nameOf(db, request), fund) }
}

export async function nameOf(db: Queries, { person_id }: StoredRequest): Promise<string> {
  const { name } = await db
    .selectFrom('person')
    .select('name')
    .where('id', '=', person_id)
    .executeTakeFirstOrThrow()
  return name
}
