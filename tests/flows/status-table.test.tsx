import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { flowSources } from '../../tools/cli/docs/flow-sources.ts'
import { RULES_DATA } from '../../tools/flows/pages/data.ts'
import { StatusTables } from '../../tools/flows/pages/rules-pages.tsx'
import { rulesOf } from '../../tools/flows/rules/rules.ts'

test('the table of statuses says what the participant can change in each', async () => {
  const { tables, messages } = flowSources('1.0.0')
  const rules = rulesOf(tables, messages)
  const router = createMemoryRouter([
    { id: RULES_DATA, path: '/', loader: () => rules, Component: StatusTables, HydrateFallback: () => null },
  ])
  render(<RouterProvider router={router} />)
  const table = within(await screen.findByRole('table', { name: 'As situações' }))
  const changeable = Object.fromEntries(
    table.getAllByRole('row').map((row) => {
      const [name, ...cells] = within(row)
        .queryAllByRole('rowheader')
        .concat(within(row).queryAllByRole('cell'))
      // A narrow screen shows the header in the cell.
      return [name?.textContent, cells.at(-1)?.textContent?.replace(/^O participante pode mudar/, '')]
    }),
  )
  expect(changeable).toMatchObject({
    'Em elaboração (L)': 'todos os campos do formulário',
    'Em exigência (E)': 'só os campos que dizem «em elaboração (L) e em exigência (E)», e os documentos',
    'Em análise (A)': '—',
  })
  expect(Object.entries(changeable).filter(([name]) => name?.endsWith('(X)'))).toEqual([
    [expect.any(String), 'nenhum campo; responde ao novo valor'],
  ])
  expect(screen.getByRole('link', { name: 'Ver os campos de cada tipo' }).getAttribute('href')).toMatch(
    /\/regras\/campos$/,
  )
})
