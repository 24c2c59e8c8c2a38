import type { showDesk as call } from '#api/contract/desk.ts'
import type { StaffMoveName } from '#domain/requests/staff-moves.ts'
import { possibleEvents } from '#machines/requests/request-status/index.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { deskRequest, nameOf } from '#server/desk/reply.ts'
import { roleOf } from '#server/desk/role.ts'
import { findStaffWhole } from '#server/desk/staff-request.ts'
import { infectedAmong } from '#server/documents/infected.ts'
import type { Handler } from '#server/http/handler.ts'
import { isAcceptance } from '#server/requests/acceptance.ts'

/** A sent request of any person with the currently possible moves. */
export const showDesk: Handler<typeof call> = async ({ params }, { db, fund, clock }, caller) => {
  const { moves } = roleOf(fund, caller)
  const { request, parts } = await findStaffWhole(db, fund, params.id)
  await recordRead({ db, clock }, caller, { what: 'request', requestId: request.id })
  const attached = [
    ...parts.documentos,
    ...parts.dependentes.flatMap(({ docs_obrigatorios }) => docs_obrigatorios),
    ...parts.documentos_complementares,
  ].flatMap(({ id_documento }) => id_documento ?? [])
  const possible = possibleEvents(request.status)
  const hasMove = (move: StaffMoveName) =>
    possible.includes(`staff.${move}`) && (move !== 'askAcceptance' || isAcceptance(request))
  return {
    codigo: 'ok' as const,
    requerimento: deskRequest(request, await nameOf(db, request), fund),
    nome_indicado: request.named_person,
    ...parts,
    documentos_recusados: await infectedAmong(db, attached),
    movimentos: moves.filter(hasMove),
  }
}
