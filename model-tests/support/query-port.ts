import { CallError } from '#domain/call-failure.ts'
import { provideQuery, type QueryOutcome } from '#machines/calls/query/index.ts'

import { controlledPort } from './deferred.ts'

/** The query chart over a port that the test answers with the outcome of the query. */
export function controlledQuery<Reply, Request = unknown>() {
  const call = controlledPort<Reply, Request>()
  return {
    logic: provideQuery(call.logic),
    inputs: call.inputs,
    answer: call.answer,
    fail: call.fail,
    end(outcome: QueryOutcome<Reply>) {
      if (outcome.kind === 'loaded') call.answer(outcome.reply)
      else call.fail(new CallError({ kind: 'refused', status: 404, message: null, problems: [] }))
    },
  }
}
