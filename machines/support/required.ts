/** The chart guarantees the value in this state. Throws instead of passing null on. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The chart lost "${name}"`)
  return value
}
