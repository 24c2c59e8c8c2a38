import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { type AnyEventObject, createActor, fromCallback } from 'xstate'
import { CallError } from '#domain/call-failure.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import { documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import type {
  AttachRequest,
  DocumentSlot,
  StoredDocument,
  UploadInput,
} from '#machines/documents/upload/index.ts'
import {
  type RowSettled,
  type UploadsChanged,
  type UploadsRecalled,
  uploadQueueMachine,
} from '#machines/documents/upload-queue/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import { identity as asked } from '#tools/samples/wizard.ts'
import { InterruptedUploads } from '#ui/parts/interrupted-uploads.tsx'
import { RequiredDocuments } from '#ui/parts/required-documents.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledNetwork } from '../../support/controlled-network.ts'
import { controlledPort } from '../../support/deferred.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { press } from '../../support/press.ts'
import { settled } from '../../support/settled.ts'
import { watchedGuard } from '../../support/watched-guard.ts'
import { input, request as ofRequest } from './upload-queue.cases.ts'

type Options = {
  /** Whether a request is on screen, which receives the events of its uploads. */
  withRequest?: boolean
  /** The id of the request whose rows are shown. */
  visibleRowsOf?: number
}

/** The rows of a request, the holder's and Ana's, with their uploads. Verbs act, `see…` asserts. */
export function openUploadQueue({ withRequest = true, visibleRowsOf }: Options = {}) {
  const network = controlledNetwork()
  const attach = controlledPort<void, AttachRequest>()
  const guard = watchedGuard()
  const tab = { recall: (_: UploadsRecalled) => {}, reported: [] as UploadsChanged[], cpf: '' }
  const machine = provideAll(uploadQueueMachine, {
    'uploadQueue.beforeUnloadGuard': guard.logic,
    'uploadQueue.storage': fromCallback<UploadsChanged, { readonly cpf: string }>(
      ({ input: { cpf }, receive, sendBack }) => {
        tab.recall = sendBack
        tab.cpf = cpf
        receive((changed) => tab.reported.push(changed))
      },
    ),
    'upload.attachDocument': attach.logic,
    'upload.sendFile': network.logic,
  })
  const { actor, heard } = inRecordedSystem(machine, {
    input,
    absent: withRequest ? [] : ['request'],
    visibleRowsOf: visibleRowsOf ?? null,
  })
  const reader = createActor(documentReaderMachine).start()
  const rows = {
    attach: null,
    isWaiting: false,
    uploadQueue: actor,
    reader,
    documents: [asked],
    status: 'L' as const,
    ofPeople: [asked],
  }
  renderInRouter(
    <>
      <InterruptedUploads actor={actor} />
      <RequiredDocuments {...rows} caption="Seus documentos" />
      <RequiredDocuments
        {...rows}
        caption="Documentos de Ana Duarte"
        person={{ dependantId: 90, name: 'Ana Duarte', documents: [asked] }}
      />
    </>,
  )

  const end = (how: () => void) => act(() => settled(how))
  const button = (label: string) => screen.getByLabelText(label, { selector: 'button' })
  const bars = () => [...document.querySelectorAll('progress')]

  return {
    want: (slot: DocumentSlot, file: HeldFile | StoredDocument, request = ofRequest) =>
      act(async () => actor.send({ type: 'transfer.wanted', slot, request, file })),
    recall: (recalled: UploadsRecalled) => act(async () => tab.recall(recalled)),
    showRows: (requestId: number, ...slots: readonly DocumentSlot[]) =>
      act(async () => actor.send({ type: 'rows.reported', requestId, rows: slots })),
    awaitRows: (requestId: number) => act(async () => actor.send({ type: 'rows.awaited', requestId })),
    settle: (row: RowSettled['row']) => act(async () => actor.send({ type: 'row.settled', row })),
    progress: (file: HeldFile, sent: number) => act(async () => network.progress(sent, file)),
    receive: (file: HeldFile, documentId: number) =>
      end(() => network.receive({ documentId, storeId: `ged-${documentId}` }, file)),
    cut: (file: HeldFile) => end(() => network.fail(new CallError({ kind: 'interrupted' }), file)),
    refuse: (file: HeldFile, message: string) =>
      end(() => network.fail(new CallError({ kind: 'refused', status: 400, message, problems: [] }), file)),
    attachmentEnds: () => end(() => attach.answer()),
    attachmentIsRefused: (message: string) =>
      end(() => attach.fail(new CallError({ kind: 'refused', status: 409, message, problems: [] }))),
    attachmentFails: () => end(() => attach.fail(new CallError({ kind: 'interrupted' }))),
    press: (label: string) => press(button(label)),
    dismiss: () => press(screen.getByText('Entendi')),
    /** There is no button while nothing was interrupted. */
    dismissUnasked: () => act(async () => actor.send({ type: 'interruption.dismissed' })),

    /** The text of each row's upload, in order: 'Enviando rg.pdf 42%'. */
    seeProgress: (...lines: readonly string[]) =>
      expect(bars().map((bar) => `${bar.labels[0]?.textContent} ${bar.value}%`)).toEqual(lines),
    seeStopped: (...words: readonly string[]) =>
      expect(
        [...document.querySelectorAll('table strong')].map((name) => name.parentElement?.textContent),
      ).toEqual(words),
    /** An upload that goes on existing would keep its file in memory. */
    seeNoUploads: () => expect(Object.keys(actor.getSnapshot().children)).toEqual(['storage']),
    seeCarried: (...files: readonly HeldFile[]) => {
      expect(network.carried).toHaveLength(files.length)
      for (const [index, file] of files.entries()) expect(network.carried[index]?.file).toBe(file)
    },
    /** The notices about interrupted uploads of earlier sessions, with the path of their links. */
    seeInterrupted: (...lines: readonly (readonly [words: string, leadsTo: string])[]) =>
      expect(
        [...document.querySelectorAll('ul > li')].map((line) => [
          line.querySelector('p')?.textContent,
          line.querySelector('a')?.getAttribute('href'),
        ]),
      ).toEqual(lines),
    /** The last value stored in the tab; null if nothing was stored. */
    seeKept: (expected: { interrupted: readonly string[]; pendingUploads: readonly string[] } | null) => {
      const names = (uploads: readonly { fileName: string }[]) => uploads.map(({ fileName }) => fileName)
      const last = tab.reported.at(-1)
      expect(
        last === undefined
          ? null
          : { interrupted: names(last.interrupted), pendingUploads: names(last.pendingUploads) },
      ).toEqual(expected)
    },
    seeKeptFor: (cpf: string) => expect(tab.cpf).toBe(cpf),
    seeOwner: (expected: UploadInput['owner']) => expect(network.carried[0]?.owner).toEqual(expected),
    seeAttached: (...requests: readonly Partial<AttachRequest>[]) =>
      expect(attach.inputs).toMatchObject(requests),
    seeUnloadGuarded: (guarded: boolean) => expect(guard.held).toEqual(guarded ? ['uploads'] : []),
    seeRowsReported: (...slots: readonly DocumentSlot[]) =>
      expect(heard.documentRows.at(-1)).toMatchObject({ type: 'uploadQueue.changed', pendingUploads: slots }),
    seeRequestEvents: (...events: readonly AnyEventObject[]) => expect(heard.documentRows).toEqual(events),
    /** The events for the request on screen since the last call. */
    takeRequestEvents: () => heard.documentRows.splice(0),
    seeStopNotices: (...texts: readonly string[]) =>
      expect(heard.notices.filter(({ tone }) => tone === 'error')).toEqual(
        texts.map((text) => ({ type: 'notice.given', text, tone: 'error', time: 8_000 })),
      ),
    seeNoticeFor: (time: number) => expect(heard.notices).toMatchObject([{ tone: 'success', time }]),
    seeNotices: (...texts: readonly string[]) =>
      expect(heard.notices.filter(({ tone }) => tone === 'success')).toEqual(
        texts.map((text) => ({ type: 'notice.given', text, tone: 'success' })),
      ),
  }
}
