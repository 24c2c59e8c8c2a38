import { CallError } from '#domain/call-failure.ts'
import { type MutationOutcome, provideMutation } from '#machines/calls/mutation/index.ts'

import { controlledPort } from './deferred.ts'

/** The mutation chart over a port that the test answers with the outcome of the mutation. */
export function controlledMutation<Request, Reply>() {
  const call = controlledPort<Reply, Request>()
  return {
    logic: provideMutation(call.logic),
    inputs: call.inputs,
    end(outcome: MutationOutcome<Reply>) {
      if (outcome.kind === 'done') call.answer(outcome.reply)
      else call.fail(new CallError(outcome))
    },
    interrupt: () => call.fail(new CallError({ kind: 'interrupted' })),
  }
}
