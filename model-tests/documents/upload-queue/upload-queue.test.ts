import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, type EventFrom, fromCallback } from 'xstate'

import type { DocumentSlot, UploadInput } from '#machines/documents/upload/index.ts'
import { type PendingUpload, uploadQueueMachine } from '#machines/documents/upload-queue/index.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { watchedGuard } from '../../support/watched-guard.ts'
import { anasIdentity, anasRg, betterRg, cases, identity, input, request, rg } from './upload-queue.cases.ts'

type Event = EventFrom<typeof uploadQueueMachine>
type Options = { readonly withRequest?: boolean; readonly visibleRowsOf?: number }

/** A queue after events; its uploads run until it stops them. */
function queueAfter(events: readonly Event[], { withRequest = true, visibleRowsOf }: Options = {}) {
  const carried: UploadInput['file'][] = []
  const upload = fromCallback<AnyEventObject, UploadInput>(({ input: { file } }) => {
    carried.push(file)
    return () => void carried.splice(carried.indexOf(file), 1)
  })
  const kept: AnyEventObject[] = []
  const storage = fromCallback(({ receive }) => receive((event) => kept.push(event)))
  const guard = watchedGuard()
  const machine: AnyStateMachine = uploadQueueMachine
  const { actor, heard } = inRecordedSystem(
    machine.provide({ actors: { upload, storage, beforeUnloadGuard: guard.logic } }),
    { input, absent: withRequest ? [] : ['request'], visibleRowsOf: visibleRowsOf ?? null },
  )
  const send = (...sent: readonly Event[]) => {
    for (const event of sent) actor.send(event)
  }
  send(...events)
  /** What the request on screen heard last. */
  const told = () => heard.documentRows.at(-1)
  return { send, carried, kept, held: guard.held, heard, told }
}

const wanted = (slot: DocumentSlot, file: UploadInput['file']): Event => ({
  type: 'transfer.wanted',
  slot,
  request,
  file,
})
const rowsOf = (requestId: number, ...rows: readonly DocumentSlot[]): Event => ({
  type: 'rows.reported',
  requestId,
  rows,
})
const settled = (row: DocumentSlot | null): Event => ({ type: 'row.settled', row })

const changed = (pendingUploads: readonly PendingUpload[], ...attached: readonly object[]) => ({
  type: 'uploadQueue.changed',
  pendingUploads,
  attached,
})
const rgAttached = { slot: identity, documentId: 70, storeId: 'ged-70', fileName: 'rg.pdf', file: rg }
const anas = { ...anasIdentity, file: anasRg }

test.each<[string, Event, readonly object[]]>([
  ['its row is removed', rowsOf(7, anasIdentity), []],
  ['its row gets another document', settled(identity), []],
  ['it is cancelled', cases.desiste, []],
  // An ended upload would keep its file in memory.
  ['it is attached', cases['o arquivo é anexado'], [rgAttached]],
])('upload queue: an upload ends where %s, and no other', (_, end, attached) => {
  const queue = queueAfter([wanted(identity, rg), wanted(anasIdentity, anasRg), settled(null)])
  expect(queue.carried).toEqual([rg, anasRg])
  const before = queue.heard.documentRows.length
  queue.send(end)
  expect(queue.carried).toEqual([anasRg])
  expect(queue.heard.documentRows.slice(before)).toEqual([changed([anas], ...attached)])
  expect(queue.kept.at(-1)).toMatchObject({ pendingUploads: [{ slot: anasIdentity }] })
  expect(queue.held).toEqual(['uploads'])
})

test('upload queue: the uploads of a request that ended are stopped, and no others', () => {
  const elsewhere = { ...anasIdentity, requestId: 8 }
  const queue = queueAfter([wanted(identity, rg), wanted(elsewhere, anasRg), rowsOf(7)])
  expect(queue.carried).toEqual([anasRg])
  expect(queue.told()).toEqual(changed([{ ...elsewhere, file: anasRg }]))
  queue.send(rowsOf(8))
  expect(queue.held).toEqual([])
})

test('upload queue: another file for the same row replaces the one before, and no other', () => {
  const queue = queueAfter([wanted(identity, rg), wanted(anasIdentity, anasRg), wanted(identity, betterRg)])
  expect(queue.carried).toEqual([anasRg, betterRg])
  expect(queue.told()).toEqual(changed([anas, { ...identity, file: betterRg }]))
})

test('upload queue: what was attached is told until the request is read again', () => {
  const queue = queueAfter([wanted(identity, rg), cases['o arquivo é anexado']])
  queue.send({ type: 'rows.awaited', requestId: 8 }, settled(anasIdentity), rowsOf(7, identity))
  expect(queue.told()).toEqual(changed([], rgAttached))
  queue.send({ type: 'rows.awaited', requestId: 7 }, rowsOf(7, identity))
  expect(queue.told()).toEqual(changed([]))
})

