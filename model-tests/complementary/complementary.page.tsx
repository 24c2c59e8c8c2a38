import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { type AnyEventObject, createActor } from 'xstate'

import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import { complementaryMachine } from '#machines/complementary/index.ts'
import { documentReaderMachine } from '#machines/document-reader/index.ts'
import type { WriteOutcome } from '#machines/write/index.ts'
import { Complementary } from '#ui/screens/wizard/complementary.tsx'

import { the, those } from '../support/by-text.ts'
import { renderInRouter } from '../support/in-router.tsx'
import { press } from '../support/press.ts'
import { inRecordedSystem } from '../support/recorded-system.ts'
import { settled } from '../support/settled.ts'
import { controlledWrite } from '../support/write-port.ts'
import { input as ofTwo } from './complementary.cases.ts'

/** The card of supplementary documents as a participant meets it. Verbs drive, `see…` asserts. */
export function openComplementary(input = ofTwo) {
  const remove = controlledWrite()
  const { actor, heard } = inRecordedSystem(
    complementaryMachine.provide({ actors: { removeDocument: remove.logic } }),
    { input },
  )
  const reader = createActor(documentReaderMachine).start()
  const { documents, isOpen } = input
  renderInRouter(
    <Complementary actor={actor} documents={documents} isOpen={isOpen} requestId={7} reader={reader} />,
  )

  const dialog = () => document.querySelector<HTMLElement>('[role="alertdialog"]')
  const inDialog = (text: string) => within(dialog() ?? document.body).getByText(text, { selector: 'button' })

  return {
    /** What no button of the card says. */
    wantUnasked: (document: ComplementaryDocument) =>
      act(() => actor.send({ type: 'removal.wanted', document })),
    wantRemoval: (of: string) => press(screen.getByLabelText(`Excluir ${of}`, { selector: 'button' })),
    confirm: () => press(inDialog('Sim, excluir')),
    dismiss: () => press(inDialog('Não, manter')),
    escape: () =>
      act(async () => {
        fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
      }),
    removalEnds: (outcome: WriteOutcome) => act(() => settled(() => remove.end(outcome))),
    interrupt: () => act(() => settled(remove.interrupt)),
    retry: () => act(() => settled(() => heard.session.at(-1)?.reporter.send({ type: 'trouble.retried' }))),

    seeNoCard: () => expect(document.body.textContent).toBe(''),
    /** Each row as it reads: 'Carta | carta.pdf | EM ANÁLISE'. */
    seeRows: (...rows: readonly string[]) =>
      expect(
        [...document.querySelectorAll('tbody tr')].map((row) =>
          [
            row.querySelector('[scope="row"]')?.textContent,
            ...[...row.querySelectorAll('td')].map((cell) => cell.textContent),
          ].join(' | '),
        ),
      ).toEqual(rows),
    seeWaysToAdd: (...ways: readonly (readonly [words: string, address: string])[]) =>
      expect(
        [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual(ways),
    seeRemovable: (count: number) => expect(those('button', 'Excluir')).toHaveLength(count),
    seeNoQuestion: () => expect(dialog()).toBeNull(),
    seeQuestion(about: string, busy: boolean) {
      expect(dialog()?.querySelector('h2')?.textContent).toBe('Excluir o documento deste requerimento?')
      expect(dialog()?.textContent).toContain(about)
      expect(dialog()?.textContent).toContain('Ele continua na sua nuvem de documentos.')
      expect(the('button', 'Sim, excluir').getAttribute('aria-busy')).toBe(busy ? 'true' : null)
    },
    seeRefusal: (text: string | null) =>
      expect(document.querySelector('[role="alert"]')?.textContent ?? null).toBe(text),
    seeRemovalsAsked: (...requests: readonly unknown[]) => expect(remove.inputs).toEqual(requests),
    seeRequestTold: (...events: readonly AnyEventObject[]) => expect(heard.parent).toEqual(events),
    seeNotices: (...texts: readonly string[]) =>
      expect(heard.notices).toEqual(texts.map((text) => ({ type: 'notice.given', text, tone: 'success' }))),
  }
}
