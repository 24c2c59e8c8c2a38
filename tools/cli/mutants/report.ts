import type { ChartResults } from './chart-results.ts'
import type { Result } from './run-mutants.ts'

const CONSTRUCTS = [
  'transition',
  'target',
  'guard negated',
  'guard weakened',
  'action',
  'entry',
  'exit',
  'delay',
  'order',
  'output',
  'send',
] as const

/** The share of the mutants of all charts that the tests have to detect, in percent. */
export const LEAST = 95

const isCounted = ({ state }: Result) => state !== 'impossible'
const isDetected = ({ state }: Result) => state === 'detected' || state === 'timeout'

/** Mutants that the tests detect, in percent of those that can happen. */
export function scoreOf(results: readonly Result[]): number {
  const counted = results.filter(isCounted)
  return counted.length === 0 ? 100 : (100 * counted.filter(isDetected).length) / counted.length
}

const row = (name: string, results: readonly Result[], seconds?: number) => {
  const counted = results.filter(isCounted)
  const score = `${scoreOf(results).toFixed(1)} %`
  const time = seconds === undefined ? '' : `${seconds.toFixed(0)} s`.padStart(9)
  const numbers = [counted.filter(isDetected), counted]
  return `${name.padEnd(24)}${numbers.map(({ length }) => cell(`${length}`)).join('')}${cell(score)}${time}`
}

const cell = (text: string) => text.padStart(10)

export const heading = `${''.padEnd(24)}${['detected', 'mutants', 'score'].map(cell).join('')}${'time'.padStart(9)}`

/** The line of a chart that was just tested. */
export const progressOf = ({ chart, results, broken, seconds }: ChartResults): string =>
  broken === null
    ? row(chart, results, seconds)
    : `${chart.padEnd(24)} not tested: its tests fail without a mutant\n${broken}\n`

/** The score of each construct, and of all charts. */
export function totalsOf(done: readonly ChartResults[]): string {
  const all = done.flatMap(({ results }) => results)
  return [
    ...CONSTRUCTS.flatMap((construct) => {
      const results = all.filter((result) => result.construct === construct && isCounted(result))
      return results.length > 0 ? [row(construct, results)] : []
    }),
    '',
    row(
      `${done.length} charts`,
      all,
      done.reduce((sum, { seconds }) => sum + seconds, 0),
    ),
  ].join('\n')
}

/** Charts of which mutants were left out, as 'login: 20 of 101'. */
export const leftOutOf = (done: readonly ChartResults[]): readonly string[] =>
  done.flatMap(({ chart, broken, known, results }) =>
    broken === null && results.length < known.length
      ? `${chart}: ${known.length - results.length} of ${known.length}`
      : [],
  )

type Reasons = Readonly<Record<string, string>>

/**
 * What is wrong with the reasons for survivors: those that have none, and those that are no longer needed.
 * @param known the ids of all mutants of the charts that ran
 */
export function faultsIn(results: readonly Result[], reasons: Reasons, known: ReadonlySet<string>) {
  const survivors = results.filter(({ state }) => state === 'survived').map(({ id }) => id)
  const others = new Set(results.filter(({ state }) => state !== 'survived').map(({ id }) => id))
  return {
    unexplained: survivors.filter((id) => reasons[id] === undefined),
    explained: survivors.filter((id) => reasons[id] !== undefined),
    unneeded: Object.keys(reasons).filter((id) => others.has(id) || !known.has(id)),
  }
}
