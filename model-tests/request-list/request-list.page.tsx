import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'
import { createActor } from 'xstate'

import type { CallFailure } from '#domain/call-failure.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'
import { participantAreaMachine } from '#machines/participant-area/index.ts'
import { type RequestListQuestion, requestListMachine } from '#machines/request-list/index.ts'
import { RequestList } from '#ui/screens/request-list/request-list.tsx'

import { controlledPort } from '../support/deferred.ts'
import { inRecordedSystem } from '../support/recorded-system.ts'
import { settled } from '../support/settled.ts'
import { input } from './request-list.cases.ts'

const AREA = 'Abrir a área do participante em outra aba'

/** The list as a participant meets it. Verbs drive, `see…` asserts; texts are spelt out from the specification. */
export function openRequestList({ hasParticipantArea = false } = {}) {
  const load = controlledPort<readonly RequestSummary[], RequestListQuestion>()
  const user = userEvent.setup({ delay: null })
  const { actor, heard } = inRecordedSystem(
    requestListMachine.provide({ actors: { loadRequests: load.logic } }),
    { input },
  )
  const openArea = controlledPort<void, undefined>()
  const area = createActor(participantAreaMachine.provide({ actors: { openArea: openArea.logic } }), {
    input: { hasParticipantArea },
  }).start()
  render(<RequestList actor={actor} area={area} />, { wrapper: MemoryRouter })

  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
  const rowOf = (protocol: string) => {
    const row = rows().find((candidate) => candidate.textContent.includes(protocol))
    if (!row) throw new Error(`No row shows ${protocol}`)
    return within(row)
  }

  return {
    arrive: (requests: readonly RequestSummary[]) => act(() => settled(() => load.answer(requests))),
    failToArrive: (error: unknown) => act(() => settled(() => load.fail(error))),
    turnForward: () => user.click(button('Próxima página')),
    turnBack: () => user.click(button('Página anterior')),

    areaFails: () => act(() => settled(() => openArea.fail(new Error('no tab')))),
    pressArea: (protocol: string) => user.click(rowOf(protocol).getByRole('button', { name: AREA })),

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
      expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
        'Tipo',
        'Plano',
        'Protocolo',
        'Data',
        'Situação',
        'Detalhes',
      ]),
    seeEmpty() {
      expect(rows().map((row) => row.textContent)).toEqual(['Não há nenhum requerimento'])
      expect(screen.queryByRole('navigation', { name: 'Paginação' })).toBeNull()
    },
    seeDates: (dates: readonly string[]) =>
      expect(rows().map((row) => /\d{2}\/\d{2}\/\d{4}/.exec(row.textContent)?.[0])).toEqual(dates),
    seeProtocols: (protocols: readonly string[]) =>
      expect(rows().map((row) => protocols.find((protocol) => row.textContent.includes(protocol)))).toEqual(
        protocols,
      ),
    seePage(text: string, turns: { back: boolean; forward: boolean }) {
      expect(screen.getByRole('status').textContent).toBe(text)
      expect(button('Página anterior').disabled).toBe(!turns.back)
      expect(button('Próxima página').disabled).toBe(!turns.forward)
    },
    seePencil: (protocol: string, path: string | null) =>
      expect(
        rowOf(protocol)
          .queryByRole('link', { name: /^Editar/ })
          ?.getAttribute('href') ?? null,
      ).toBe(path),
    seeEye: (protocol: string, path: string) =>
      expect(rowOf(protocol).getByRole('link', { name: /^Ver/ }).getAttribute('href')).toBe(path),
    seeParticipantAreaNote: (protocol: string, shown: boolean) =>
      expect(rowOf(protocol).queryByText('Só na área do participante') !== null).toBe(shown),
    seeTroubleTold: (failure: CallFailure) =>
      expect(heard.session).toEqual([
        { type: 'trouble.reported', failure, mayRetry: false, reporter: actor },
      ]),
    seeNoTroubleTold: () => expect(heard.session).toEqual([]),
  }
}
