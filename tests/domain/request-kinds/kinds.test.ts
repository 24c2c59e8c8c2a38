import { expect, test } from 'vitest'

import { routes } from '#domain/navigation/routes.ts'
import { kindOf, TYPES_WITH_SCREEN } from '#domain/request-kinds/kinds.ts'

// TYPES-30, TYPES-32 to TYPES-36, TYPES-38, TYPES-39
test.each([14, 17, 0, 99])('type %d has no screen', (typeId) => {
  expect(kindOf(typeId)).toBeNull()
})

test('the benefit form has its three steps', () => {
  expect(kindOf(1)?.form?.steps.map(({ id, title }) => [id, title])).toEqual([
    ['data', 'Dados'],
    ['declaration', 'Declaração de beneficiários'],
    ['documents', 'Documentos'],
  ])
})

test.each([
  ['01', null],
  ['02', null],
  ['03', 11],
  ['05', 16],
  ['06', 10],
  ['07', 15],
] as const)('the URL of screen %s without a type means type %s', (screen, typeId) => {
  const ofScreen = TYPES_WITH_SCREEN.filter((id) => kindOf(id)?.screen === screen)
  expect(ofScreen.length === 1 ? ofScreen[0] : null).toBe(typeId)
  expect(routes.request[screen].parse('/', {})).toMatchObject({ typeId })
})
