import type { Call } from '#api/contract/call.ts'
import { checkConsent } from '#api/contract/consent.ts'
import { salary } from '#api/contract/enrolment.ts'
import { lists, tables } from '#api/contract/reference.ts'
import { listRequests, showRequest, suggestForRequest } from '#api/contract/requests.ts'
import { startSession } from '#api/contract/session.ts'
import { type Place, readsListFirst } from '#domain/navigation/place.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'

/** Placeholders that the page replaces by what the tab has stored of its session. */
const CPF = '{cpf}'
const CLOUD = '{cloud}'

/** A read of the API that the page starts before its scripts are loaded (P-525). */
export type PrefetchedCall = {
  readonly method: Call['method']
  readonly url: string
  readonly body: string | null
}

/** The first calls of a stored session at a place; none where no session is needed. */
export function prefetchedCalls(place: Place, api: string): readonly PrefetchedCall[] {
  const call = (
    { method, path }: Call,
    body: object | null = null,
    id: string | number = '',
  ): PrefetchedCall => ({
    method,
    url: api + path.replace(/:\w+/, String(id)),
    body: body && JSON.stringify(body),
  })
  const ofSession = [
    call(startSession, { cpf: CPF }),
    call(tables),
    call(lists),
    call(checkConsent, { cpf: CPF }),
  ]
  if (readsListFirst(place)) return [...ofSession, call(listRequests, null, CLOUD)]
  switch (place.screen) {
    case 'noPassword':
    case 'accessibility':
      return []
    case 'view':
      return [...ofSession, call(showRequest, null, place.requestId)]
    case 'request': {
      if (place.requestId !== null) return [...ofSession, call(showRequest, null, place.requestId)]
      const kind = kindOf(place.typeId ?? 0)
      return [
        ...ofSession,
        ...(kind?.form ? [call(suggestForRequest)] : []),
        ...(kind?.asksSalary ? [call(salary, { cpf: CPF })] : []),
      ]
    }
    default:
      return ofSession
  }
}
