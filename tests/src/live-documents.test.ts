import { expect, test } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { newDocument } from '#api/contract/documents.ts'
import { CallError } from '#domain/call-failure.ts'
import { liveDocuments } from '#src/live/live-documents.ts'

import { cloud, participant } from '../../model-tests/support/sample-participant.ts'
import { fakeClient } from './support/fake-client.ts'

const slot = { requestId: 7, rowId: 31, dependantId: null, documentTypeId: 9, title: 'RG' }
const picked = () => ({
  request: { slot, owner: { participant, cloud }, file: new File(['%PDF'], 'rg.pdf') },
})

/** The upload over a client, with keys that can be told apart. */
function uploadOver(call: Client) {
  let keys = 0
  return liveDocuments({ call, newKey: () => `key-${++keys}` }).uploadDocument
}

test('a file that is sent once more is the same upload, one that is picked anew is another (D-61)', async () => {
  const { client, asked } = fakeClient([newDocument, { codigo: 'ok', id_documento: 5 }])
  let isDown = true
  const logic = uploadOver(async (call, sent) => {
    const reply = await client(call, sent)
    if (isDown) throw new CallError({ kind: 'interrupted' })
    return reply
  })
  const upload = createActor(logic, { input: picked() }).start()
  await waitFor(upload, (snapshot) => snapshot.matches('interrupted'))
  isDown = false
  upload.send({ type: 'trouble.retried' })
  await toPromise(upload)
  await toPromise(createActor(logic, { input: picked() }).start())
  expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2'])
})

test('an upload that is given up is stopped', () => {
  let given: AbortSignal | undefined
  const logic = uploadOver((_call, sent) => {
    given = sent?.signal
    return new Promise(() => {})
  })
  const upload = createActor(logic, { input: picked() }).start()
  expect(given?.aborted).toBe(false)
  upload.stop()
  expect(given?.aborted).toBe(true)
})
