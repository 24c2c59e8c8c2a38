import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Answers } from '#domain/forms/form.ts'
import { bankChangeWith, benefitRow } from '#tools/samples/specialised-answers.ts'
import { draft, inStatus, openWizard } from './support/wizard-harness.tsx'

const openBankChange = (answers: Answers) =>
  openWizard({ loaded: { request: { ...draft.request, typeId: 15 }, answers } })

const rowNamed = (name: string) =>
  within(screen.getByRole('table')).getByText(name).closest('tr') as HTMLElement
const cellsOf = (name: string) =>
  within(rowNamed(name))
    .getAllByRole('cell')
    .slice(0, 3)
    .map((cell) => cell.lastElementChild?.textContent)

// BANKDATA-09 to BANKDATA-11, BANKDATA-15, BANKDATA-19
test('bank change form: the information is above the fields', async () => {
  await openBankChange(bankChangeWith())
  screen.getByRole('heading', { level: 1, name: 'Alteração de Dados bancários' })
  const notices = screen.getByText('A nova conta deve ser uma conta salário.').closest('ul')
  expect([...(notices?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'A análise pela equipe do fundo pode levar até 30 dias. Nesse prazo, pagamentos ainda podem ser feitos na conta que está cadastrada hoje.',
    'A nova conta deve ser uma conta salário.',
    'O titular da conta deve ser a pessoa indicada para receber o crédito do benefício.',
  ])
})

test('bank change form: the table has the benefits of the chosen account', async () => {
  const { user } = await openBankChange(bankChangeWith())
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Benefício',
    'Plano',
    'Titular da conta',
    'CPF',
  ])
  const [LIFE, DEATH] = ['Renda mensal vitalícia', 'Pensão por morte'] as const
  expect(cellsOf(LIFE)).toEqual(['Plano de Benefícios II', 'João Batista Teles', '153.509.460-56'])
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)

  await user.click(screen.getByRole('radio', { name: 'Procurador/Curador' }))
  expect(cellsOf(LIFE)).toEqual(['Plano de Benefícios II', 'Lia Teles', '927.415.083-05'])
  expect(cellsOf(DEATH)).toEqual(['Plano de Benefícios I', '—', '—'])
  within(rowNamed(LIFE)).getByRole('checkbox', {
    name: 'Renda mensal vitalícia: Receber este benefício na nova conta',
  })
  expect(within(rowNamed(DEATH)).queryByRole('checkbox')).toBeNull()
})

// BANKDATA-06, BANKDATA-07
test.each([
  ['L', 1],
  ['E', 1],
  ['A', 0],
] as const)(
  'bank change form: in %s there are %i of Próximo and Cancelar Requerimento',
  async (status, count) => {
    const { request } = inStatus(status, status)
    await openWizard({ loaded: { request: { ...request, typeId: 15 }, answers: bankChangeWith() } })
    for (const name of ['Próximo', 'Cancelar Requerimento'])
      expect(screen.queryAllByRole('button', { name })).toHaveLength(count)
  },
)

test('bank change form: without a ticked benefit, a problem is shown above the table and linked', async () => {
  const { user } = await openBankChange(bankChangeWith({}, benefitRow()))
  await user.click(screen.getByRole('button', { name: 'Próximo' }))
  const heading = screen.getByRole('heading', { name: 'Benefícios' })
  within(heading.closest('details') as HTMLElement).getByText('Selecione ao menos um benefício.')
  await user.click(screen.getByRole('link', { name: 'Benefícios: Selecione ao menos um benefício.' }))
  expect(document.activeElement).toBe(heading)
})
