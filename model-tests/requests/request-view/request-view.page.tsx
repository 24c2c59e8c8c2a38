import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { EventFrom } from 'xstate'

import type { HeldFile } from '#domain/documents/held-file.ts'
import type { QueryOutcome } from '#machines/calls/query/index.ts'
import { documentReaderMachine, type StoredFile } from '#machines/documents/document-reader/index.ts'
import {
  type PrintRequest,
  type ReadRequest,
  type RequestViewInput,
  requestViewMachine,
} from '#machines/requests/request-view/index.ts'
import { participant } from '#tools/samples/participant.ts'
import { RequestView } from '#ui/screens/request-view/request-view.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { controlledQuery } from '../../support/query-port.ts'
import { sendRefused } from '../../support/send-refused.ts'
import { settled } from '../../support/settled.ts'
import { input, reference } from './request-view.cases.ts'

/* Only the printed page has it, so it has no role on the screen. */
const PAPER = 'section[aria-label="Comprovante de envio"]'

export function openRequestView() {
  const read = controlledQuery<ReadRequest, RequestViewInput>()
  const print = controlledPort<void, PrintRequest>()
  const file = controlledPort<HeldFile, Pick<StoredFile, 'storeId'>>()
  const user = userEvent.setup({ delay: null })
  const { actor, heard } = inRecordedSystem(
    requestViewMachine.provide({ actors: { readRequest: read.logic, printPage: print.logic } }),
    { input },
  )
  const { actor: reader } = inRecordedSystem(
    documentReaderMachine.provide({ actors: { fetchDocument: file.logic } }),
    { input: undefined },
  )
  const { went } = renderInRouter(<RequestView actor={actor} reader={reader} />)

  const textsOf = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent)
  const paper = () => {
    const found = document.querySelector(PAPER)
    if (!found) throw new Error('There is no receipt')
    return found
  }
  const panel = () => within(screen.getByRole('tabpanel'))

  return {
    arrive: (request: ReadRequest) => act(() => settled(() => read.answer(request))),
    readEnds: (outcome: QueryOutcome<ReadRequest>) => act(() => settled(() => read.end(outcome))),
    failToArrive: (error: unknown) => act(() => settled(() => read.fail(error))),
    failToPrint: (error: unknown) => act(() => settled(() => print.fail(error))),
    closePrinting: () => act(() => settled(() => print.answer())),
    hasMessages: () => screen.queryByRole('tab', { name: 'Mensagens' }) !== null,
    offers: (name: string) => screen.queryByRole('button', { name }) !== null,
    sendRefused: (event: EventFrom<typeof requestViewMachine>) => sendRefused(actor, event),
    openTab: (name: string) => user.click(screen.getByRole('tab', { name })),
    click: (name: string) => user.click(screen.getByRole('button', { name })),

    seeAsked: () => expect(read.inputs).toEqual([{ requestId: 7, participant, reference }]),
    seeTitle: (title: string | null) =>
      expect(screen.queryByRole('heading', { level: 1 })?.textContent ?? null).toBe(title),
    seeLoading: () =>
      expect(textsOf(screen.getAllByRole('status')).includes('Carregando o requerimento')).toBe(true),
    seeNotLoading: () => expect(screen.queryByText('Carregando o requerimento')).toBeNull(),
    seeOpenTab: (name: string) => expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name),
    seeTabs: (...names: string[]) => expect(textsOf(screen.getAllByRole('tab'))).toEqual(names),
    /** Names and values of the open tab, in order. */
    seeAnswers(answers: Record<string, string>) {
      const terms = textsOf(panel().getAllByRole('term'))
      const values = textsOf(panel().getAllByRole('definition'))
      expect(Object.fromEntries(terms.map((term, index) => [term, values[index]]))).toEqual(answers)
    },
    seeInTab: (text: string) => expect(panel().getByText(text)).toBeTruthy(),
    seeRows(caption: string, rows: readonly (readonly string[])[]) {
      const [, ...found] = within(panel().getByRole('table', { name: caption })).getAllByRole('row')
      for (const [index, cells] of rows.entries()) {
        for (const cell of cells) expect(found[index]?.textContent).toContain(cell)
      }
      expect(found).toHaveLength(rows.length)
    },
    /** The accessible names of all buttons in the open tab. */
    seeInTabButtons: (...names: string[]) =>
      expect(
        panel()
          .queryAllByRole('button')
          .map((button) => button.getAttribute('aria-label')),
      ).toEqual(names),
    seeFileAsked: (...storeIds: string[]) =>
      expect(file.inputs.map(({ storeId }) => storeId)).toEqual(storeIds),
    /**
     * The demand over the tabs: its text, its link and the link's path; null if the request does not wait for
     * the participant.
     */
    seeCorrectionRequest(
      correctionRequest: readonly [string, string] | null,
      way: readonly [string, string] | null = null,
    ) {
      const turns = screen.queryAllByText(/^O fundo espera uma/)
      const demands = turns.map((turn) => [
        turn.textContent,
        turn.parentElement?.querySelector('p')?.textContent,
      ])
      expect(demands).toEqual(correctionRequest ? [correctionRequest] : [])
      const follows = screen.getByRole('tablist').compareDocumentPosition(turns[0] ?? document)
      expect(Boolean(follows & Node.DOCUMENT_POSITION_PRECEDING)).toBe(true)
      const links = screen.queryAllByRole('link')
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(way ? [way] : [])
    },
    seeOnce: (text: string) => expect(screen.getAllByText(text)).toHaveLength(1),
    seeStatusPath: (...steps: string[]) =>
      expect(
        textsOf(
          within(screen.getByRole('list', { name: 'Caminho do requerimento' })).getAllByRole('listitem'),
        ),
      ).toEqual(steps),
    seeCourse: (...entries: string[]) =>
      expect(
        textsOf(within(screen.getByRole('region', { name: 'Andamento' })).getAllByRole('listitem')),
      ).toEqual(entries),
    seePrinted: (times: number) => expect(print.inputs).toHaveLength(times),
    seeReceipt(...facts: (readonly [string, string])[]) {
      const terms = textsOf([...paper().querySelectorAll('dt')])
      const values = textsOf([...paper().querySelectorAll('dd')])
      expect(terms.map((term, index) => [term, values[index]])).toEqual(facts)
    },
    seePaper(name: string, ...facts: (readonly [string, string])[]) {
      const found = document.querySelector(`section[aria-label="${name}"]`)
      const terms = textsOf([...(found?.querySelectorAll('dt') ?? [])])
      const values = textsOf([...(found?.querySelectorAll('dd') ?? [])])
      expect(terms.map((term, index) => [term, values[index]])).toEqual(facts)
    },
    seeNoPaper: (name: string) => expect(document.querySelector(`section[aria-label="${name}"]`)).toBeNull(),
    /** The documents of the receipt by person. */
    seeReceiptDocuments: (...groups: string[][]) =>
      expect(
        [...paper().querySelectorAll('h4')].map((whose) => [
          whose.textContent,
          ...textsOf([...(whose.parentElement?.querySelectorAll('li') ?? [])]),
        ]),
      ).toEqual(groups),
    seeNoReceipt() {
      expect(document.querySelector(PAPER)).toBeNull()
      expect(screen.queryByRole('button', { name: 'Imprimir comprovante' })).toBeNull()
    },
    seeMessages: (...texts: string[]) => expect(textsOf(panel().getAllByRole('listitem'))).toEqual(texts),
    seeButtons: (...names: string[]) => expect(textsOf(screen.getAllByRole('button'))).toEqual(names),
    seeNoButton: (name: string) => expect(screen.queryByRole('button', { name })).toBeNull(),
    seeWent: (path: string) => expect(went).toEqual([path]),
    seeNoInterruption: () => expect(heard.signedIn).toEqual([]),
  }
}

export type RequestViewPage = ReturnType<typeof openRequestView>
