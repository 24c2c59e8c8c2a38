import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { type AnyEventObject, fromCallback } from 'xstate'

import type { HeldFile } from '#domain/documents/held-file.ts'
import {
  documentReaderMachine,
  type FileHeld,
  type StoredFile,
} from '#machines/documents/document-reader/index.ts'
import { DocumentLinks } from '#ui/parts/document-links.tsx'
import { DocumentViewer } from '#ui/screens/document-reader/document-viewer.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { seeDialog } from '../../support/dialog.ts'
import { press } from '../../support/press.ts'
import { renderScreen } from '../../support/render-screen.tsx'
import { settled } from '../../support/settled.ts'
import { identity, letter } from './document-reader.cases.ts'

/** A port that answers with the kind of a file when the test says so, and counts the object URLs it holds. */
function controlledHolder() {
  const held: HeldFile[] = []
  let say: (event: AnyEventObject) => void = () => {}
  const logic = fromCallback<AnyEventObject, HeldFile>(({ input, sendBack }) => {
    held.push(input)
    say = sendBack
    return () => held.splice(held.indexOf(input), 1)
  })
  return { logic, held, say: (event: FileHeld) => say(event) }
}

/** Two rows with a file, one without, and the dialog over them. Verbs act, `see…` asserts. */
export function openDocuments() {
  const fetching = controlledPort<HeldFile, Pick<StoredFile, 'storeId'>>()
  const saving = controlledPort<void, HeldFile>()
  const holder = controlledHolder()
  const { actor, heard, escalated } = inRecordedSystem(
    documentReaderMachine.provide({
      actors: { fetchDocument: fetching.logic, saveFile: saving.logic, holdFile: holder.logic },
    }),
    { input: undefined },
  )
  renderScreen(
    <>
      <DocumentLinks reader={actor} document={identity} />
      <DocumentLinks reader={actor} document={letter} />
      <DocumentLinks reader={actor} document={{ storeId: null, fileName: '', typeName: '' }} />
      <DocumentViewer actor={actor} />
    </>,
  )

  const dialog = () => screen.queryByRole('dialog')
  const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
  const button = (name: string) => {
    const shown = dialog()
    return shown ? within(shown).getByRole('button', { name }) : screen.getByRole('button', { name })
  }

  return {
    arrive: (file: HeldFile) => act(() => settled(() => fetching.answer(file))),
    failToArrive: (error: unknown) => act(() => settled(() => fetching.fail(error))),
    hold: (event: FileHeld) => act(async () => holder.say(event)),
    /** The browser cannot decode the file. */
    breakPicture: (name: string) =>
      act(async () => {
        fireEvent.error(screen.getByRole('img', { name }))
      }),
    finishSaving: () => act(() => settled(() => saving.answer())),
    failToSave: (error: unknown) => act(() => settled(() => saving.fail(error))),
    /** A button of the open dialog, or of the rows if none is open. */
    click: (name: string) => press(button(name)),
    /** Sends the event even under an open dialog: a screen below may request another document. */
    send: (event: Parameters<typeof actor.send>[0]) => act(async () => actor.send(event)),

    /** The session ends, and all of its charts with it. */
    leave: () => act(async () => actor._parent?.stop()),

    seeRows: () =>
      expect(
        screen.getAllByRole('button', { hidden: true }).map((button) => button.getAttribute('aria-label')),
      ).toEqual(['Ver rg.jpg', 'Baixar rg.jpg', 'Ver carta.pdf', 'Baixar carta.pdf']),
    seeBusy: (...names: string[]) =>
      expect(
        [...document.querySelectorAll('[aria-busy=true]')].map((element) =>
          element.getAttribute('aria-label'),
        ),
      ).toEqual(names),
    seeDialog,
    seeInDialog: (text: string) => expect(within(screen.getByRole('dialog')).getByText(text)).toBeTruthy(),
    seeProblem: (text: string) =>
      expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(text),
    /** As a status, not as an alert. */
    seeNews(text: string) {
      const shown = within(screen.getByRole('dialog'))
      expect(shown.getByRole('status').textContent).toBe(text)
      expect(shown.queryByRole('alert')).toBeNull()
    },
    seeImage: (name: string, url: string) =>
      expect(screen.getByRole<HTMLImageElement>('img', { name }).src).toBe(url),
    seePdf: (name: string, url: string) =>
      expect(screen.getByTitle<HTMLIFrameElement>(name).src).toBe(`${url}#navpanes=0`),
    seeTabLink(name: string, url: string) {
      const link = within(screen.getByRole('dialog')).getByRole<HTMLAnchorElement>('link', { name })
      expect(link.href).toBe(url)
      expect(link.target).toBe('_blank')
    },
    seeNoFrame: () => expect(document.querySelector('iframe')).toBeNull(),
    seeFetched: (...storeIds: string[]) =>
      expect(fetching.inputs.map(({ storeId }) => storeId)).toEqual(storeIds),
    seeLastSaved: (file: HeldFile) => expect(saving.inputs.at(-1)).toEqual(file),
    seeProblems: (...texts: string[]) =>
      expect(textsOf(within(screen.getByRole('dialog')).queryAllByRole('alert'))).toEqual(texts),
    seeSaved: (...files: HeldFile[]) => expect(saving.inputs).toEqual(files),
    seeHeld: (...files: HeldFile[]) => expect(holder.held).toEqual(files),
    /** The chart keeps neither the file nor which document it was. */
    seeNothingKept: () =>
      expect(actor.getSnapshot().context).toMatchObject({ document: { storeId: '' }, file: null }),
    seeNoInterruption: () => expect(heard.signedIn).toEqual([]),
    seeEscalated: (...errors: readonly unknown[]) => expect(escalated()).toEqual(errors),
  }
}

export type DocumentsPage = ReturnType<typeof openDocuments>
