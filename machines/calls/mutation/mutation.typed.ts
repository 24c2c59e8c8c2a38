import type { ActorLogic, PromiseActorLogic, SnapshotFrom } from 'xstate'

import type { AnyActorSystem } from '../../support/xstate-internals.ts'
import { writeMachine } from './mutation.machine.ts'
import type { WriteEvent, WriteInput, WriteOutcome } from './mutation.types.ts'

type Snapshot<Reply> = SnapshotFrom<typeof writeMachine> & {
  readonly output: WriteOutcome<Reply> | undefined
}

/** The chart with the types of one write. */
type Write<Request, Reply> = ActorLogic<Snapshot<Reply>, WriteEvent, WriteInput<Request>, AnyActorSystem>

/** Declares a write without its port. */
export const declareMutation = <Request, Reply>() => typed<Request, Reply>(writeMachine)

/** Provides the port of a write; its signal is aborted when the participant cancels. */
export const writeWith = <Request, Reply>(call: PromiseActorLogic<Reply, Request>) =>
  typed<Request, Reply>(
    writeMachine.provide({ actors: { call: call as PromiseActorLogic<unknown, unknown> } }),
  )

const typed = <Request, Reply>(machine: typeof writeMachine) => machine as unknown as Write<Request, Reply>
