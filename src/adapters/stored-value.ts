import * as v from 'valibot'

type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value

type StoredValue<Schema extends v.GenericSchema> = {
  /** null where nothing is stored, or nothing that the schema takes. */
  readonly read: () => v.InferOutput<Schema> | null
  /** Whether the browser kept it: its storage may be full, or forbidden. What was stored before stays where it did not. */
  readonly keep: (value: Immutable<v.InferInput<Schema>>) => boolean
  readonly clear: () => void
}

/** A value in a storage, as JSON under one key. Without a storage nothing is ever kept. */
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
