import type { Call } from '#api/contract/call.ts'
import { salary } from '#api/contract/enrolment.ts'
import {
  type FirstRead,
  firstRead,
  readsAfterStart,
  requestReads,
  startReads,
} from '#api/contract/first-reads.ts'
import { suggestForRequest } from '#api/contract/requests.ts'
import type { Place } from '#domain/navigation/place.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'

/** Placeholders that the page replaces by what the tab has stored of its session. */
const PERSON = { cpf: '{cpf}', cloudId: '{cloud}' }

/** A read of the API that the page starts before its scripts are loaded (P-525). */
export type PrefetchedCall = {
  readonly method: Call['method']
  readonly url: string
  readonly body: string | null
}

/** The first calls of a stored session at a place. */
export const prefetchedCalls = (place: Place, api: string): readonly PrefetchedCall[] =>
  [
    ...startReads(PERSON),
    ...readsAfterStart(place, PERSON),
    ...requestReads(place),
    ...newRequestReads(place),
  ].map(({ call: { method, path }, sent: { params, body } }) => ({
    method,
    url: api + path.replace(/:(\w+)/, (_, name: string) => String((params as Record<string, unknown>)[name])),
    body: body === undefined ? null : JSON.stringify(body),
  }))

/** They depend on the kind of the request, and no kind is in the first script of the browser. */
function newRequestReads(place: Place): readonly FirstRead[] {
  if (place.screen !== 'request' || place.requestId !== null) return []
  const kind = kindOf(place.typeId ?? 0)
  return [
    ...(kind?.form ? [firstRead(suggestForRequest)] : []),
    ...(kind?.asksSalary ? [firstRead(salary, { body: { cpf: PERSON.cpf } })] : []),
  ]
}
