import { expect, test } from 'vitest'

import { suggestedEmail } from '#domain/people/email-suggestion.ts'

test.each([
  ['maria@gmial.com', 'maria@gmail.com'],
  ['maria@gmai.com', 'maria@gmail.com'],
  ['Maria.Silva@GMIAL.com', 'Maria.Silva@gmail.com'],
  ['maria@gmail.con', 'maria@gmail.com'],
  ['maria@ggmail.com', 'maria@gmail.com'],
  ['joao@hotmal.com', 'joao@hotmail.com'],
  ['joao@outlok.com', 'joao@outlook.com'],
  ['ana@yaho.com.br', 'ana@yahoo.com.br'],
  ['ana@yhaoo.com', 'ana@yahoo.com'],
  ['ana@iclould.com', 'ana@icloud.com'],
  ['ana@uol.combr', 'ana@uol.com.br'],
  ['ana@bol.com.nr', 'ana@bol.com.br'],
  ['ana@tera.com.br', 'ana@terra.com.br'],
  ['ana@lvie.com', 'ana@live.com'],
])('%s is a near miss of %s (P-770)', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant)
})

test.each([
  'maria@gmail.com',
  'maria@HOTMAIL.com',
  'maria@yahoo.com.br',
  'maria@live.com',
  'maria@ymail.com',
  'maria@yahoo.com.ar',
  'maria@life.com',
  'maria@mail.com',
  'maria@email.com',
  'maria@gmail.com.br',
  'maria@gmlia.com',
  'maria@exemplo.com.br',
  'gmial@exemplo.com.br',
  'maria@gmailcom',
  'maria@@gmial.com',
  'mar ia@gmial.com',
  'gmial.com',
  '@gmial.com',
  '',
])('nothing is suggested for %j (P-770)', (typed) => {
  expect(suggestedEmail(typed)).toBe('')
})
