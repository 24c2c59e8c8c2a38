import type { Place } from '#domain/navigation/place.ts'

import type { BodyOf, Call, ParamsOf } from './call.ts'
import { checkConsent } from './consent.ts'
import { lists, tables } from './reference.ts'
import { listRequests, showRequest } from './requests.ts'
import { startSession } from './session.ts'

/** `cloudId` is null before the consent. */
type Person = { readonly cpf: string; readonly cloudId: number | string | null }

/** Their screen shows the list of requests, or leads to it. */
const WITH_LIST: readonly Place['screen'][] = ['login', 'list', 'types']

/** A read that is made before a chart asks for it, with what it sends. */
export const firstRead = <C extends Call>(
  call: C,
  sent: { readonly params?: ParamsOf<C>; readonly body?: BodyOf<C> } = {},
) => ({ call, sent })

export type FirstRead = ReturnType<typeof firstRead>

/** The reads without which no session starts. */
export const startReads = ({ cpf }: Person): readonly FirstRead[] => [
  firstRead(startSession, { body: { cpf } }),
  firstRead(tables),
  firstRead(lists),
]

/** The reads that follow the start of a session at a place, but those of a request. */
export const readsAfterStart = ({ screen }: Place, { cpf, cloudId }: Person): readonly FirstRead[] => [
  firstRead(checkConsent, { body: { cpf } }),
  ...(WITH_LIST.includes(screen) && cloudId !== null
    ? [firstRead(listRequests, { params: { id_nuvem: cloudId } })]
    : []),
]

/** The read of the request that a place names; none of a new one. */
export const requestReads = (place: Place): readonly FirstRead[] =>
  (place.screen === 'view' || place.screen === 'request') && place.requestId !== null
    ? [firstRead(showRequest, { params: { id: place.requestId } })]
    : []
