import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { participantAreaMachine } from '#machines/consent/participant-area/index.ts'
import type { OfferedType } from '#machines/requests/request-types/index.ts'
import { TypePanel } from '#ui/screens/request-types/type-panel.tsx'

import { controlledPort } from '../../model-tests/support/deferred.ts'
import { renderInRouter } from '../../model-tests/support/in-router.tsx'
import { settled } from '../../model-tests/support/settled.ts'
import { inRecordedSystem } from '../../tools/chart-paths/recorded-system.ts'

const untold: OfferedType = {
  id: 10,
  name: 'Atualização cadastral',
  details: '',
  summary: '',
  whoMay: '',
  atHand: '',
  minutes: null,
  analysisDays: null,
  documents: [],
  startPath: null,
  obstacle: 'participantArea',
  underWay: [],
}
const described: OfferedType = {
  ...untold,
  id: 1,
  name: 'Aposentadoria',
  summary: 'Receber o benefício mensal do plano',
  whoMay: 'Quem se desligou da patrocinadora.',
  atHand: 'RG e cartão da conta.',
  minutes: 25,
  analysisDays: 30,
  documents: [
    { of: 'holder', always: ['CPF', 'Termo de rescisão'], inCase: ['Procuração'] },
    { of: 'beneficiary', always: [], inCase: ['Certidão de nascimento'] },
  ],
  startPath: '/requerimento01/novo/1',
  obstacle: null,
}

function renderPanels(types: readonly OfferedType[]) {
  const open = controlledPort<void, undefined>()
  const { actor } = inRecordedSystem(participantAreaMachine.provide({ actors: { openArea: open.logic } }), {
    input: { hasParticipantArea: true },
  })
  renderInRouter(types.map((type) => <TypePanel key={type.id} type={type} area={actor} />))
  const panel = (name: string) => screen.getByText(name).closest('details') ?? expect.fail(name)
  return {
    panel,
    async failToOpenTheArea() {
      act(() => actor.send({ type: 'area.requested' }))
      await act(() => settled(() => open.fail(new Error('no tab'))))
    },
  }
}

// TYPES-05
test("type panel: it shows the fund's description of its type, or nothing", () => {
  renderPanels([untold, described])
  expect(screen.getByRole('heading', { name: 'Aposentadoria' }).parentElement?.textContent).toBe(
    'AposentadoriaReceber o benefício mensal do plano',
  )
  expect(
    [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextSibling?.textContent]),
  ).toEqual([
    ['Quem pode', 'Quem se desligou da patrocinadora.'],
    ['Separe antes', 'RG e cartão da conta.'],
    ['Tempo', 'Cerca de 25 minutos para preencher. Análise em até 30 dias.'],
  ])
  expect(
    [...document.querySelectorAll('details details')].map((fold) => [
      fold.textContent,
      fold.hasAttribute('open'),
    ]),
  ).toEqual([
    ['Documentos para anexarCPFTermo de rescisãoConforme o caso:Procuração', true],
    ['De cada beneficiárioConforme o caso:Certidão de nascimento', false],
  ])
})

test('type panel: it opens to report a failure of the participant area, and can be closed', async () => {
  const { panel, failToOpenTheArea } = renderPanels([untold, described])
  expect(panel('Atualização cadastral').open).toBe(false)

  await failToOpenTheArea()
  expect(panel('Atualização cadastral').open).toBe(true)
  expect(panel('Aposentadoria').open).toBe(false)

  panel('Atualização cadastral').open = false
  await failToOpenTheArea()
  expect(panel('Atualização cadastral').open).toBe(true)
})

// TYPES-01
test('type panel: what is under way is named, with ways to it and to another', () => {
  const summary = { planName: 'Plano Um', isDraft: false, path: '/ver/21' }
  renderPanels([
    {
      ...described,
      underWay: [
        { ...summary, id: 21, protocol: '2026000021', statusName: 'Em análise' },
        {
          ...summary,
          id: 22,
          protocol: '',
          planName: '',
          statusName: 'Em elaboração',
          isDraft: true,
          path: '/requerimento01/22/1/0',
        },
      ],
    },
  ])
  expect(
    screen
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['protocolo 2026000021, Plano Um, Em análise', '/ver/21'],
    ['Em elaboração', '/requerimento01/22/1/0'],
  ])
  expect(document.querySelectorAll('details details[open]')).toHaveLength(0)
  expect(screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent)).toEqual([
    'Começar outro',
    'Ver o requerimento 2026000021',
  ])
  screen.getByRole('button', { name: 'Começar outro (iniciar requerimento)', hidden: true })
})

// TYPES-09
test('type panel: a person without a benefit reads that there is none, and cannot start', () => {
  renderPanels([{ ...described, documents: [], obstacle: 'noBenefit', startPath: null }])
  expect(screen.getByText(/^Não há benefício em seu nome/)).toBeTruthy()
  expect(screen.queryByRole('button', { hidden: true })).toBeNull()
})
