import { expect, test } from 'vitest'

import { maskedName } from '#domain/people/masked-name.ts'

test.each([
  ['Otávio Reis Lacerda', 'Otávio R. L.'],
  ['Maria de Souza e Pinto', 'Maria S. P.'],
  ['MARIA DOS SANTOS', 'MARIA S.'],
  ['  José   água ', 'José Á.'],
  ['Marina', 'Marina'],
  ['', ''],
])('the masked name of %j is %j', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})
