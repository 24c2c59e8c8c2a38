import { expect, test } from 'vitest'

import { stripCallTexts, stripMeta } from '../../tools/cli/lib/without-analyst-meta.mjs'

test('stripMeta removes the labels and requirements of states, and keeps their help and the line numbers', () => {
  expect(
    stripMeta(`const labels = { label: 'Nome' }
  a: { meta: { label: 'Entrando', requirements: ['LOGIN-01', 'D-01'] }, on: {} },
  b: {
    meta: {
      label: 'Fora do portal',
      help: 'Entre com o CPF.',
      requirements: [
        'LOGIN-05',
      ],
    },
  },`).split('\n'),
  ).toEqual([
    "const labels = { label: 'Nome' }",
    '  a: { meta: {   }, on: {} },',
    '  b: {',
    '    meta: {',
    '      ',
    "      help: 'Entre com o CPF.',",
    '      ',
    '',
    '',
    '    },',
    '  },',
  ])
})

test('stripCallTexts removes what calls say to readers of the contract, and keeps the line numbers', () => {
  expect(
    stripCallTexts(`export const logOut = write('/api/sair', {
  summary:
    'Encerra a sessão, ' +
    'de uma vez.',
  without: "The tab's end.",
  reply: v.object({ summary: text }),
})`).split('\n'),
  ).toEqual([
    "export const logOut = write('/api/sair', {",
    '  ',
    '',
    '',
    '  ',
    '  reply: v.object({ summary: text }),',
    '})',
  ])
})
