import { expect, test } from 'vitest'

import { startRefusal } from '#domain/request-kinds/offering.ts'

import { membership } from '#tools/samples/facts.ts'

const everyType = Array.from({ length: 17 }, (_, index) => ({
  id: index + 1,
  name: `Tipo ${index + 1}`,
  details: '',
  planId: null,
}))

const active = [membership({ planId: 1, categoryId: 1 })]
const barred = [membership({ planId: 2, categoryId: 9, situationId: 7 })]

// AREA-01, TYPES-04, TYPES-23, TYPES-25, TYPES-27
test.each([
  ['the retirement benefit', 1, {}, null],
  ['the withdrawal with permission', 3, {}, null],
  ['the withdrawal without permission', 3, { withdrawalAllowed: false }, 'withdrawalNotAllowed'],
  ['another type without that permission', 7, { withdrawalAllowed: false }, null],
  ['the withdrawal in situation 7', 3, { memberships: barred }, 'notOffered'],
  ['the sickness allowance by link', 2, {}, null],
  ['the death lump sum by link', 5, {}, null],
  ['the prison allowance by link', 6, {}, null],
  ['a form by link without plans', 6, { memberships: [] }, null],
  ['a type that the server does not list', 10, { types: [] }, 'notOffered'],
  ['the acceptance without a request', 16, {}, 'unavailable'],
  ['the registration update', 14, {}, 'unavailable'],
  ['type 17', 17, {}, 'unavailable'],
  ['an unknown type', 99, {}, 'unavailable'],
])('%s', (_case, typeId, change, expected) => {
  const starter = { types: everyType, memberships: active, withdrawalAllowed: true, ...change }
  expect(startRefusal(typeId, starter)).toBe(expected)
})
