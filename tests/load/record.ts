/** Milliseconds of the calls that were answered with 200, and how often each other outcome occurred. */
type CallRecord = { readonly milliseconds: number[]; readonly errors: Map<string, number> }

export type CallFigures = {
  readonly name: string
  readonly calls: number
  /** As `503`; without an answer `unconnected` or `cut`. */
  readonly errors: Readonly<Record<string, number>>
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export type Recorder = {
  readonly answered: (name: string, milliseconds: number) => void
  readonly failed: (name: string, outcome: string) => void
  readonly figures: () => readonly CallFigures[]
}

/** The value below or at which that share of the values is; 0 of none. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

export function createRecorder(): Recorder {
  const records = new Map<string, CallRecord>()
  const of = (name: string) => {
    const record: CallRecord = records.get(name) ?? { milliseconds: [], errors: new Map() }
    records.set(name, record)
    return record
  }
  return {
    answered: (name, milliseconds) => of(name).milliseconds.push(milliseconds),
    failed: (name, outcome) => {
      const { errors } = of(name)
      errors.set(outcome, (errors.get(outcome) ?? 0) + 1)
    },
    figures: () =>
      [...records].map(([name, { milliseconds, errors }]) => ({
        name,
        calls: milliseconds.length + [...errors.values()].reduce((sum, count) => sum + count, 0),
        errors: Object.fromEntries(errors),
        p50: percentile(milliseconds, 0.5),
        p95: percentile(milliseconds, 0.95),
        p99: percentile(milliseconds, 0.99),
      })),
  }
}
