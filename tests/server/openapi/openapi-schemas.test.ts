import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { flag, id, idOrNull, list, numberOrNull, text } from '#api/contract/wire.ts'
import { schemaOf } from '#server/openapi/schemas.ts'

describe('schemaOf', () => {
  const INTEGER = { type: 'integer' }
  const TEXT = { type: 'string' }

  test.each<[name: string, schema: v.GenericSchema, sent: object, replied?: object]>([
    ['an id', id, INTEGER],
    ['an id or nothing', idOrNull, { type: ['integer', 'null'] }],
    ['a number or nothing', numberOrNull, { type: ['number', 'null'] }],
    ['a text', text, TEXT],
    ['a limited text', v.pipe(text, v.maxLength(9)), { ...TEXT, maxLength: 9 }],
    [
      'a text under a rule',
      v.pipe(
        v.string(),
        v.check((value) => value !== ''),
      ),
      TEXT,
    ],
    [
      'a text of two patterns',
      v.pipe(v.string(), v.regex(/^\P{Cc}*$/u), v.regex(/\S/)),
      { ...TEXT, pattern: '^\\P{Cc}*$', allOf: [{ pattern: '\\S' }] },
    ],
    ['a flag', flag, { ...TEXT, enum: ['S', 'N'] }],
    [
      'a flag with a default',
      v.optional(flag, 'N'),
      { ...TEXT, enum: ['S', 'N'], default: 'N' },
      { ...TEXT, enum: ['S', 'N'] },
    ],
    ['a constant id', v.pipe(id, v.literal(4)), { ...INTEGER, const: 4 }],
    ['a bounded id', v.pipe(id, v.minValue(1)), { ...INTEGER, minimum: 1 }],
    [
      'a list',
      list(id),
      { type: ['array', 'null'], items: INTEGER, default: [] },
      { type: 'array', items: INTEGER },
    ],
    ['one of two', v.union([v.boolean(), v.string()]), { anyOf: [{ type: 'boolean' }, TEXT] }],
    [
      'a choice or nothing',
      v.nullish(v.picklist(['A', 'B'])),
      { anyOf: [{ ...TEXT, enum: ['A', 'B'] }, { type: 'null' }] },
    ],
  ])('describes %s', (_name, schema, sent, replied = sent) => {
    expect(schemaOf(schema, 'sent')).toEqual(sent)
    expect(schemaOf(schema, 'replied')).toEqual(replied)
  })

  test('requires in requests only fields without a default, and in replies all', () => {
    const schema = v.object({ a: id, b: text, c: v.optional(id), d: idOrNull })
    expect(schemaOf(schema, 'sent').required).toEqual(['a'])
    expect(schemaOf(schema, 'replied').required).toEqual(['a', 'b', 'd'])
  })

  test.each([
    [
      'transform',
      v.pipe(
        v.string(),
        v.transform((value) => value.length),
      ),
    ],
    ['RegExp flags', v.pipe(v.string(), v.regex(/^[a-z]+$/i))],
  ])('throws for %s', (reason, schema) => {
    expect(() => schemaOf(schema, 'sent')).toThrow(reason)
  })
})
