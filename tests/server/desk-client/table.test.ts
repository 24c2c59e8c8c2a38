import { expect, test } from 'vitest'

import { pairs, table } from '#server/desk-client/table.ts'

test('table makes columns as wide as their content, accents included', () => {
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

test('pairs prints one name and value per line', () => {
  expect(
    pairs([
      ['Tipo', 'Aposentadoria'],
      ['Situação', 'A'],
    ]),
  ).toBe('Tipo      Aposentadoria\nSituação  A')
})

test('plain removes control characters', () => {
  expect(table(['Arquivo'], [['rg\u001b[2J\r\n.pdf']])).toBe('Arquivo\n───────────\nrg [2J .pdf')
  expect(pairs([['Nome', 'a\u0007b']])).toBe('Nome  a b')
})

test('plain removes marks of direction', () => {
  expect(pairs([['Arquivo', 'rg\u202egpj.exe\u200b']])).toBe('Arquivo  rggpj.exe')
})
