import type { ActorLogic, PromiseActorLogic, SnapshotFrom } from 'xstate'

import type { AnyActorSystem } from '../../support/xstate-internals.ts'
import { mutationMachine } from './mutation.machine.ts'
import type { MutationEvent, MutationInput, MutationOutcome } from './mutation.types.ts'

type Snapshot<Reply> = SnapshotFrom<typeof mutationMachine> & {
  readonly output: MutationOutcome<Reply> | undefined
}

/** The chart with the types of one mutation. */
type Mutation<Request, Reply> = ActorLogic<
  Snapshot<Reply>,
  MutationEvent,
  MutationInput<Request>,
  AnyActorSystem
>

/** Declares a mutation without its port. */
export const declareMutation = <Request, Reply>() => typed<Request, Reply>(mutationMachine)

/** Provides the port of a mutation; its signal is aborted when the participant cancels. */
export const provideMutation = <Request, Reply>(call: PromiseActorLogic<Reply, Request>) =>
  typed<Request, Reply>(
    mutationMachine.provide({ actors: { call: call as PromiseActorLogic<unknown, unknown> } }),
  )

const typed = <Request, Reply>(machine: typeof mutationMachine) =>
  machine as unknown as Mutation<Request, Reply>
