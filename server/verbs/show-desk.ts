import { showDesk as call } from '#api/contract/desk.ts'
import type { StaffMoveName } from '#domain/requests/staff-moves.ts'
import { possibleEvents } from '#machines/request-status/index.ts'
import { deskRequest, nameOf } from '#server/desk/answer.ts'
import { roleOf } from '#server/desk/role.ts'
import { findStaffRequest } from '#server/desk/staff-request.ts'
import { infectedAmong } from '#server/documents/infected.ts'
import { forStaff } from '#server/http/verb.ts'
import { findAddress } from '#server/people/address.ts'
import { isAcceptance } from '#server/requests/acceptance.ts'
import { findDependants } from '#server/requests/answers/dependants.ts'
import { detailPairs, findDetails } from '#server/requests/answers/details.ts'
import { findComplementaryDocuments } from '#server/requests/complementary-documents.ts'
import { findDocumentRows, holderDocuments, withDocuments } from '#server/requests/document-rows.ts'
import { findMessages } from '#server/requests/timeline.ts'

/** Anybody's sent request with what was answered and attached, and what the caller may do with it now. */
export const showDesk = forStaff(call, async ({ params }, { db, fund }, caller) => {
  const { moves } = roleOf(fund, caller)
  const request = await findStaffRequest(db, params.id)
  const rows = await findDocumentRows(db, request.id)
  const details = await findDetails(db, request.id)
  const dependants = await findDependants(db, request.id)
  const complementary = await findComplementaryDocuments(db, fund, request.id)
  const attached = [
    ...rows.map(({ documentId }) => documentId),
    ...complementary.map(({ id_documento }) => id_documento),
  ].filter((id) => id !== null)
  const possible: readonly string[] = possibleEvents(request.status)
  const hasMove = (move: StaffMoveName) =>
    possible.includes(`staff.${move}`) && (move !== 'askAcceptance' || isAcceptance(request))
  return {
    codigo: 'ok' as const,
    requerimento: deskRequest(request, await nameOf(db, request), fund),
    detalhes: detailPairs(details),
    dependentes: withDocuments(dependants, rows, request.type_id, fund),
    endereco: await findAddress(db, request.address_id),
    documentos: holderDocuments(rows, request.type_id, fund),
    documentos_complementares: complementary,
    documentos_recusados: await infectedAmong(db, attached),
    mensagens: await findMessages(db, request.id),
    movimentos: moves.filter(hasMove),
  }
})
