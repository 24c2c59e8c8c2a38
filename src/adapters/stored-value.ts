import * as v from 'valibot'

type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value

type StoredValue<Schema extends v.GenericSchema> = {
  /** null if nothing valid is stored. */
  readonly read: () => v.InferOutput<Schema> | null
  /** False if storage is full or forbidden; the old value is kept then. */
  readonly keep: (value: Immutable<v.InferInput<Schema>>) => boolean
  readonly clear: () => void
}

/** A JSON value under one storage key. Without storage nothing is kept. */
export function storedValue<const Schema extends v.GenericSchema>(
  storage: Storage | null,
  key: string,
  schema: Schema,
): StoredValue<Schema> {
  return {
    read() {
      try {
        const parsed = v.safeParse(schema, JSON.parse(storage?.getItem(key) ?? 'null'))
        return parsed.success ? parsed.output : null
      } catch {
        return null
      }
    },
    keep(value) {
      try {
        storage?.setItem(key, JSON.stringify(value))
        return storage !== null
      } catch {
        return false
      }
    },
    clear: () => storage?.removeItem(key),
  }
}
