import { parseArgs } from 'node:util'

import { CRITERIA, type CriterionName } from '../../model-tests/support/chart-plan.ts'

export const FORMATS = ['text', 'json', 'markdown'] as const

export type Options = {
  /** Null for all. */
  readonly chart: string | null
  readonly criterion: CriterionName
  readonly restartCost: number
  readonly maxSteps?: number | undefined
  readonly seed?: number | undefined
  readonly walk?: { readonly steps: number; readonly covered: number } | undefined
  readonly format: (typeof FORMATS)[number]
  /** Run the model tests, and write what they took. */
  readonly isReport: boolean
}

/** Opening the page again takes as long as this number of steps, measured in Chromium. */
const RESTART_COST = 7.5

const usage = (charts: readonly string[]) => `npm run paths                          all charts
npm run paths -- <chart>               one chart with its paths
npm run paths -- --report              run the model tests, and write what they took into dist/paths/

--criterion <name>     what the paths cover (guards):
${Object.entries(CRITERIA)
  .map(([name, words]) => `    ${name.padEnd(16)} ${words}`)
  .join('\n')}
--restart-cost <steps> cost of a restart, in steps, at least 1 (${RESTART_COST})
--max-steps <steps>    the most steps of a path (any number)
--seed <number>        another seed may give another plan of the same cost (1)
--walk <steps>         a random walk of so many steps instead of a plan
--until <percent>      the covered share with which the walk ends (100)
--format <name>        ${FORMATS.join(', ')} (text)

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
          criterion: { type: 'string', default: 'guards' },
          'restart-cost': { type: 'string', default: `${RESTART_COST}` },
          'max-steps': { type: 'string' },
          seed: { type: 'string' },
          walk: { type: 'string' },
          until: { type: 'string' },
          format: { type: 'string', default: 'text' },
          report: { type: 'boolean', default: false },
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

  const among = <Name extends string>(option: string, value: string, names: readonly Name[]): Name =>
    names.find((name) => name === value) ?? refuse(`--${option} ${value} is none of ${names.join(', ')}.`)
  const numberIn = (option: string, value: string | undefined, least: number, isWhole: boolean) => {
    if (value === undefined) return undefined
    const number = Number(value)
    if (
      value.trim() === '' ||
      !Number.isFinite(number) ||
      number < least ||
      (isWhole && !Number.isInteger(number))
    )
      return refuse(`--${option} ${value} is no ${isWhole ? 'whole number' : 'number'} from ${least} up.`)
    return number
  }
  const steps = numberIn('walk', values.walk, 1, true)
  const covered = numberIn('until', values.until, 1, false)
  if (covered !== undefined && covered > 100) refuse(`--until ${values.until} is more than 100 %.`)
  if (covered !== undefined && steps === undefined) refuse('--until needs --walk.')
  return {
    chart,
    criterion: among('criterion', values.criterion, Object.keys(CRITERIA) as CriterionName[]),
    restartCost: numberIn('restart-cost', values['restart-cost'], 1, false) ?? RESTART_COST,
    maxSteps: numberIn('max-steps', values['max-steps'], 1, true),
    seed: numberIn('seed', values.seed, 0, true),
    walk: steps === undefined ? undefined : { steps, covered: covered ?? 100 },
    format: among('format', values.format, FORMATS),
    isReport: values.report,
  }
}
