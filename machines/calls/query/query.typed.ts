import type { ActorLogic, ActorRefFrom, PromiseActorLogic, SnapshotFrom } from 'xstate'

import type { AnyActorSystem } from '../../support/xstate-internals.ts'
import { loadMachine } from './query.machine.ts'
import type { LoadEvent, LoadInput, LoadOutcome } from './query.types.ts'

type Snapshot<Reply> = SnapshotFrom<typeof loadMachine> & {
  readonly output: LoadOutcome<Reply> | undefined
}

/** The chart with the types of one read. */
export type Load<Request, Reply> = ActorLogic<Snapshot<Reply>, LoadEvent, LoadInput<Request>, AnyActorSystem>

export type LoadActor = ActorRefFrom<typeof loadMachine>

/** Declares a read without its port. */
export const declareQuery = <Request, Reply>() => typed<Request, Reply>(loadMachine)

/** Provides the port of a read. */
export const loadWith = <Request, Reply>(call: PromiseActorLogic<Reply, Request>) =>
  typed<Request, Reply>(
    loadMachine.provide({ actors: { call: call as PromiseActorLogic<unknown, unknown> } }),
  )

const typed = <Request, Reply>(machine: typeof loadMachine) => machine as unknown as Load<Request, Reply>

type Ended<Reply> = { readonly event: { readonly output: LoadOutcome<Reply> } }

export const isNotFound = (_: unknown, { outcome }: { outcome: LoadOutcome }) => outcome.kind === 'notFound'

/** The reply of an ended read. Throws if nothing was found. */
export function replyIn<Reply>({ event: { output } }: Ended<Reply>): Reply {
  if (output.kind !== 'loaded') throw new Error('load: there is no reply')
  return output.reply
}
