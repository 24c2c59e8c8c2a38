import { CallError } from '#domain/call-failure.ts'
import { type WriteOutcome, writeWith } from '#machines/calls/mutation/index.ts'

import { controlledPort } from './deferred.ts'

/** The write chart over a port that the test answers with the outcome of the write. */
export function controlledWrite<Request, Reply>() {
  const call = controlledPort<Reply, Request>()
  return {
    logic: writeWith(call.logic),
    inputs: call.inputs,
    end(outcome: WriteOutcome<Reply>) {
      if (outcome.kind === 'done') call.answer(outcome.reply)
      else call.fail(new CallError(outcome))
    },
    interrupt: () => call.fail(new CallError({ kind: 'interrupted' })),
  }
}
