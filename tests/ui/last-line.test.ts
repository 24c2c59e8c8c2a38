import { describe, expect, test } from 'vitest'

import type { Control, FieldsSection, FieldWidth } from '#domain/forms/form.ts'
import { bank } from '#domain/forms/groups/bank.ts'
import { lastLineOf } from '#ui/forms/field-width.ts'

const field = (name: string, width?: FieldWidth, control: Control = 'text') => ({
  name,
  control,
  ...(width && { width }),
})

describe('which fields stand in the last line of a card', () => {
  test.each([
    ['none of none', [], []],
    ['an odd number of halves', [field('a'), field('b'), field('c')], ['c']],
    ['an even number of halves', [field('a'), field('b')], ['a', 'b']],
    ['one that is alone', [field('a'), field('b', undefined, 'radio')], ['b']],
    [
      'a long one and its short one',
      [field('x'), field('conta', 'broadPair'), field('conta_dv', 'narrowPair')],
      ['conta', 'conta_dv'],
    ],
    ['one that no longer fits', [field('cidade', 'broad'), field('x')], ['x']],
  ])('%s', (_, fields, last) => {
    expect(lastLineOf(fields).map(({ name }) => name)).toEqual(last)
  })

  test.each<[string, FieldsSection, string[]]>([
    ['an account', bank(1), ['conta', 'conta_dv']],
    [
      'an account at another entity',
      bank(10, { suffix: '_entidade' }),
      ['conta_entidade', 'conta_dv_entidade'],
    ],
  ])('what is read together in %s', (_, { fields }, last) => {
    expect(lastLineOf(fields).map(({ name }) => name)).toEqual(last)
  })
})
