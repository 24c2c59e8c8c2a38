import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { saveRequest } from '#api/contract/requests.ts'

import { type Answer, type Calling, callingBy } from '../server/support/calling.ts'
import type { Recorder } from './record.ts'

/** How often a call without an answer is made again, on the next process. */
const REPETITIONS = 3

const NAMES = new Map<Call, string>(Object.entries(calls).map(([name, call]) => [call, name]))

const nameOf = (call: Call, body: unknown) =>
  call === saveRequest && (body as { situacao: string }).situacao === 'A'
    ? 'saveRequest (send)'
    : (NAMES.get(call) ?? call.path)

/** `unconnected`: nothing was sent. `cut`: it ended before the portal's answer, also where a proxy answers 502. */
type FailedConnection = 'unconnected' | 'cut'

const connectionOf = (error: unknown): FailedConnection => {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === 'ECONNREFUSED' ? 'unconnected' : 'cut'
}

/** A call that was refused, or that no process answered. */
export class CallFailed extends Error {}

/**
 * Calls the process of that index and records each attempt. A call without an answer is made again on the next process,
 * as a proxy or a person does; throws CallFailed for any answer but 200.
 */
export function measuredCalls(urls: readonly string[], index: number, recorder: Recorder): Calling['call'] {
  let at = index
  const { call: send } = callingBy((path, init) => fetch(`${urls[at % urls.length]}${path}`, init))
  return async (call, sent) => {
    const name = nameOf(call, sent?.body)
    for (let attempt = 0; attempt <= REPETITIONS; attempt++) {
      const start = performance.now()
      const answer: Answer | FailedConnection = await send(call, sent).catch(connectionOf)
      if (typeof answer === 'string') {
        recorder.failed(name, answer)
        at += 1
      } else if (answer.status === 200) {
        recorder.answered(name, performance.now() - start)
        return answer
      } else {
        recorder.failed(name, String(answer.status))
        throw new CallFailed(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)
      }
    }
    throw new CallFailed(`${name}: no answer`)
  }
}
