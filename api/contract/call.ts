import type * as v from 'valibot'

type Schema = v.GenericSchema

/**
 * What the caller must have: nothing, a session, a session with consent, a role of the fund's staff, or either of
 * the last two. `nobody`: named by the specification, but never called (D-121); answered with 410 and nothing else.
 */
export type Access = 'public' | 'session' | 'consent' | 'staff' | 'consentOrStaff' | 'nobody'

/** A place of `/config.json` that calls go to. */
export type Host = 'api' | 'singleSignOn' | 'documentStore' | 'postalCode'

/** One row of the API contract. The browser's client, the reference server and the tests read the same object. */
export type Call<
  Params extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Allowed extends Access = Access,
> = {
  readonly method: 'GET' | 'POST'
  /** As the specification writes it, parameters as `:name`. */
  readonly path: `/${string}`
  /** Other paths that answer the same (D-122). */
  readonly aliases?: readonly `/${string}`[]
  /** The host of `/config.json` that serves it. */
  readonly host: Host
  readonly access: Allowed
  /** A read may be repeated without asking; a write only by the participant's decision (D-61). */
  readonly effect: 'read' | 'write'
  /** The same `Idempotency-Key` once more leads to what it led to before (D-54). */
  readonly keyed?: true
  readonly encoding: 'none' | 'json' | 'multipart'
  /** Those of the path; what the path does not name comes in the query and may be left out. */
  readonly params: Params
  readonly body: Body
  readonly reply: Reply
  /** A file's bytes come as they are, under the name of Content-Disposition; the schema sees what `file` says. */
  readonly answer?: 'json' | 'file'
  /** What the call is for, in one pt-BR sentence: for whoever reads the contract. */
  readonly summary: string
}

/** A call of the contract with the exact types of its schemas and of its access. */
export function defineCall<
  const Params extends Schema,
  const Body extends Schema,
  const Reply extends Schema,
  const Allowed extends Access,
>(call: Call<Params, Body, Reply, Allowed>): Call<Params, Body, Reply, Allowed> {
  return call
}

export type ParamsOf<C extends Call> = v.InferInput<C['params']>
export type BodyOf<C extends Call> = v.InferInput<C['body']>
export type ReplyOf<C extends Call> = v.InferOutput<C['reply']>
