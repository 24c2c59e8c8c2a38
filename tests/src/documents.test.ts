import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { newComplementaryDocument } from '#api/contract/complementary.ts'
import { newDocument } from '#api/contract/documents.ts'
import { CallError } from '#domain/call-failure.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import type { Destination, FileProgressed } from '#machines/documents/upload/index.ts'
import { documentsAdapter } from '#src/adapters/documents.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { fileOf, hold } from '#ui/browser/held-files.ts'
import { type FakeAnswer, fakeClient } from './support/fake-client.ts'
import { outputOf } from './support/output-of.ts'

const owner = { participant, cloud }
const slot = { requestId: 7, rowId: 31, dependantId: null, documentTypeId: 9, title: 'RG' }
const toRow: Destination = { kind: 'row', slot }

const rg = () => hold(new File(['%PDF'], 'rg.pdf'))
const stored = { codigo: 'ok', id_documento: 5, id_documento_ged: '5005' }

/** An upload like that of its chart, with predictable keys. */
function uploadsAgainst(...answers: readonly FakeAnswer[]) {
  const { client, asked } = fakeClient(...answers)
  let keys = 0
  const { 'upload.sendFile': sendFile } = documentsAdapter({ call: client, newKey: () => `key-${++keys}` })
  const send = (file: HeldFile, destination: Destination = toRow) =>
    outputOf(sendFile, { destination, owner, file, listener: { send: () => {} } })
  return { asked, send }
}

// DOCUMENTS-39, UPLOAD-20, UPLOAD-21
describe('documentsAdapter upload', () => {
  test.each<[Destination, number]>([
    [toRow, 9],
    [{ kind: 'cloud', documentTypeId: 12 }, 12],
  ])('sends a file to the cloud of the participant: %j', async (destination, id_tipo_documento) => {
    const { asked, send } = uploadsAgainst([newDocument, stored])
    const file = rg()
    expect(await send(file, destination)).toEqual({ documentId: 5, storeId: '5005' })
    expect(asked).toEqual([
      {
        call: newDocument,
        params: undefined,
        key: 'key-1',
        body: {
          id_nuvem: 900,
          id_tipo: 405,
          id_tipo_documento,
          id_protocolo_ged: '7788',
          token_ged: 'store-token',
          arquivo: fileOf(file),
          usuario: '52998224725',
          nome: 'Marina Duarte',
          id_origem: 1,
          escopo: 'P',
        },
      },
    ])
  })

  test('sends a complementary document to its request with one call', async () => {
    const { asked, send } = uploadsAgainst([newComplementaryDocument, { ...stored, id: 41 }])
    const destination = { kind: 'complementary', requestId: 7, documentTypeId: 12 } as const
    expect(await send(rg(), destination)).toEqual({ documentId: 5, storeId: '5005' })
    expect(asked).toMatchObject([
      { key: 'key-1', body: { id_requerimento: 7, id_tipo_documento: 12, arquivo: { name: 'rg.pdf' } } },
    ])
  })
})

test('documentsAdapter aborts an upload that is given up, which is heard of no more', () => {
  let given: AbortSignal | undefined
  const heard: FileProgressed[] = []
  const { 'upload.sendFile': sendFile } = documentsAdapter({
    call: (_call, sent) => {
      given = sent?.signal
      return new Promise(() => {})
    },
    newKey: () => 'key',
  })
  const listener = { send: (event: FileProgressed) => heard.push(event) }
  const sending = createActor(sendFile, { input: { destination: toRow, owner, file: rg(), listener } })
  sending.start().stop()
  expect(given?.aborted).toBe(true)
  expect(heard).toEqual([])
})

describe('documentsAdapter idempotency key (D-61)', () => {
  test('stays the same for a repeated file, and differs for another file', async () => {
    const { asked, send } = uploadsAgainst([newDocument, new CallError({ kind: 'interrupted' })])
    const file = rg()
    for (const each of [file, file, rg()]) await send(each).catch(() => {})
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2'])
  })

  test('differs for the same file as another type of document', async () => {
    const { asked, send } = uploadsAgainst([newDocument, new CallError({ kind: 'interrupted' })])
    const file = rg()
    for (const documentTypeId of [9, 12, 9])
      await send(file, { kind: 'cloud', documentTypeId }).catch(() => {})
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-1'])
  })
})
