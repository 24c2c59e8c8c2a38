import type * as v from 'valibot'

import type { Call } from '#api/contract/call.ts'
import type { Caller, ConsentingCaller, StaffCaller } from '#server/sessions/caller.ts'

import type { Client } from './client.ts'
import type { ReadyReply } from './ready-reply.ts'
import type { Services } from './services.ts'

export type Input<C extends Call> = {
  readonly params: v.InferOutput<C['params']>
  readonly body: v.InferOutput<C['body']>
  /** `Idempotency-Key`; null if not sent (D-54). */
  readonly idempotencyKey: string | null
  readonly client: Client
}

type Reply<C extends Call> = Promise<v.InferInput<C['reply']> | ReadyReply>

/** The checked caller by the access of the call; null if no session is required. */
export type CallerFor = {
  readonly public: null
  readonly session: Caller
  readonly consent: ConsentingCaller
  readonly staff: StaffCaller
  readonly consentOrStaff: ConsentingCaller | StaffCaller
  readonly retired: never
}

export type Handler<C extends Call> = (
  input: Input<C>,
  services: Services,
  caller: CallerFor[C['access']],
) => Reply<C>
