import { showAcceptance as call } from '#api/contract/acceptance.ts'
import { isJudged } from '#server/desk/document-situation.ts'
import { roleOf } from '#server/desk/role.ts'
import { findStaffRequest } from '#server/desk/staff-request.ts'
import { forConsentOrStaff } from '#server/http/verb.ts'
import { findAddress } from '#server/people/address.ts'
import { requireAcceptance } from '#server/requests/acceptance.ts'
import { findDependants } from '#server/requests/answers/dependants.ts'
import { detailPairs, findDetails } from '#server/requests/answers/details.ts'
import { findDocumentRows, withDocuments } from '#server/requests/document-rows.ts'
import { findOwnRequest } from '#server/requests/own-request.ts'
import { summaryOf } from '#server/requests/summary.ts'
import { findMessages } from '#server/requests/timeline.ts'
import { isStaff } from '#server/sessions/caller.ts'

/** An acceptance of the participant's own; for one of the fund's staff anybody's, by id or protocol (D-106). */
export const showAcceptance = forConsentOrStaff(call, async ({ params }, { db, fund }, caller) => {
  const role = isStaff(caller) ? roleOf(fund, caller) : null
  const found =
    role === null
      ? await findOwnRequest(db, caller.personId, params.id)
      : await findStaffRequest(db, params.id)
  const request = requireAcceptance(found)
  const address = await findAddress(db, request.address_id)
  const details = { ...(await findDetails(db, request.id)), email_pessoal: address?.email_pessoal ?? '' }
  const dependants = await findDependants(db, request.id)
  const rows = await findDocumentRows(db, request.id)
  return {
    codigo: 'ok' as const,
    requerimento: { ...summaryOf(request, fund), id_pessoa: request.person_id, versao: request.version },
    dependentes: withDocuments(dependants, rows, request.type_id, fund),
    mensagens: await findMessages(db, request.id),
    detalhes: detailPairs(details),
    ...(role !== null && { situacoes_permitidas: isJudged(request) ? role.documentSituations : [] }),
  }
})
