import { act, fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { CallError } from '#domain/call-failure.ts'
import type { QueryOutcome } from '#machines/calls/query/index.ts'
import type { InspectFile, Inspection } from '#machines/documents/local-file/index.ts'
import {
  type AskingRequest,
  type NewDocumentInput,
  newDocumentMachine,
  type RequestAsked,
} from '#machines/documents/new-document/index.ts'
import type { AttachRequest, Destination, UploadReceipt } from '#machines/documents/upload/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import { fileOf } from '#ui/browser/held-files.ts'
import { NewDocument } from '#ui/screens/new-document/new-document.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { allByText, byText } from '../../support/by-text.ts'
import { controlledNetwork } from '../../support/controlled-network.ts'
import { controlledPort } from '../../support/deferred.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { press } from '../../support/press.ts'
import { controlledQuery } from '../../support/query-port.ts'
import { settled } from '../../support/settled.ts'
import { watchedGuard } from '../../support/watched-guard.ts'
import { file } from './new-document.cases.ts'

/** The screen with the real file picker and the real upload, over ports controlled by the test. */
export function openNewDocument(input: NewDocumentInput) {
  const read = controlledQuery<AskingRequest, RequestAsked>()
  const inspect = controlledPort<Inspection, InspectFile>()
  const attach = controlledPort<void, AttachRequest>()
  const network = controlledNetwork()
  const guard = watchedGuard()
  const { actor, heard } = inRecordedSystem(
    provideAll(newDocumentMachine, {
      'localFile.inspectFile': inspect.logic,
      'newDocument.beforeUnloadGuard': guard.logic,
      'newDocument.readRequest': read.logic,
      'upload.attachDocument': attach.logic,
      'upload.sendFile': network.logic,
    }),
    { input },
  )
  const { went } = renderInRouter(<NewDocument actor={actor} />)

  const end = (how: () => void) => act(() => settled(how))
  const field = () => byText('label', 'Arquivo').control as HTMLInputElement
  const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  const labelOf = (radio: HTMLInputElement) => radio.labels?.[0]?.textContent ?? ''
  const remarksOf = (element: Element | null) =>
    (element?.getAttribute('aria-describedby')?.split(' ') ?? []).flatMap((id) =>
      id.endsWith('-error') ? (document.getElementById(id)?.textContent ?? []) : [],
    )
  const isReady = () => actor.getSnapshot().children.localFile?.getSnapshot().value === 'ready'
  const pick = () =>
    act(async () => {
      fireEvent.change(field(), { target: { files: [fileOf(file)] } })
    })

  return {
    requestArrives: (request: AskingRequest) => end(() => read.answer(request)),
    readEnds: (outcome: QueryOutcome<AskingRequest>) => end(() => read.end(outcome)),
    requestFails: (error: unknown) => end(() => read.fail(error)),
    choose: (type: string) => press(byText('label', type).control as HTMLInputElement),
    pick,
    /** Picks a file if there is a picker; it is being read until the test says what it is. */
    async letFileBeRead() {
      if (allByText('label', 'Arquivo').length > 0) await pick()
    },
    /** Reports the file as good; harmless if it was reported before. */
    fileIsGood: () =>
      isReady() ? act(async () => actor.send({ type: 'file.ready', file })) : end(() => inspect.answer(null)),
    /** Replaces a good file, or refuses the one that is being read; another one is being read afterwards. */
    async fileIsLost() {
      if (!isReady()) await end(() => inspect.answer('unreadable'))
      await pick()
    },
    fileTurnsOutUnreadable: () => end(() => inspect.answer('unreadable')),
    async uploadEnds(receipt: UploadReceipt = { documentId: 77, storeId: '4711' }) {
      await end(() => network.receive(receipt))
      if (network.sent.at(-1)?.destination.kind === 'row') await end(() => attach.answer())
    },
    uploadIsRefused: (message: string) =>
      end(() => network.fail(new CallError({ kind: 'refused', status: 422, message, problems: [] }))),
    uploadBreaks: () => end(() => network.fail(new CallError({ kind: 'interrupted' }))),
    press: (button: string) => press(byText('button', button)),

    seeTitle: (title: string | null) => expect(document.querySelector('h1')?.textContent ?? null).toBe(title),
    seeWindowTitle: (title: string) => expect(document.title).toBe(title),
    seeText: (text: string) => expect(screen.getByText(text)).toBeTruthy(),
    seeNoText: (text: string) => expect(screen.queryByText(text)).toBeNull(),
    seeButtons: (...names: readonly string[]) =>
      expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(names),
    /** All types in order, and the chosen one; without names there is no select. */
    seeTypes(names: readonly string[], chosen: string | null) {
      expect(radios().map(labelOf)).toEqual(names)
      expect(
        radios()
          .filter(({ checked }) => checked)
          .map(labelOf),
      ).toEqual(chosen === null ? [] : [chosen])
    },
    /** Beside the controls, and together in the summary. */
    seeProblems({ type = null, file: ofFile = null }: { type?: string | null; file?: string | null }) {
      expect(remarksOf(document.querySelector('fieldset'))).toEqual(type === null ? [] : [type])
      expect(remarksOf(field())).toEqual(ofFile === null ? [] : [ofFile])
      const links = [...document.querySelectorAll('[role="alert"] a')].map(({ textContent }) => textContent)
      expect(links).toEqual([type, ofFile].filter((problem) => problem !== null))
    },
    seeFocus: (id: string) => expect(document.activeElement?.closest(`#${id}`)).toBeTruthy(),
    seeSummaryFocused: () =>
      expect(document.activeElement?.querySelector(':scope > [role="alert"]')).toBeTruthy(),
    follow: (problem: string) => press(byText('a', problem)),
    seeWaiting: (waiting: boolean) =>
      expect(byText('button', 'Gravar').getAttribute('aria-busy')).toBe(waiting ? 'true' : null),
    seePicked: (text: string) => expect(document.querySelector('output')?.textContent).toBe(text),
    seeSending(destination: Destination) {
      expect(network.sent.at(-1)?.destination).toEqual(destination)
      expect(network.sent.at(-1)?.file).toBe(file)
      expect(allByText('label', 'Enviando rg.pdf')).toHaveLength(1)
      expect([network.carried.length, guard.held]).toEqual([1, ['uploads']])
    },
    seeNothingSending: () => expect([network.carried.length, guard.held]).toEqual([0, []]),
    seeNoNotice: () => expect(heard.notices).toEqual([]),
    seeNotice: (text: string) =>
      expect(heard.notices).toEqual([{ type: 'notice.given', text, tone: 'success' }]),
    seeSentTo: (path: string) =>
      expect(heard.router).toEqual([{ type: 'route.wanted', path, replace: false, leaving: null }]),
    seeWent: (path: string) => expect(went).toEqual([path]),
  }
}
