import { describe, expect, test } from 'vitest'
import { type AnyEventObject, createActor, createMachine, toPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { newComplementaryDocument } from '#api/contract/complementary.ts'
import { attachBeneficiaryDocument, attachDocument, newDocument } from '#api/contract/documents.ts'
import { CallError, type CallFailure } from '#domain/call-failure.ts'
import type { Destination, UploadInput } from '#machines/upload/index.ts'
import { liveDocuments } from '#src/live/live-documents.ts'

import { cloud, participant } from '../../model-tests/support/sample-participant.ts'
import { settled } from '../../model-tests/support/settled.ts'
import { type FakeAnswer, fakeClient } from './support/fake-client.ts'

const owner = { participant, cloud }
const slot = { requestId: 7, rowId: 31, dependantId: null, documentTypeId: 9, title: 'RG' }
const toRow: Destination = { kind: 'row', slot }

const rg = () => new File(['%PDF'], 'rg.pdf')
const stored = { codigo: 'ok', id_documento: 5, id_documento_ged: '5005' }

/** The ports over a client, with keys that can be told apart. */
function portsOver(call: Client) {
  let keys = 0
  return liveDocuments({ call, newKey: () => `key-${++keys}` })
}

function portsAgainst(...answers: readonly FakeAnswer[]) {
  const { client, asked } = fakeClient(...answers)
  return { ...portsOver(client), asked }
}

/** A file on its way, as its chart starts it; `heard` is what the chart would hear of it. */
function start(
  { sendFile }: Pick<ReturnType<typeof portsOver>, 'sendFile'>,
  { file = rg(), destination = toRow }: Partial<UploadInput> = {},
) {
  const heard: AnyEventObject[] = []
  const chart = createMachine({
    invoke: { src: sendFile, input: { destination, owner, file } },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  })
  const actor = createActor(chart).start()
  return { heard, stop: () => actor.stop() }
}

const idle = () => settled(() => {})

describe('a file on its way', () => {
  test.each<[Destination, number]>([
    [toRow, 9],
    [{ kind: 'cloud', documentTypeId: 12 }, 12],
  ])('goes into the cloud of whoever sends it: %j', async (destination, id_tipo_documento) => {
    const ports = portsAgainst([newDocument, stored])
    const file = rg()
    const { heard } = start(ports, { file, destination })
    await idle()
    expect(heard).toEqual([{ type: 'file.received', documentId: 5, storeId: '5005' }])
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
          arquivo: file,
          usuario: '52998224725',
          nome: 'Marina Duarte',
          id_origem: 1,
          escopo: 'P',
        },
      },
    ])
  })

  test('that is supplementary goes to its request by one call', async () => {
    const ports = portsAgainst([newComplementaryDocument, { ...stored, id: 41 }])
    const destination = { kind: 'complementary', requestId: 7, documentTypeId: 12 } as const
    const { heard } = start(ports, { destination })
    await idle()
    expect(heard).toEqual([{ type: 'file.received', documentId: 5, storeId: '5005' }])
    expect(ports.asked).toMatchObject([
      { key: 'key-1', body: { id_requerimento: 7, id_tipo_documento: 12, arquivo: { name: 'rg.pdf' } } },
    ])
  })

  test('of which the fund says only that it went well has no numbers', async () => {
    const ports = portsAgainst([newComplementaryDocument, { codigo: 'ok' }])
    const { heard } = start(ports, {
      destination: { kind: 'complementary', requestId: 7, documentTypeId: 12 },
    })
    await idle()
    expect(heard).toEqual([{ type: 'file.received', documentId: null, storeId: null }])
  })

  test('tells how far it is', async () => {
    const { client } = fakeClient([newDocument, stored])
    const ports = portsOver((call, sent) => {
      sent?.onProgress?.(2)
      sent?.onProgress?.(4)
      return client(call, sent)
    })
    const { heard } = start(ports)
    await idle()
    expect(heard).toEqual([
      { type: 'file.progressed', sent: 2 },
      { type: 'file.progressed', sent: 4 },
      { type: 'file.received', documentId: 5, storeId: '5005' },
    ])
  })

  test.each<CallFailure>([
    { kind: 'interrupted' },
    { kind: 'expired' },
    { kind: 'offContract' },
    { kind: 'refused', status: 413, message: 'Documento muito grande!', problems: [] },
  ])('that fails says why: %j', async (failure) => {
    const { heard } = start(portsAgainst([newDocument, new CallError(failure)]))
    await idle()
    expect(heard).toEqual([{ type: 'file.failed', failure }])
  })

  test('that fails by a defect of ours is no reason to send it again', async () => {
    const { heard } = start(portsAgainst([newDocument, new Error('a defect')]))
    await idle()
    expect(heard).toEqual([{ type: 'file.failed', failure: { kind: 'offContract' } }])
  })

  test('that is given up is stopped, and says no more', async () => {
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

describe('the key of an upload (D-61)', () => {
  test('stays the same where a file is sent once more, and is another for another file', async () => {
    const ports = portsAgainst([newDocument, new CallError({ kind: 'interrupted' })])
    const file = rg()
    start(ports, { file })
    await idle()
    start(ports, { file })
    start(ports, { file: rg() })
    await idle()
    expect(ports.asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2'])
  })

  test('is another where the same file is sent as a document of another type', async () => {
    const ports = portsAgainst([newDocument, new CallError({ kind: 'interrupted' })])
    const file = rg()
    for (const documentTypeId of [9, 12, 9]) {
      start(ports, { file, destination: { kind: 'cloud', documentTypeId } })
      await idle()
    }
    expect(ports.asked.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-1'])
  })
})

describe('the link to a row (D-74)', () => {
  test.each([
    { dependantId: null, call: attachDocument, row: { id_req_doc: 31 } },
    { dependantId: 90, call: attachBeneficiaryDocument, row: { id_req_bnf_doc: 31, id_beneficiario: 90 } },
  ])('of dependant $dependantId', async ({ dependantId, call, row }) => {
    const ports = portsAgainst([call, { codigo: 'ok', id_req_doc: 31, id_req_bnf_doc: 31 }])
    const input = { slot: { ...slot, dependantId }, owner, documentId: 5 }
    await toPromise(createActor(ports.attachDocument, { input }).start())
    const link = { id_documento: 5, id_situacao: 4, id_nuvem: 900, id_requerimento: 7, id_tipo_documento: 9 }
    expect(ports.asked).toMatchObject([{ call, body: { ...link, ...row, usuario: '52998224725' } }])
  })
})
