import type { Client } from '#api/client/client.ts'
import type { ReplyOf } from '#api/contract/call.ts'
import type { showRequest } from '#api/contract/requests.ts'
import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { Answers } from '#domain/forms/form.ts'
import type { LearnedFacts } from '#domain/requests/facts.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import type { LoadRequest, SavedRequest, SaveRequest } from '#machines/submission/index.ts'

/** What `/api/requerimento/show` says, whatever the type. */
export type Shown = ReplyOf<typeof showRequest>

/** What a request begins with before anything is stored. */
export type Begun = { readonly answers: Partial<Answers>; readonly facts?: LearnedFacts }

/** What a saved request says that is not alike in all types. */
export type Opened = {
  readonly status: RequestStatus
  readonly statusName: string
  readonly version: number | null
  readonly answers: Answers
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly facts?: LearnedFacts
}

/** The calls of one family, by which its types are begun, opened, read and saved. */
export type RequestCalls = {
  readonly begin: (call: Client, asked: LoadRequest) => Promise<Begun>
  /** To be edited. */
  readonly open: (call: Client, shown: Shown) => Promise<Opened>
  /** To be read under 'Ver': the same, or less where all of it is in what is shown of any type. */
  readonly read: (call: Client, shown: Shown) => Promise<Pick<Opened, 'answers' | 'facts'>>
  readonly save: (call: Client, save: SaveRequest) => Promise<Omit<SavedRequest, 'nextKey'>>
}
