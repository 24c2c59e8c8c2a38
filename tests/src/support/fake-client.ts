import * as v from 'valibot'

import type { Client } from '#api/client/client.ts'
import type { Call } from '#api/contract/call.ts'

export type FakeAnswer = readonly [call: Call, answer: unknown]

/** A server with these calls; an Error is thrown, other answers must match the contract. */
export function fakeClient(...answers: readonly FakeAnswer[]) {
  const asked: {
    readonly call: Call
    readonly params: unknown
    readonly body: unknown
    readonly key: string | undefined
  }[] = []
  const client: Client = async (call, { params, body, key } = {}) => {
    asked.push({ call, params, body, key })
    const known = answers.find(([one]) => one === call)
    if (!known) throw new Error(`Unexpected call: ${call.path}`)
    if (known[1] instanceof Error) throw known[1]
    return v.parse(call.reply, known[1]) as v.InferOutput<typeof call.reply>
  }
  return { client, asked }
}
