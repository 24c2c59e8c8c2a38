import { type AnyActorLogic, createActor, type InputFrom, type OutputFrom, toPromise } from 'xstate'

/** Runs the logic of a port as its chart would, until it ends. */
export const outputOf = <Logic extends AnyActorLogic>(
  logic: Logic,
  input?: InputFrom<Logic>,
): Promise<OutputFrom<Logic>> => toPromise(createActor<AnyActorLogic>(logic, { input }).start())
