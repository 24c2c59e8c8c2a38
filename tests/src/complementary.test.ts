import { expect, test } from 'vitest'

import { removeComplementaryDocument } from '#api/contract/complementary.ts'
import { CallError } from '#domain/call-failure.ts'
import { complementaryAdapter } from '#src/adapters/complementary.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { fakeClient } from './support/fake-client.ts'
import { outputOf } from './support/output-of.ts'

test('complementaryAdapter counts a missing document as removed: an earlier reply was lost (D-61)', async () => {
  const gone = { kind: 'refused', status: 404, message: 'Não encontrado.', problems: [] } as const
  const { client } = fakeClient([removeComplementaryDocument, new CallError(gone)])
  const { 'documentRemoval.removeDocument': remove } = complementaryAdapter(client)
  const request = { id: 41, owner: { participant, cloud } }
  expect(await outputOf(remove, { request })).toMatchObject({ kind: 'done' })
})
