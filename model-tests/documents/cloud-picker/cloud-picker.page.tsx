import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { createActor, type EventFrom } from 'xstate'
import { CallError } from '#domain/call-failure.ts'
import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import type { MutationOutcome } from '#machines/calls/mutation/index.ts'
import { provideQuery } from '#machines/calls/query/index.ts'
import {
  type CloudPickerInput,
  type CloudQuestion,
  cloudPickerMachine,
  type PickingRequest,
  type PickRequest,
  type RequestQuestion,
} from '#machines/documents/cloud-picker/index.ts'
import { documentReaderMachine, type StoredFile } from '#machines/documents/document-reader/index.ts'
import { CloudPicker } from '#ui/screens/cloud-picker/cloud-picker.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { allByText, byText } from '../../support/by-text.ts'
import { controlledPort } from '../../support/deferred.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { controlledMutation } from '../../support/mutation-port.ts'
import { press } from '../../support/press.ts'
import { controlledQuery } from '../../support/query-port.ts'
import { settled } from '../../support/settled.ts'

export function openCloudPicker(input: CloudPickerInput) {
  const list = controlledQuery<readonly CloudDocument[], CloudQuestion>()
  const request = controlledPort<PickingRequest | null, RequestQuestion>()
  const attach = controlledMutation<PickRequest, void>()
  const file = controlledPort<HeldFile, Pick<StoredFile, 'storeId'>>()
  const { actor, heard, retry, escalated } = inRecordedSystem(
    cloudPickerMachine.provide({
      actors: {
        loadDocuments: list.logic,
        loadRequest: provideQuery(request.logic),
        reread: request.logic,
        attachDocument: attach.logic,
      },
    }),
    { input },
  )
  const reader = createActor(documentReaderMachine.provide({ actors: { fetchDocument: file.logic } })).start()
  const { went } = renderInRouter(<CloudPicker actor={actor} reader={reader} />)

  const textOf = (element: Element) => element.textContent
  const title = () => document.querySelector('h1')
  const rows = () => [...document.querySelectorAll('tbody tr')]
  const labelled = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
  const named = (name: string) => {
    const found = labelled(name)
    if (!found) throw new Error(`No button is called ${name}`)
    return found
  }
  const isOff = (button: Element) => button.getAttribute('aria-disabled') === 'true'

  return {
    listArrives: (documents: readonly CloudDocument[]) => act(() => settled(() => list.answer(documents))),
    listFails: (error: unknown) => act(() => settled(() => list.fail(error))),
    requestArrives: (found: PickingRequest | null) => act(() => settled(() => request.answer(found))),
    requestIsMissing: () =>
      act(() =>
        settled(() =>
          request.fail(new CallError({ kind: 'refused', status: 404, message: null, problems: [] })),
        ),
      ),
    requestFails: (error: unknown) => act(() => settled(() => request.fail(error))),
    offers: (name: string) => labelled(name) !== null,
    /** What the screen has no control for, which the chart has to refuse. */
    async sendUnasked(event: EventFrom<typeof cloudPickerMachine>) {
      expect(actor.getSnapshot().can(event)).toBe(false)
      await act(() => actor.send(event))
    },
    turnForward: () => press(named('Próxima página')),
    turnBack: () => press(named('Página anterior')),
    attach: (fileName: string) => press(named(`Anexar ${fileName}`)),
    endAttachment: (outcome: MutationOutcome<void>) => act(() => settled(() => attach.end(outcome))),
    interruptAttachment: () => act(() => settled(attach.interrupt)),
    retry: () => act(() => settled(retry)),
    click: (name: string) => press(byText('button', name)),
    open: (fileName: string) => press(named(`Ver ${fileName}`)),

    seeAsked({ requestId, ...question }: CloudQuestion & RequestQuestion) {
      expect(list.inputs).toEqual([question])
      expect(request.inputs).toEqual([{ requestId }])
    },
    seeLoading() {
      expect(screen.getByText('Carregando os seus documentos')).toBeTruthy()
      expect(title()).toBeNull()
      expect(document.querySelector('table')).toBeNull()
    },
    seeTitle: (text: string | null, lead = '') => {
      expect(title()?.textContent ?? null).toBe(text)
      expect(title()?.nextElementSibling?.textContent ?? '').toBe(lead)
    },
    seeText: (text: string) => expect(document.body.textContent).toContain(text),
    seeColumns: (...names: string[]) =>
      expect([...document.querySelectorAll('thead th')].map(textOf)).toEqual(names),
    /** The cells of a row, without the headers that a card repeats. */
    seeRow: (index: number, ...cells: string[]) =>
      expect([...(rows()[index]?.children ?? [])].map((cell) => cell.lastElementChild?.textContent)).toEqual(
        cells,
      ),
    seeFiles: (...fileNames: string[]) =>
      expect(rows().map((row) => row.querySelector('th')?.textContent)).toEqual(fileNames),
    seeNothing: (text: string) => expect(rows().map(textOf)).toEqual([text]),
    /** With null, all rows are on one page and there are no buttons. */
    seePage(text: string, turns: { back: boolean; forward: boolean } | null) {
      expect(allByText('span', text)).toHaveLength(1)
      expect(document.querySelector('nav') !== null).toBe(turns !== null)
      if (turns === null) return
      expect(isOff(named('Página anterior'))).toBe(!turns.back)
      expect(isOff(named('Próxima página'))).toBe(!turns.forward)
    },
    seeAlert: (text: string | null) =>
      expect(document.querySelector('[role="alert"]')?.textContent ?? null).toBe(text),
    seeSaidOnce: (text: string) => expect(document.body.textContent?.split(text)).toHaveLength(2),
    /** The only button with the primary look. */
    seeMain: (name: string) => expect(byText('button', name).className).toContain('primary'),
    seeAlertFocused: () =>
      expect(document.activeElement).toBe(document.querySelector('[role="alert"]')?.parentElement),
    seeChoosable: (fileName: string, choosable: boolean) =>
      expect(labelled(`Anexar ${fileName}`) !== null).toBe(choosable),
    /** Whether the chart accepts the choice, whatever the screen shows. */
    seeAccepted: (documentId: number, accepted: boolean) =>
      expect(actor.getSnapshot().can({ type: 'document.chosen', documentId })).toBe(accepted),
    /**
     * The pressed button shows progress and keeps the focus; the other buttons and the link back are
     * disabled.
     */
    seeAttaching(fileName: string, back: string) {
      expect(named(`Anexar ${fileName}`).getAttribute('aria-busy')).toBe('true')
      const buttons = [...document.querySelectorAll('button[aria-label^="Anexar "]')]
      expect(buttons.every(isOff)).toBe(true)
      expect(byText('button', back).disabled).toBe(true)
    },
    seeAttachmentAsked: (...requests: unknown[]) => expect(attach.inputs).toMatchObject(requests),
    seeButton: (name: string, shown: boolean) =>
      expect(allByText('button', name)).toHaveLength(shown ? 1 : 0),
    seeEnabled: (name: string) => expect(byText('button', name).disabled).toBe(false),
    seeWent: (...paths: string[]) => expect(went).toEqual(paths),
    seeNoticeLasting: (time: number) => expect(heard.notices).toMatchObject([{ time }]),
    seeNoticed: (...texts: string[]) =>
      expect(heard.notices).toEqual(texts.map((text) => ({ type: 'notice.given', text, tone: 'success' }))),
    seeSentTo: (...paths: string[]) =>
      expect(heard.router).toEqual(
        paths.map((path) => ({ type: 'route.wanted', path, replace: false, leaving: null })),
      ),
    seeRowSettled: (row: CloudPickerInput['place']['row']) =>
      expect(heard.uploadQueue).toEqual([{ type: 'row.settled', row }]),
    seeFileAsked: (...storeIds: string[]) =>
      expect(file.inputs).toEqual(storeIds.map((storeId) => ({ storeId }))),
    seeNoInterruption: () => expect(heard.signedIn).toEqual([]),
    seeEscalated: (...errors: readonly unknown[]) => expect(escalated()).toEqual(errors),
  }
}

export type CloudPickerPage = ReturnType<typeof openCloudPicker>
