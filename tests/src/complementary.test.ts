import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'

import { removeComplementaryDocument } from '#api/contract/complementary.ts'
import { CallError } from '#domain/call-failure.ts'
import { complementaryAdapter } from '#src/adapters/complementary.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { type FakeAnswer, fakeClient } from './support/fake-client.ts'

const owner = { participant, cloud }

function against(...answers: readonly FakeAnswer[]) {
  const { client, asked } = fakeClient(...answers)
  return { ...complementaryAdapter(client), asked }
}

describe('complementaryAdapter', () => {
  test('counts a missing document as removed: an earlier reply was lost (D-61)', async () => {
    const gone = { kind: 'refused', status: 404, message: 'Não encontrado.', problems: [] } as const
    const ports = against([removeComplementaryDocument, new CallError(gone)])
    const input = { request: { id: 41, owner } }
    const outcome = await toPromise(createActor(ports['documentRemoval.removeDocument'], { input }).start())
    expect(outcome).toMatchObject({ kind: 'done' })
  })
})
