import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { consentWithdrawalMachine } from '#machines/consent/consent-withdrawal/index.ts'
import { participantAreaMachine } from '#machines/consent/participant-area/index.ts'
import { type RequestListInput, requestListMachine } from '#machines/requests/request-list/index.ts'
import { RequestList } from '#ui/screens/request-list/request-list.tsx'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { controlledQuery } from '../../support/query-port.ts'
import { settled } from '../../support/settled.ts'
import { input, justSent, summary, twelveAndTwo } from './request-list.cases.ts'

async function openList(requests: typeof twelveAndTwo, came: Partial<RequestListInput> = {}) {
  const load = controlledQuery<typeof twelveAndTwo>()
  const { actor } = inRecordedSystem(requestListMachine.provide({ actors: { loadRequests: load.logic } }), {
    input: { ...input, ...came },
  })
  const area = createActor(participantAreaMachine, { input: { hasParticipantArea: false } }).start()
  const withdrawal = createActor(consentWithdrawalMachine, { input }).start()
  renderInRouter(<RequestList actor={actor} area={area} withdrawal={withdrawal} />)
  await act(() => settled(() => load.answer(requests)))
  return userEvent.setup({ delay: null })
}

const shown = () => screen.getByRole('tabpanel').textContent

test('a search for an unknown protocol can be cleared, and the focus returns to it', async () => {
  const user = await openList(twelveAndTwo)
  const search = screen.getByLabelText('Buscar pelo protocolo')
  await user.type(search, '777')
  expect(shown(), 'Buscar pelo protocolo').toContain(
    'Não há nenhum requerimento em andamento com o protocolo “777”.',
  )
  await user.click(screen.getByRole('button', { name: 'Limpar a busca' }))
  expect(search).toHaveProperty('value', '')
  expect(document.activeElement).toBe(search)
})

test('a search that finds requests in the other tab says so', async () => {
  const user = await openList(twelveAndTwo)
  await user.type(screen.getByLabelText('Buscar pelo protocolo'), '2024')
  expect(shown()).toContain(
    'Não há nenhum requerimento em andamento com o protocolo “2024”. Na aba Encerrados há 2.',
  )
})

test.each([
  ['A', 'Encerrados', 'Não há nenhum requerimento encerrado. Na aba Em andamento há 1.'],
  ['D', 'Em andamento', 'Não há nenhum requerimento em andamento. Na aba Encerrados há 1.'],
] as const)(
  'beside one request in %s, the tab %s says that it has none, with nothing to clear',
  async (...row) => {
    const [status, tab, text] = row
    const user = await openList([summary({ id: 1, status })])
    await user.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }))
    expect(shown(), `tab «${tab}»`).toContain(text)
    expect(screen.queryByRole('button', { name: 'Limpar a busca' })).toBeNull()
  },
)

test('the notice about a sent request names no e-mail address where none is known', async () => {
  await openList(twelveAndTwo, { justSent, participant: { ...input.participant, address: null } })
  const lines = screen.getByRole('region', { name: 'Requerimento enviado' }).querySelectorAll('p')
  expect([...lines].map(({ textContent }) => textContent)).toEqual([
    'Protocolo 2026000007Copiar',
    '',
    'Agora o fundo confere os dados informados e os documentos.',
  ])
})
