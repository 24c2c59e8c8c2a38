import type * as v from 'valibot'

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
  /** A file is answered as bytes, with its name in Content-Disposition; its schema is `file`. */
  readonly answer?: 'json' | 'file'
  /** Purpose of the call, one pt-BR sentence for readers of the contract. */
  readonly summary: string
}

/** Keeps the exact types of the schemas and of the access. */
export function defineCall<
  const Params extends Schema,
  const Body extends Schema,
  const Reply extends Schema,
  const Allowed extends Access,
>(call: Call<Params, Body, Reply, Allowed>): Call<Params, Body, Reply, Allowed> {
  return call
}

/** Whether the call sends anything; one without a payload needs neither a body nor a content type (SERVER-55). */
export function hasPayload({ encoding, body }: Call): boolean {
  if (encoding === 'none') return false
  return !('entries' in body) || Object.keys(body.entries as object).length > 0
}

export type ParamsOf<C extends Call> = v.InferInput<C['params']>
export type BodyOf<C extends Call> = v.InferInput<C['body']>
export type ReplyOf<C extends Call> = v.InferOutput<C['reply']>
