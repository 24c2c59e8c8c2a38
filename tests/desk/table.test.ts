import { expect, test } from 'vitest'

import { pairs, table } from '#desk/table.ts'

test('columns are as wide as what they hold, accents and all', () => {
  expect(
    table(
      ['Id', 'Situação'],
      [
        ['1034', 'Em análise'],
        ['7', ''],
      ],
    ),
  ).toBe(['Id    Situação', '────  ──────────', '1034  Em análise', '7'].join('\n'))
})

test('names and values stand side by side', () => {
  expect(
    pairs([
      ['Tipo', 'Aposentadoria'],
      ['Situação', 'A'],
    ]),
  ).toBe('Tipo      Aposentadoria\nSituação  A')
})

test('nothing out of the database steers the terminal', () => {
  expect(table(['Arquivo'], [['rg\u001b[2J\r\n.pdf']])).toBe('Arquivo\n───────────\nrg [2J .pdf')
  expect(pairs([['Nome', 'a\u0007b']])).toBe('Nome  a b')
})