test.each([
  ['a row with another document since', settled(identity)],
  ['a removed row', rowsOf(7, anasIdentity)],
])('upload queue: what was attached is not told for %s', (_, change) => {
  const queue = queueAfter([wanted(identity, rg), cases['o arquivo é anexado'], change])
  expect(queue.told()).toEqual(changed([]))
})

test('upload queue: an interrupted upload is forgotten when its row gets another document (P-183)', () => {
  const of = (slot: DocumentSlot, fileName: string) => ({ slot, request, fileName })
  const old = of(identity, 'rg-de-ontem.pdf')
  const interrupted = [old, of(anasIdentity, 'ana-de-ontem.pdf')]
  const queue = queueAfter([{ type: 'uploads.recalled', interrupted }, wanted(anasIdentity, anasRg)])
  const pendingUploads = [of(anasIdentity, 'ana.pdf')]
  expect(queue.kept.at(-1)).toEqual({ type: 'uploads.changed', interrupted: [old], pendingUploads })
  queue.send(settled(identity))
  expect(queue.kept.at(-1)).toEqual({ type: 'uploads.changed', interrupted: [], pendingUploads })
})

test.each([
  ['no request is', { withRequest: false }],
  ['the request is, but not its documents,', {}],
  ['the documents of another request are', { visibleRowsOf: 8 }],
])('upload queue: while %s on screen, a notice names the stopped upload and why', (_, options) => {
  const destination = { kind: 'row', slot: anasIdentity } as const
  const refusal = 'O arquivo está vazio. Escolha outro arquivo.'
  const { heard } = queueAfter(
    [
      wanted(identity, rg),
      wanted(anasIdentity, anasRg),
      cases['o envio para'],
      { type: 'upload.stopped', destination, refusal },
    ],
    options,
  )
  const error = { type: 'notice.given', tone: 'error', time: 8_000 }
  const stopped = 'O envio de "Documento de identidade" parou. Tente de novo nos documentos do requerimento.'
  const notTaken = `O documento "Documento de identidade (Ana Duarte)" não foi aceito. ${refusal}`
  expect(heard.notices, 'notices of «upload.stopped»').toEqual([
    { ...error, text: stopped },
    { ...error, text: notTaken },
  ])
})

test("upload queue: the notice of an enrolment's document stays for four seconds", () => {
  const enrolment = { typeId: 11, name: 'Adesão, protocolo 2026000028' }
  const { heard } = queueAfter([
    { type: 'transfer.wanted', slot: identity, request: enrolment, file: rg },
    cases['o arquivo é anexado'],
  ])
  expect(heard.notices).toMatchObject([{ text: 'Documento gravado com sucesso!', time: 4_000 }])
})

const end = (slot: DocumentSlot, type: 'upload.finished' | 'upload.stopped' | 'upload.cancelled'): Event => ({
  fileName: 'rg.pdf',
  wasStored: false,
  documentId: 70,
  storeId: 'ged-70',
  refusal: null,
  type,
  destination: { kind: 'row', slot },
})

// P-many-files
test('upload queue: of files that are sent together one notice says at the end that they were saved', () => {
  const transfers = [identity, anasIdentity].map((slot) => ({ slot, file: rg }))
  const together: Event = { type: 'transfers.wanted', request, transfers }
  const saidAfter = (...events: readonly Event[]) => {
    const { heard } = queueAfter([together, ...events], { visibleRowsOf: 7 })
    return heard.notices.map(({ text }) => text)
  }
  const first = end(identity, 'upload.finished')
  const saved = 'Documento gravado com sucesso!'
  expect(saidAfter(first)).toEqual([])
  expect(saidAfter(first, end(anasIdentity, 'upload.finished'))).toEqual([saved])
  expect(saidAfter(first, end(anasIdentity, 'upload.stopped'))).toEqual([saved])
  expect(saidAfter(first, end(anasIdentity, 'upload.cancelled'))).toEqual([saved])
  expect(saidAfter(end(anasIdentity, 'upload.cancelled'), end(identity, 'upload.stopped'))).toEqual([])
  // One that is sent again is one that goes alone.
  expect(saidAfter(end(identity, 'upload.stopped'), end(anasIdentity, 'upload.finished'), first)).toEqual([
    saved,
    saved,
  ])
  const stopped = [end(identity, 'upload.stopped'), end(anasIdentity, 'upload.stopped')]
  const replaced = [wanted(anasIdentity, betterRg), end(anasIdentity, 'upload.cancelled')]
  expect(saidAfter(first, ...replaced, together, ...stopped)).toEqual([])
  const queue = queueAfter([wanted(identity, betterRg), together])
  expect(queue.carried).toEqual([rg, rg])
  expect(queue.told()).toEqual(
    changed([
      { ...identity, file: rg },
      { ...anasIdentity, file: rg },
    ]),
  )
})

test('upload queue: where no notice is shown, dismissing one stores nothing', () => {
  expect(queueAfter([cases['dispensa o aviso']]).kept).toEqual([])
})
