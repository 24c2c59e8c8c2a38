import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { Client } from '#api/client/client.ts'
import { newComplementaryDocument } from '#api/contract/complementary.ts'
import { newDocument } from '#api/contract/documents.ts'
import { CallError } from '#domain/call-failure.ts'
import type { Destination, FileProgressed, SendRequest } from '#machines/documents/upload/index.ts'
import { documentsAdapter } from '#src/adapters/documents.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { fileOf, hold } from '#ui/browser/held-files.ts'
import { settled } from '../../model-tests/support/settled.ts'
import { type FakeAnswer, fakeClient } from './support/fake-client.ts'

const owner = { participant, cloud }
const slot = { requestId: 7, rowId: 31, dependantId: null, documentTypeId: 9, title: 'RG' }
const toRow: Destination = { kind: 'row', slot }

const rg = () => hold(new File(['%PDF'], 'rg.pdf'))
const stored = { codigo: 'ok', id_documento: 5, id_documento_ged: '5005' }

/** The ports with a client and predictable keys. */
function portsOver(call: Client) {
  let keys = 0
  return documentsAdapter({ call, newKey: () => `key-${++keys}` })
}

function portsAgainst(...answers: readonly FakeAnswer[]) {
  const { client, asked } = fakeClient(...answers)
  return { ...portsOver(client), asked }
}

/** Starts an upload like its chart; collects the events that the chart receives. */
function start(
  { 'upload.sendFile': sendFile }: Pick<ReturnType<typeof portsOver>, 'upload.sendFile'>,
  { file = rg(), destination = toRow }: Partial<Pick<SendRequest, 'file' | 'destination'>> = {},
) {
  const heard: FileProgressed[] = []
  const listener = { send: (event: FileProgressed) => heard.push(event) }
  const actor = createActor(sendFile, { input: { destination, owner, file, listener } })
  const ended = toPromise(actor)
  // Not awaited by every test.
  ended.catch(() => {})
  actor.start()
  return { heard, ended, stop: () => actor.stop() }
}

const idle = () => settled(() => {})

// DOCUMENTS-39, UPLOAD-20, UPLOAD-21
describe('documentsAdapter upload', () => {
  test.each<[Destination, number]>([
    [toRow, 9],
    [{ kind: 'cloud', documentTypeId: 12 }, 12],
  ])('sends a file to the cloud of the participant: %j', async (destination, id_tipo_documento) => {
    const ports = portsAgainst([newDocument, stored])
    const file = rg()
    const { ended } = start(ports, { file, destination })
    expect(await ended).toEqual({ documentId: 5, storeId: '5005' })
    expect(ports.asked).toEqual([
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
    const ports = portsAgainst([newComplementaryDocument, { ...stored, id: 41 }])
    const destination = { kind: 'complementary', requestId: 7, documentTypeId: 12 } as const
    const { ended } = start(ports, { destination })
    expect(await ended).toEqual({ documentId: 5, storeId: '5005' })
    expect(ports.asked).toMatchObject([
      { key: 'key-1', body: { id_requerimento: 7, id_tipo_documento: 12, arquivo: { name: 'rg.pdf' } } },
    ])
  })

  test('has no ids if the reply of the fund contains none', async () => {
    const ports = portsAgainst([newComplementaryDocument, { codigo: 'ok' }])
    const { ended } = start(ports, {
      destination: { kind: 'complementary', requestId: 7, documentTypeId: 12 },
    })
    expect(await ended).toEqual({ documentId: null, storeId: null })
  })

  test('ends without further events when aborted', async () => {
    let given: AbortSignal | undefined
    const { heard, stop } = start(
      portsOver((_call, sent) => {
        given = sent?.signal
        return new Promise((_answer, giveUp) => {
          given?.addEventListener('abort', () => giveUp(new CallError({ kind: 'interrupted' })))
        })
      }),
    )
    expect(given?.aborted).toBe(false)
    stop()
    expect(given?.aborted).toBe(true)
    await idle()
    expect(heard).toEqual([])
  })
})

describe('documentsAdapter idempotency key (D-61)', () => {
  test('stays the same for a repeated file, and differs for another file', async () => {
    const ports = portsAgainst([newDocument, new CallError({ kind: 'interrupted' })])
    const file = rg()
    start(ports, { file })
    await idle()
    start(ports, { file })
    start(ports, { file: rg() })
    await idle()
    expect(ports.asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2'])
  })

  test('differs for the same file as another type of document', async () => {
    const ports = portsAgainst([newDocument, new CallError({ kind: 'interrupted' })])
    const file = rg()
    for (const documentTypeId of [9, 12, 9]) {
      start(ports, { file, destination: { kind: 'cloud', documentTypeId } })
      await idle()
    }
    expect(ports.asked.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-1'])
  })
})
