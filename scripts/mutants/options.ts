import { parseArgs } from 'node:util'

export type Options = {
  /** Null for all charts, or for the changed ones. */
  readonly chart: string | null
  /** Only charts that changed since the branch began, or since a revision; null for all. */
  readonly since: 'branch' | { readonly revision: string } | null
  /** Minutes after which no further mutants are started; null without a limit. */
  readonly minutes: number | null
}

const usage = (charts: readonly string[]) => `npm run test:mutants                     all charts
npm run test:mutants -- <chart>          one chart
npm run test:mutants -- --changed        the charts that changed since the branch began, or the last commit

--since <revision>   the charts that changed since this revision
--minutes <number>   start no further mutants after so many minutes

Charts: ${charts.join(', ')}`

/** Parses the options. Throws a message with the valid ones if they make no sense. */
export function optionsIn(args: readonly string[], charts: readonly string[]): Options {
  const refuse = (sentence: string): never => {
    throw new Error(`${sentence}\n\n${usage(charts)}`)
  }
  const read = () => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          changed: { type: 'boolean', default: false },
          since: { type: 'string' },
          minutes: { type: 'string' },
        },
      })
    } catch (error) {
      return refuse(error instanceof Error ? error.message : String(error))
    }
  }
  const { values, positionals } = read()
  const [chart = null, ...others] = positionals
  if (others.length > 0) refuse(`One chart at a time: ${positionals.join(', ')} are ${positionals.length}.`)
  if (chart !== null && !charts.includes(chart)) refuse(`There is no chart ${chart}.`)
  const changed = values.changed ? 'branch' : null
  const since = values.since === undefined ? changed : { revision: values.since }
  if (chart !== null && since !== null) refuse('A chart and the changed charts exclude each other.')
  const minutes = values.minutes === undefined ? null : Number(values.minutes)
  if (minutes !== null && !(minutes > 0)) refuse(`--minutes ${values.minutes} is no number above 0.`)
  return { chart, since, minutes }
}
