import type * as v from 'valibot'

import type { Call } from '#api/contract/call.ts'
import type { Caller, ConsentingCaller, StaffCaller } from '#server/sessions/caller.ts'

import type { Client } from './client.ts'
import type { Services } from './services.ts'

/** What came with a call, parsed by the contract. */
export type Input<C extends Call> = {
  readonly params: v.InferOutput<C['params']>
  readonly body: v.InferOutput<C['body']>
  /** `Idempotency-Key`, null when not sent (D-54). */
  readonly idempotencyKey: string | null
  readonly client: Client
}

type Answer<C extends Call> = Promise<v.InferInput<C['reply']>>

/** What serves one call, with the access that it counts on: the caller exists only where somebody checked. */
export type Verb<C extends Call> =
  | { readonly access: 'public'; readonly run: (input: Input<C>, services: Services) => Answer<C> }
  | {
      readonly access: 'session'
      readonly run: (input: Input<C>, services: Services, caller: Caller) => Answer<C>
    }
  | {
      readonly access: 'consent'
      readonly run: (input: Input<C>, services: Services, caller: ConsentingCaller) => Answer<C>
    }
  | {
      readonly access: 'staff'
      readonly run: (input: Input<C>, services: Services, caller: StaffCaller) => Answer<C>
    }
  | {
      readonly access: 'consentOrStaff'
      readonly run: (input: Input<C>, services: Services, caller: ConsentingCaller | StaffCaller) => Answer<C>
    }

type Run<C extends Call, Access> = Extract<Verb<C>, { access: Access }>['run']

/** For anybody, logged in or not. */
export const forAnybody = <C extends Call>(_call: C, run: Run<C, 'public'>): Verb<C> => ({
  access: 'public',
  run,
})

/** For who is logged in. */
export const forSession = <C extends Call>(_call: C, run: Run<C, 'session'>): Verb<C> => ({
  access: 'session',
  run,
})

/** For who is logged in and agreed to share documents (core 6). */
export const forConsent = <C extends Call>(_call: C, run: Run<C, 'consent'>): Verb<C> => ({
  access: 'consent',
  run,
})

/** For the fund's staff (D-106). What a role may do is asked of the role, not of the caller. */
export const forStaff = <C extends Call>(_call: C, run: Run<C, 'staff'>): Verb<C> => ({
  access: 'staff',
  run,
})

/** For who agreed to share documents, and for the fund's staff (D-106). */
export const forConsentOrStaff = <C extends Call>(_call: C, run: Run<C, 'consentOrStaff'>): Verb<C> => ({
  access: 'consentOrStaff',
  run,
})
