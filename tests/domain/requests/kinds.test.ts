import { expect, test } from 'vitest'

import { kindOf } from '#domain/requests/kinds.ts'

test.each([
  [1, [1, 4, 5], []],
  [3, [1, 4, 5], []],
  [10, [1, 4, 5], []],
  [11, [1, 4], [15]],
  [15, [1, 4, 5], []],
])('type %d accepts documents in %o, exempts %o', (typeId, acceptableSituations, exemptDocumentTypes) => {
  expect(kindOf(typeId)).toMatchObject({ id: typeId, acceptableSituations, exemptDocumentTypes })
})

test.each([9, 12, 14, 17, 0, 99])('type %d has no screen here', (typeId) => {
  expect(kindOf(typeId)).toBeNull()
})

test('the benefit form has its three steps', () => {
  expect(kindOf(1)?.form?.steps.map(({ id, title }) => [id, title])).toEqual([
    ['data', 'Dados'],
    ['declaration', 'Declaração de beneficiários'],
    ['documents', 'Documentos'],
  ])
})
