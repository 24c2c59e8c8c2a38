import type * as v from 'valibot'

import { nothing, saveParams } from './wire.ts'

type Schema = v.GenericSchema

/**
 * What the caller needs: nothing, a session, a session with consent, a staff role, or one of the last two.
 * `retired`: in the specification, but never called (D-121); answered with 410.
 */
export type Access = 'public' | 'session' | 'consent' | 'staff' | 'consentOrStaff' | 'retired'

/** A host in `/config.json`. */
export type Host = 'api' | 'singleSignOn' | 'documentStore' | 'postalCode'

/** One call of the API contract, shared by the client, the server and the tests. */
export type Call<
  Params extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Allowed extends Access = Access,
> = {
  readonly method: 'GET' | 'POST'
  /** As in the specification, with parameters as `:name`. */
  readonly path: `/${string}`
  readonly aliases?: readonly `/${string}`[]
  readonly host: Host
  readonly access: Allowed
  /** Reads are retried automatically; writes only if the participant retries (D-61). */
  readonly effect: 'read' | 'write'
  /** A repeated `Idempotency-Key` returns the first result (D-54). */
  readonly keyed?: true
  readonly encoding: 'none' | 'json' | 'multipart'
  /** Path parameters; parameters that are not in the path are optional query parameters. */
  readonly params: Params
  readonly body: Body
  readonly reply: Reply
  /** A file is sent as bytes, with its name in Content-Disposition; its schema is `file`. */
  readonly responseType?: 'json' | 'file'
  /** Purpose of the call, one pt-BR sentence for readers of the contract. */
  readonly summary: string
  /**
   * What the portal does where the API answers 404 or does not have it, one English sentence for the contract's
   * page; absent from calls that the portal needs or does not make.
   */
  readonly without?: string
}

/** What a call says itself; `access` is 'consent' and `host` 'api' where it does not say them. */
type Particulars<
  Params extends Schema,
  Body extends Schema,
  Reply extends Schema,
  Allowed extends Access,
> = Partial<Omit<Call<Params, Body, Reply, Allowed>, 'method' | 'path' | 'effect'>> &
  Pick<Call<Params, Body, Reply>, 'reply' | 'summary'>

/** A function that defines calls of one kind and keeps the exact types of their schemas and of the access. */
const callsOf =
  <UsualParams extends Schema>(
    kind: Pick<Call<UsualParams>, 'method' | 'effect' | 'encoding' | 'params' | 'keyed'>,
  ) =>
  <
    const Reply extends Schema,
    const Params extends Schema = UsualParams,
    const Body extends Schema = typeof nothing,
    const Allowed extends Access = 'consent',
  >(
    path: Call['path'],
    particulars: Particulars<Params, Body, Reply, Allowed>,
  ) => {
    const usual = { host: 'api', access: 'consent', body: nothing, ...kind, path } as const
    return { ...usual, ...particulars } as Call<Params, Body, Reply, Allowed>
  }

export const read = callsOf({ method: 'GET', effect: 'read', encoding: 'none', params: nothing })

/** POST only because the specification says so: nothing is stored. */
export const readByPost = callsOf({ method: 'POST', effect: 'read', encoding: 'json', params: nothing })

export const write = callsOf({ method: 'POST', effect: 'write', encoding: 'json', params: nothing })

/** Saves a request, with a key (D-54). */
export const save = callsOf({
  method: 'POST',
  effect: 'write',
  encoding: 'json',
  params: saveParams,
  keyed: true,
})

/** Sends a file, with a key (D-54). */
export const upload = callsOf({
  method: 'POST',
  effect: 'write',
  encoding: 'multipart',
  params: nothing,
  keyed: true,
})

/** Whether the call sends anything; one without a payload needs neither a body nor a content type (SERVER-55). */
export function hasPayload({ encoding, body }: Call): boolean {
  if (encoding === 'none') return false
  return !('entries' in body) || Object.keys(body.entries as object).length > 0
}

export type ParamsOf<C extends Call> = v.InferInput<C['params']>
export type BodyOf<C extends Call> = v.InferInput<C['body']>
export type ReplyOf<C extends Call> = v.InferOutput<C['reply']>
