import { expect, test } from 'vitest'

import { statusNameOf } from '#domain/requests/status.ts'

// D-124
test.each([
  ['F', 'Benefício deferido', 'Benefício deferido'],
  ['F', '', 'Deferido'],
  ['D', undefined, 'Deferido'],
  ['V', undefined, 'Aguardando deferimento'],
] as const)('a participant reads %s, which the server calls %j, as %s', (status, sent, read) => {
  expect(statusNameOf(status, sent)).toBe(read)
})
