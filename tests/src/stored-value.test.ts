import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { storedValue } from '#src/adapters/stored-value.ts'

import { fullStorage, memoryStorage } from '../support/memory-storage.ts'

const schema = v.object({ step: v.number(), isLast: v.optional(v.boolean(), false) })

describe('storedValue', () => {
  test('returns the kept value with the defaults of its schema', () => {
    const storage = memoryStorage()
    expect(storedValue(storage, 'a', schema).keep({ step: 2 })).toBe(true)
    expect(storedValue(storage, 'a', schema).read()).toEqual({ step: 2, isLast: false })
    expect(storedValue(storage, 'b', schema).read()).toBeNull()
  })

  test('clear removes only its own value', () => {
    const storage = memoryStorage()
    storedValue(storage, 'a', schema).keep({ step: 2 })
    storedValue(storage, 'b', schema).keep({ step: 3 })
    storedValue(storage, 'a', schema).clear()
    expect(Object.keys(storage)).toEqual(['b'])
  })

  test.each(['not JSON', 'null', '{"step":"2"}', ''])(
    'returns null for a value that does not match the schema: %s',
    (text) => {
      const storage = memoryStorage()
      storage.setItem('a', text)
      expect(storedValue(storage, 'a', schema).read()).toBeNull()
    },
  )

  test('keeps the old value if the storage is full', () => {
    const storage = fullStorage({ a: '{"step":1}' })
    expect(storedValue(storage, 'a', schema).keep({ step: 2 })).toBe(false)
    expect(storedValue(storage, 'a', schema).read()).toEqual({ step: 1, isLast: false })
  })

  test('keeps nothing without a storage', () => {
    const value = storedValue(null, 'a', schema)
    expect(value.keep({ step: 2 })).toBe(false)
    expect(value.read()).toBeNull()
    value.clear()
  })
})
