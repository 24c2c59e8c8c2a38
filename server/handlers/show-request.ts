import type { showRequest as call } from '#api/contract/requests.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Handler } from '#server/http/handler.ts'
import { typeNameIn } from '#server/requests/document-rows.ts'
import { findOwnWhole } from '#server/requests/show/whole-request.ts'
import { findSuggestions } from '#server/requests/suggestions.ts'
import { summaryOf } from '#server/requests/summary.ts'

export const showRequest: Handler<typeof call> = async ({ params }, { db, fund }, caller) => {
  const { request, parts } = await findOwnWhole(db, fund, { personId: caller.personId, id: params.id })
  return {
    codigo: 'ok' as const,
    requerimento: { ...summaryOf(request, fund), id_pessoa: request.person_id, versao: request.version },
    docs_obrig_bnf: askedOfPeople(fund, request.type_id),
    ...parts,
    sugestoes: isDraft(request) ? await findSuggestions(db, caller.personId) : null,
  }
}

/** A draft of a form that may take over what is on file, as a new request does. */
const isDraft = (request: { readonly status: string; readonly type_id: number }) =>
  request.status === 'L' && kindOf(request.type_id)?.form != null

const askedOfPeople = (fund: FundReference, typeId: number) =>
  fund.requiredDocuments
    .filter(({ of, requestTypes }) => of !== 'holder' && requestTypes.includes(typeId))
    .map(({ documentTypeId, rule }) => ({
      id_tipo_documento: documentTypeId,
      desc_tipo_documento: typeNameIn(fund, documentTypeId),
      regra: rule,
    }))
