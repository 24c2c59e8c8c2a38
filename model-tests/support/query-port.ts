import { CallError } from '#domain/call-failure.ts'
import { type LoadOutcome, loadWith } from '#machines/calls/query/index.ts'

import { controlledPort } from './deferred.ts'

/** The load chart over a port that the test answers with the outcome of the load. */
export function controlledLoad<Reply, Request = unknown>() {
  const call = controlledPort<Reply, Request>()
  return {
    logic: loadWith(call.logic),
    inputs: call.inputs,
    answer: call.answer,
    fail: call.fail,
    end(outcome: LoadOutcome<Reply>) {
      if (outcome.kind === 'loaded') call.answer(outcome.reply)
      else call.fail(new CallError({ kind: 'refused', status: 404, message: null, problems: [] }))
    },
  }
}
