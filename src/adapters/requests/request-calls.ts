import type { CallInput, Client } from '#api/client/client.ts'
import type { Call, ReplyOf } from '#api/contract/call.ts'
import type { showRequest } from '#api/contract/requests.ts'
import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { Answers } from '#domain/forms/form.ts'
import type { LoadRequest, SavedRequest, SaveRequest } from '#domain/request-kinds/edited-request.ts'
import type { FetchedFacts } from '#domain/requests/facts.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

/** Reply of `/api/requerimento/show`, the same for all types. */
export type Shown = ReplyOf<typeof showRequest>

export type InitialRequest = { readonly answers: Partial<Answers>; readonly facts?: FetchedFacts }

/** The parts of a saved request that depend on its type. */
export type OpenedRequest = {
  readonly status: RequestStatus
  readonly statusName: string
  readonly version: number | null
  readonly answers: Answers
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly facts?: FetchedFacts
}

/** `hasLostReply`: an earlier save with this key got no reply. */
export type Saving = SaveRequest &
  Pick<CallInput<Call>, 'signal' | 'keepalive'> & { readonly hasLostReply: boolean }

/** The key of a save, and what the server has to know of it (P-13). */
export const keyed = ({ key, hasLostReply, signal, keepalive }: Saving) => ({
  key,
  ...(signal && { signal }),
  ...(keepalive && { keepalive }),
  params: hasLostReply ? { sem_resposta: 'S' } : {},
})

/** The calls of one family, by which its types are begun, opened, read and saved. */
export type RequestCalls = {
  readonly begin: (call: Client, asked: LoadRequest) => Promise<InitialRequest>
  /** For editing. */
  readonly open: (call: Client, shown: Shown) => Promise<OpenedRequest>
  /** For viewing; fewer calls if the reply for all types is sufficient. */
  readonly read: (call: Client, shown: Shown) => Promise<Pick<OpenedRequest, 'answers' | 'facts'>>
  readonly save: (call: Client, save: Saving) => Promise<Omit<SavedRequest, 'nextKey'>>
}
