import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect } from 'vitest'

import type { CallFailure } from '#domain/call-failure.ts'
import { type ReadRequest, type RequestViewInput, requestViewMachine } from '#machines/request-view/index.ts'
import { RequestView } from '#ui/screens/request-view/request-view.tsx'

import { controlledPort } from '../support/deferred.ts'
import { inRecordedSystem } from '../support/recorded-system.ts'
import { participant } from '../support/sample-participant.ts'
import { settled } from '../support/settled.ts'
import { input, reference } from './request-view.cases.ts'

/** Writes the browser's address where the test can read it. */
const Address = () => <output>{useLocation().pathname}</output>

/** The reading screen as a participant meets it. Verbs drive, `see…` asserts; texts are spelt out, never imported. */
export function openRequestView() {
  const read = controlledPort<ReadRequest, RequestViewInput>()
  const user = userEvent.setup({ delay: null })
  const { actor, heard } = inRecordedSystem(
    requestViewMachine.provide({ actors: { readRequest: read.logic } }),
    { input },
  )
  render(
    <MemoryRouter initialEntries={['/ver/7']}>
      <RequestView actor={actor} />
      <Address />
    </MemoryRouter>,
  )

  const textsOf = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent)
  const panel = () => within(screen.getByRole('tabpanel'))

  return {
    arrive: (request: ReadRequest) => act(() => settled(() => read.answer(request))),
    failToArrive: (error: unknown) => act(() => settled(() => read.fail(error))),
    openTab: (name: string) => user.click(screen.getByRole('tab', { name })),
    click: (name: string) => user.click(screen.getByRole('button', { name })),

    seeAsked: () => expect(read.inputs).toEqual([{ requestId: 7, participant, reference }]),
    seeTitle: (title: string | null) =>
      expect(screen.queryByRole('heading', { level: 1 })?.textContent ?? null).toBe(title),
    seeLoading: () =>
      expect(textsOf(screen.getAllByRole('status')).includes('Carregando o requerimento')).toBe(true),
    seeNotLoading: () => expect(screen.queryByText('Carregando o requerimento')).toBeNull(),
    seeTabs: (...names: string[]) => expect(textsOf(screen.getAllByRole('tab'))).toEqual(names),
    /** Names and values of the open tab, in their order. */
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
    seeMessages: (...texts: string[]) => expect(textsOf(panel().getAllByRole('listitem'))).toEqual(texts),
    seeButtons: (...names: string[]) => expect(textsOf(screen.getAllByRole('button'))).toEqual(names),
    seeAddress: (path: string) => expect(document.querySelector('output')?.textContent).toBe(path),
    seeNoTroubleTold: () => expect(heard.session).toEqual([]),
    seeTroubleTold: (failure: CallFailure) =>
      expect(heard.session).toEqual([
        { type: 'trouble.reported', failure, mayRetry: false, reporter: actor },
      ]),
  }
}

export type RequestViewPage = ReturnType<typeof openRequestView>
