import { CallError } from '#domain/call-failure.ts'
import { type WriteOutcome, writeWith } from '#machines/write/index.ts'

import { controlledPort } from './deferred.ts'

/** The write chart over a port that answers when the test says so, in the terms of the write's outcome. */
export function controlledWrite<Request, Reply>() {
  const call = controlledPort<Reply, Request>()
  return {
    logic: writeWith(call.logic),
    /** What was asked to be written, in order. */
    inputs: call.inputs,
    end(outcome: WriteOutcome<Reply>) {
      if (outcome.kind === 'done') call.answer(outcome.reply)
      else call.fail(new CallError(outcome))
    },
    interrupt: () => call.fail(new CallError({ kind: 'interrupted' })),
  }
}
