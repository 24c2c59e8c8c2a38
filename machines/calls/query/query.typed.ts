import type { ActorLogic, ActorRefFrom, PromiseActorLogic, SnapshotFrom } from 'xstate'

import type { AnyActorSystem } from '../../support/xstate-internals.ts'
import { queryMachine } from './query.machine.ts'
import type { QueryEvent, QueryInput, QueryOutcome } from './query.types.ts'

type Snapshot<Reply> = SnapshotFrom<typeof queryMachine> & {
  readonly output: QueryOutcome<Reply> | undefined
}

/** The chart with the types of one query. */
export type Query<Request, Reply> = ActorLogic<
  Snapshot<Reply>,
  QueryEvent,
  QueryInput<Request>,
  AnyActorSystem
>

export type QueryActor = ActorRefFrom<typeof queryMachine>

/** Declares a query without its port. */
export const declareQuery = <Request, Reply>() => typed<Request, Reply>(queryMachine)

/** Provides the port of a query. */
export const provideQuery = <Request, Reply>(call: PromiseActorLogic<Reply, Request>) =>
  typed<Request, Reply>(
    queryMachine.provide({ actors: { call: call as PromiseActorLogic<unknown, unknown> } }),
  )

const typed = <Request, Reply>(machine: typeof queryMachine) => machine as unknown as Query<Request, Reply>

type Ended<Reply> = { readonly event: { readonly output: QueryOutcome<Reply> } }

export const isNotFound = (_: unknown, { outcome }: { outcome: QueryOutcome }) => outcome.kind === 'notFound'

/** The reply of an ended read. Throws if nothing was found. */
export function replyIn<Reply>({ event: { output } }: Ended<Reply>): Reply {
  if (output.kind !== 'loaded') throw new Error('query: there is no reply')
  return output.reply
}
