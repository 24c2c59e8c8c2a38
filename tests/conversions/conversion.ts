/** One conversion with an input whose fields are all different, and its expected result. */
export type Conversion = {
  readonly name: string
  readonly input: unknown
  readonly convert: () => unknown
  readonly expected: unknown
}

/** `args[0]` is what is converted; the others are what the conversion needs besides. */
export const conversion = <Args extends readonly unknown[], Result>(
  convert: (...args: Args) => Result,
  args: Args,
  expected: NoInfer<Result>,
): Conversion => ({ name: convert.name, input: args[0], convert: () => convert(...args), expected })

/** Flags have only two values; nothing is the same everywhere. */
const REPEATABLE = ['S', 'N', 'true', 'false', 'null']

/** The values of an input that occur twice, so that exchanged fields would not be noticed. */
export function repeatedIn(input: unknown): string[] {
  const values = leavesOf(input)
    .map(String)
    .filter((value) => !REPEATABLE.includes(value))
  return values.filter((value, index) => values.indexOf(value) !== index)
}

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
    ? Object.values(value).flatMap(leavesOf)
    : [value]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The paths at which two values differ. */
export function differingIn(one: unknown, other: unknown, path = ''): readonly string[] {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other) ? [] : [path]
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].flatMap((name) =>
    differingIn(one[name], other[name], path === '' ? name : `${path}.${name}`),
  )
}
