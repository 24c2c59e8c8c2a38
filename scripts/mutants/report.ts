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

/** The share that the tests have to detect, in percent. */
export const LEAST = 95

const isCounted = ({ state }: Result) => state !== 'impossible'
const isDetected = ({ state }: Result) => state === 'detected' || state === 'timeout'

/** Detected mutants in percent of those that can happen. */
export function scoreOf(results: readonly Result[]): number {
  const counted = results.filter(isCounted)
  return counted.length === 0 ? 100 : (100 * counted.filter(isDetected).length) / counted.length
}

const row = (name: string, results: readonly Result[]) => {
  const counted = results.filter(isCounted)
  const score = `${scoreOf(results).toFixed(1)} %`
  return `${name.padEnd(24)}${String(counted.filter(isDetected).length).padStart(9)}${String(counted.length).padStart(9)}${score.padStart(10)}`
}

/** A table by chart and one by construct. */
export function tableOf(byChart: ReadonlyMap<string, readonly Result[]>): string {
  const all = [...byChart.values()].flat()
  const heading = `${''.padEnd(24)}${'detected'.padStart(9)}${'mutants'.padStart(9)}${'score'.padStart(10)}`
  return [
    heading,
    ...[...byChart].map(([chart, results]) => row(chart, results)),
    '',
    ...CONSTRUCTS.flatMap((construct) => {
      const results = all.filter((result) => result.mutant.construct === construct && isCounted(result))
      return results.length > 0 ? [row(construct, results)] : []
    }),
    '',
    row(`${byChart.size} charts`, all),
  ].join('\n')
}

type Reasons = Readonly<Record<string, string>>

/**
 * What is wrong with the reasons for survivors: those that have none, and those that are no longer needed.
 * @param known the ids of all mutants of the charts that ran
 */
export function faultsIn(results: readonly Result[], reasons: Reasons, known: ReadonlySet<string>) {
  const survivors = results.filter(({ state }) => state === 'survived').map(({ mutant }) => mutant.id)
  const others = new Set(results.filter(({ state }) => state !== 'survived').map(({ mutant }) => mutant.id))
  return {
    unexplained: survivors.filter((id) => reasons[id] === undefined),
    explained: survivors.filter((id) => reasons[id] !== undefined),
    unneeded: Object.keys(reasons).filter((id) => others.has(id) || !known.has(id)),
  }
}
