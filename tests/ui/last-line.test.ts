import { describe, expect, test } from 'vitest'

import type { Control } from '#domain/forms/form.ts'
import { lastLineOf } from '#ui/forms/field-width.ts'

const field = (name: string, control: Control = 'text') => ({ name, control })

describe('which fields stand in the last line of a card', () => {
  test.each([
    ['none of none', [], []],
    ['an odd number of halves', [field('a'), field('b'), field('c')], ['c']],
    ['an even number of halves', [field('a'), field('b')], ['a', 'b']],
    ['one that is alone', [field('a'), field('b', 'radio')], ['b']],
    ['a long one and its short one', [field('x'), field('conta'), field('conta_dv')], ['conta', 'conta_dv']],
    ['one that no longer fits', [field('cidade'), field('x')], ['x']],
  ])('%s', (_, fields, last) => {
    expect(lastLineOf(fields).map(({ name }) => name)).toEqual(last)
  })
})
