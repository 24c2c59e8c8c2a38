import { CRITERIA, type CriterionName, RESTART_COST } from '../../chart-paths/chart-plan.ts'
import { readArguments } from '../lib/command-options.ts'

export const FORMATS = ['text', 'json'] as const

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

const usage = (charts: readonly string[]) => `npm run paths                          all charts
npm run paths -- <chart>               one chart with its paths
npm run paths -- --report              run the model tests, and write what they took into dist/paths/

--criterion <name>     what the paths cover (guards):
${Object.entries(CRITERIA)
  .map(([name, words]) => `    ${name.padEnd(16)} ${words}`)
  .join('\n')}
--restart-cost <steps> cost of a restart, in steps, at least 1 (${RESTART_COST})
--max-steps <steps>    the most steps of a path (any number)
--seed <number>        another seed may give other paths, of the same or of another cost (1)
--walk <steps>         a random walk of so many steps instead of a plan
--until <percent>      the covered share with which the walk ends (100)
--format <name>        ${FORMATS.join(', ')} (text)

Charts: ${charts.join(', ')}`

/** Parses the options. Throws a message with the valid ones if they make no sense. */
export function optionsIn(args: readonly string[], charts: readonly string[]): Options {
  const { values, chart, refuse, numberIn } = readArguments(
    args,
    charts,
    {
      criterion: { type: 'string', default: 'guards' },
      'restart-cost': { type: 'string', default: `${RESTART_COST}` },
      'max-steps': { type: 'string' },
      seed: { type: 'string' },
      walk: { type: 'string' },
      until: { type: 'string' },
      format: { type: 'string', default: 'text' },
      report: { type: 'boolean', default: false },
    },
    usage(charts),
  )
  const among = <Name extends string>(option: string, value: string, names: readonly Name[]): Name =>
    names.find((name) => name === value) ?? refuse(`--${option} ${value} is none of ${names.join(', ')}.`)
  const number = (option: string, value: string | undefined, least: number, isWhole = true) =>
    numberIn(
      option,
      value,
      (given) => given >= least && (!isWhole || Number.isInteger(given)),
      `${isWhole ? 'whole number' : 'number'} from ${least} up`,
    )
  const steps = number('walk', values.walk, 1)
  const covered = number('until', values.until, 1, false)
  if (covered !== undefined && covered > 100) refuse(`--until ${values.until} is more than 100 %.`)
  if (covered !== undefined && steps === undefined) refuse('--until needs --walk.')
  if (values.report && args.some((arg) => arg !== '--report' && arg !== chart))
    refuse('--report takes a chart, and no other option: it is about what the tests take.')
  return {
    chart,
    criterion: among('criterion', values.criterion, Object.keys(CRITERIA) as CriterionName[]),
    restartCost: number('restart-cost', values['restart-cost'], 1, false) ?? RESTART_COST,
    maxSteps: number('max-steps', values['max-steps'], 1),
    seed: number('seed', values.seed, 0),
    walk: steps === undefined ? undefined : { steps, covered: covered ?? 100 },
    format: among('format', values.format, FORMATS),
    isReport: values.report,
  }
}
