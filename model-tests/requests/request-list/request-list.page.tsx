import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { createActor, type EventFrom } from 'xstate'

import type { ListedRequest } from '#domain/requests/summary.ts'
import { consentWithdrawalMachine } from '#machines/consent/consent-withdrawal/index.ts'
import { participantAreaMachine } from '#machines/consent/participant-area/index.ts'
import {
  type RequestListInput,
  type RequestListQuestion,
  requestListMachine,
} from '#machines/requests/request-list/index.ts'
import { RequestList } from '#ui/screens/request-list/request-list.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { allByText } from '../../support/by-text.ts'
import { controlledPort } from '../../support/deferred.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { press } from '../../support/press.ts'
import { controlledQuery } from '../../support/query-port.ts'
import { settled } from '../../support/settled.ts'
import { input } from './request-list.cases.ts'

const AREA = 'Abrir a área do participante em outra aba'

export function openRequestList({
  hasParticipantArea = false,
  ...came
}: { hasParticipantArea?: boolean } & Partial<RequestListInput> = {}) {
  const load = controlledQuery<readonly ListedRequest[], RequestListQuestion>()
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const { actor, heard } = inRecordedSystem(
    requestListMachine.provide({ actors: { loadRequests: load.logic } }),
    { input: { ...input, ...came } },
  )
  const openArea = controlledPort<void, undefined>()
  const area = createActor(participantAreaMachine.provide({ actors: { openArea: openArea.logic } }), {
    input: { hasParticipantArea },
  }).start()
  const withdrawal = createActor(consentWithdrawalMachine, { input }).start()
  renderInRouter(<RequestList actor={actor} area={area} withdrawal={withdrawal} />)

  const labelled = (name: string) => {
    const found = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
    if (!found) throw new Error(`No button is called ${name}`)
    return found
  }
  const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
  const tab = (name: string) => {
    const found = tabs().find(({ textContent }) => textContent.startsWith(name))
    if (!found) throw new Error(`No tab is called ${name}`)
    return found
  }
  const searchField = () => screen.getByLabelText<HTMLInputElement>('Buscar pelo protocolo')
  const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')]
  /** Without rows for notes and for empty tables. */
  const requestRows = () => rows().filter((row) => row.querySelector('[scope="row"]') !== null)
  const rowOf = (protocol: string) => {
    const row = rows().find((candidate) => candidate.textContent.includes(protocol))
    if (!row) throw new Error(`No row shows ${protocol}`)
    return within(row)
  }

  return {
    arrive: (requests: readonly ListedRequest[]) => act(() => settled(() => load.answer(requests))),
    failToArrive: (error: unknown) => act(() => settled(() => load.fail(error))),
    offers: (name: string) => document.querySelector(`button[aria-label="${name}"]`) !== null,
    /** What the screen has no control for, which the chart has to refuse. */
    async sendUnasked(event: EventFrom<typeof requestListMachine>) {
      expect(actor.getSnapshot().can(event)).toBe(false)
      await act(() => actor.send(event))
    },
    turnForward: () => press(labelled('Próxima página')),
    turnBack: () => press(labelled('Página anterior')),
    openTab: (name: string) => press(tab(name)),
    async search(text: string) {
      await user.clear(searchField())
      await user.type(searchField(), text)
    },
    press: (name: string) => press(screen.getByRole('button', { name })),

    areaFails: () => act(() => settled(() => openArea.fail(new Error('no tab')))),
    pressArea: (protocol: string) => press(rowOf(protocol).getByRole('button', { name: AREA })),

    seeAreaLink: (protocol: string, shown: boolean) =>
      expect(rowOf(protocol).queryByRole('button', { name: AREA }) !== null).toBe(shown),
    seeAlert: (text: string) => expect(screen.getByRole('alert').textContent).toBe(text),
    seeWhose() {
      const card = within(screen.getByRole('region', { name: 'Participante' }))
      expect(card.getByText('Marina Duarte')).toBeTruthy()
      expect(card.getByText('529.982.247-25')).toBeTruthy()
      expect(load.inputs).toEqual([{ cloudId: 900 }])
    },
    seeLoading() {
      expect(screen.getByRole('status').textContent).toBe('Carregando os requerimentos')
      expect(screen.queryByRole('table')).toBeNull()
    },
    seeColumns: () =>
      expect([...document.querySelectorAll('thead th')].map((header) => header.textContent)).toEqual([
        'Tipo',
        'Plano',
        'Protocolo',
        'Data',
        'Situação',
        'Detalhes',
      ]),
    seeEmpty() {
      expect(rows().map((row) => row.textContent)).toEqual(['Não há nenhum requerimento'])
      expect(allByText('button', 'Novo Requerimento')).toHaveLength(1)
      expect(screen.queryByRole('navigation', { name: 'Paginação' })).toBeNull()
      expect(tabs()).toEqual([])
    },
    seeTabs(names: readonly [string, string], open: 0 | 1) {
      expect(tabs().map(({ textContent }) => textContent)).toEqual(names)
      expect(tabs().findIndex((tab) => tab.getAttribute('aria-selected') === 'true')).toBe(open)
    },
    seeNothing(text: string) {
      expect(rows().map((row) => row.textContent)).toEqual([text])
      expect(screen.getByRole('status').textContent).toBe(text)
      expect(screen.queryByRole('navigation', { name: 'Paginação' })).toBeNull()
    },
    seeNoButton: (name: string) => expect(allByText('button', name)).toEqual([]),
    seeSearch(text: string, { focused = false } = {}) {
      expect(searchField().value).toBe(text)
      expect(document.activeElement === searchField()).toBe(focused)
    },
    /** Its lines, where an empty one only keeps the space, and the path of the receipt. */
    seeJustSent(lines: readonly string[], path: string) {
      const card = within(screen.getByRole('region', { name: 'Requerimento enviado' }))
      expect(
        card.getAllByText((_, element) => element?.tagName === 'P').map((line) => line.textContent),
      ).toEqual(lines)
      expect(card.getByRole('link', { name: 'Ver comprovante' }).getAttribute('href')).toBe(path)
    },
    seeNothingSent: () => expect(screen.queryByRole('region', { name: 'Requerimento enviado' })).toBeNull(),
    seeArrangementsReported: (...arrangements: readonly RequestListInput['arrangement'][]) =>
      expect(heard.screens).toEqual(
        arrangements.map((arrangement) => ({ type: 'list.arranged', arrangement })),
      ),
    seeDismissalReported: () => expect(heard.screens).toEqual([{ type: 'sent.dismissed' }]),
    dismissSent: () => press(screen.getByRole('button', { name: 'Fechar' })),
    /** `takes`: whether the browser lets the page write to the clipboard. */
    async copyProtocol(takes: boolean) {
      const written: string[] = []
      const writeText = async (text: string) => {
        if (!takes) throw new Error('not allowed')
        written.push(text)
      }
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
      await press(screen.getByRole('button', { name: 'Copiar o protocolo' }))
      await act(async () => {})
      expect(written).toEqual(takes ? ['2026000007'] : [])
    },
    seeNotice: (text: string, tone: 'success' | 'error') =>
      expect(heard.notices.at(-1)).toEqual({ type: 'notice.given', text, tone }),
    /**
     * The card of requests that wait for the participant: each with its text, its button and the button's
     * path.
     */
    seeWaiting(
      title: string | null,
      ...correctionRequests: (readonly [words: string, button: string, path: string])[]
    ) {
      const panel = [...document.querySelectorAll('section')].find(({ textContent }) =>
        /^Esperam? por você/.test(textContent),
      )
      expect(panel?.querySelector('h2')?.textContent ?? null).toBe(title)
      const items = [...(panel?.querySelectorAll('li') ?? [])]
      expect(
        items.map((item) => {
          const links = [...item.querySelectorAll('a')]
          expect(links).toHaveLength(1)
          return [
            item.querySelector('p:last-child')?.textContent,
            links[0]?.getAttribute('aria-label'),
            links[0]?.getAttribute('href'),
          ]
        }),
      ).toEqual(correctionRequests)
    },
    seeInRow: (protocol: string, text: string) => expect(rowOf(protocol).getByText(text)).toBeTruthy(),
    seeNotInRow: (protocol: string, text: string) =>
      expect(rowOf(protocol).queryByText(text, { exact: false })).toBeNull(),
    seeUnfolds: (words: string | null) =>
      expect(document.querySelector('summary')?.textContent ?? null).toBe(words),
    seeNoSearch: () => expect(screen.queryByLabelText('Buscar pelo protocolo')).toBeNull(),
    seeDates: (dates: readonly string[]) =>
      expect(requestRows().map((row) => /\d{2}\/\d{2}\/\d{4}/.exec(row.textContent)?.[0])).toEqual(dates),
    seeProtocols: (protocols: readonly string[]) =>
      expect(rows().map((row) => protocols.find((protocol) => row.textContent.includes(protocol)))).toEqual(
        protocols,
      ),
    /** With null, all rows are on one page and there are no buttons. */
    seePage(text: string, turns: { back: boolean; forward: boolean } | null) {
      expect(allByText('span', text)).toHaveLength(1)
      expect(screen.queryByRole('navigation', { name: 'Paginação' }) !== null).toBe(turns !== null)
      if (turns === null) return
      expect(labelled('Página anterior').getAttribute('aria-disabled')).toBe(String(!turns.back))
      expect(labelled('Próxima página').getAttribute('aria-disabled')).toBe(String(!turns.forward))
    },
    /** `words` is the text beside it. */
    seePencil(protocol: string, path: string | null, words: 'Editar' | 'Responder' = 'Editar') {
      const pencil = rowOf(protocol).queryByRole('link', { name: /^(Editar|Responder) requerimento/ })
      expect(pencil?.getAttribute('href') ?? null).toBe(path)
      expect(pencil?.textContent ?? words).toBe(words)
    },
    seeEye: (protocol: string, path: string) =>
      expect(rowOf(protocol).getByRole('link', { name: /^Ver/ }).getAttribute('href')).toBe(path),
    seeParticipantAreaNote(protocol: string, shown: boolean) {
      const tip = 'Este requerimento só está disponível na área do participante.'
      expect(rowOf(protocol).queryByText('Só na área do participante') !== null).toBe(shown)
      expect(rowOf(protocol).queryByTitle(tip)?.querySelector('svg') != null).toBe(shown)
    },
    seeNoInterruption: () => expect(heard.signedIn).toEqual([]),
  }
}
