import { readArguments } from '../lib/command-options.ts'

export type Options = {
  /** Null for all charts, or for the changed ones. */
  readonly chart: string | null
  /** Only charts that changed since the branch began, or since a revision; null for all. */
  readonly since: 'branch' | { readonly revision: string } | null
  /** Minutes after which the rest is left out; null without a limit. */
  readonly minutes: number | null
  /** Processes at a time; null for as many as there are cores. */
  readonly workers: number | null
  /** Takes over the charts that an earlier run has finished. */
  readonly goesOn: boolean
}

const usage = (charts: readonly string[]) => `npm run test:mutants                     all charts
npm run test:mutants -- <chart>          one chart
npm run test:mutants -- --changed        the charts that changed since the branch began, or in a day

--since <revision>   the charts that changed since this revision
--minutes <number>   leave out what is not done after so many minutes
--workers <number>   processes at a time, instead of one for each core
--continue           take over the charts that an earlier run has finished (dist/mutants/)

Charts: ${charts.join(', ')}`

/** Parses the options. Throws a message with the valid ones if they make no sense. */
export function optionsIn(args: readonly string[], charts: readonly string[]): Options {
  const { values, chart, refuse, numberIn } = readArguments(
    args,
    charts,
    {
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
      minutes: { type: 'string' },
      workers: { type: 'string' },
      continue: { type: 'boolean', default: false },
    },
    usage(charts),
  )
  const changed = values.changed ? 'branch' : null
  const since = values.since === undefined ? changed : { revision: values.since }
  if (chart !== null && since !== null) refuse('A chart and the changed charts exclude each other.')
  const number = (option: 'minutes' | 'workers') =>
    numberIn(option, values[option], (value) => value > 0, 'number above 0') ?? null
  return {
    chart,
    since,
    minutes: number('minutes'),
    workers: number('workers'),
    goesOn: values.continue,
  }
}
