import { type ChartPlan, type Count, gapOf } from '../../chart-paths/chart-plan.ts'
import type { Options } from './options.ts'

const HEAD = [
  'chart',
  'states',
  'transitions',
  'guard outcomes',
  'configurations',
  'tests',
  'steps',
  'cost',
  'lower bound',
  'gap',
  'coverage',
]

const share = ({ covered, all }: Count) => (covered === all ? `${all}` : `${covered} of ${all}`)

const rounded = (number: number) => String(Math.round(number * 10) / 10)

/** Rounded down, so that only a complete plan has 100 %. */
const percent = (number: number) => `${Math.floor(number * 10) / 10} %`

/** The lower bound and the gap; a random walk has none. */
const boundCells = (cost: number, bound: number | null) =>
  bound === null ? ['—', '—'] : [rounded(bound), percent(gapOf(cost, bound))]

const cellsOf = (plan: ChartPlan) => [
  plan.chart,
  share(plan.states),
  share(plan.transitions),
  share(plan.guardOutcomes),
  `${plan.configurations}${plan.notes.length > 0 ? '+' : ''}`,
  `${plan.paths.length}`,
  `${plan.steps}`,
  rounded(plan.cost),
  ...boundCells(plan.cost, plan.lowerBound),
  percent(plan.coverage),
]

/** All charts together; the bounds of independent plans add up. */
function sumOf(plans: readonly ChartPlan[]): readonly string[] {
  const sum = (of: (plan: ChartPlan) => number) => plans.reduce((total, plan) => total + of(plan), 0)
  const count = (of: (plan: ChartPlan) => Count): Count => ({
    covered: sum((plan) => of(plan).covered),
    all: sum((plan) => of(plan).all),
  })
  const cost = sum((plan) => plan.cost)
  const bounds = plans.flatMap(({ lowerBound }) => lowerBound ?? [])
  const bound = bounds.length < plans.length ? null : bounds.reduce((total, one) => total + one, 0)
  const goals = sum((plan) => plan.goals)
  return [
    `${plans.length} charts`,
    share(count(({ states }) => states)),
    share(count(({ transitions }) => transitions)),
    share(count(({ guardOutcomes }) => guardOutcomes)),
    `${sum(({ configurations }) => configurations)}`,
    `${sum(({ paths }) => paths.length)}`,
    `${sum(({ steps }) => steps)}`,
    rounded(cost),
    ...boundCells(cost, bound),
    percent(goals === 0 ? 100 : (100 * (goals - sum(({ missing }) => missing.length))) / goals),
  ]
}

const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = HEAD.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

type Section = { readonly title: string; readonly lines: readonly string[] }

/** The sections below the table: errors, exceptions and their reasons. */
function sectionsOf(plans: readonly ChartPlan[]): readonly Section[] {
  const missing = plans.flatMap((plan) => plan.missing)
  const about = (of: (plan: ChartPlan) => readonly string[]) =>
    plans.flatMap((plan) => of(plan).map((line) => `${plan.chart}: ${line}`))
  const reasons = (isAccepted: boolean) =>
    missing.filter((goal) => goal.isAccepted === isAccepted).map(({ id, reason }) => `${id}: ${reason}`)
  return [
    { title: 'Wrong in the models', lines: about((plan) => plan.faults) },
    { title: 'Left out', lines: about((plan) => plan.notes) },
    { title: 'Not covered', lines: reasons(false) },
    { title: 'Not covered, as the exceptions say', lines: reasons(true) },
    { title: 'Exceptions that are none any more', lines: about((plan) => plan.unneeded) },
  ].filter(({ lines }) => lines.length > 0)
}

const lineOf = ({ model, cases, end }: ChartPlan['paths'][number]): string =>
  `${[model, ...cases].filter(Boolean).join(' → ') || 'start'} ⇒ ${end.join(', ')}`

/** The plans in the format that was asked for; with one chart, its paths too. */
export function reportOf(
  plans: readonly ChartPlan[],
  { chart, format }: Pick<Options, 'chart' | 'format'>,
): string {
  if (format === 'json') return JSON.stringify(chart === null ? plans : plans[0], null, 2)
  const rows = [HEAD, ...plans.map(cellsOf), ...(plans.length > 1 ? [sumOf(plans)] : [])]
  const paths = chart === null ? [] : plans.flatMap((plan) => plan.paths.map(lineOf))
  const sections = sectionsOf(plans)
  return [
    columns(rows),
    ...(paths.length > 0 ? [paths.map((line, index) => `${index + 1}. ${line}`).join('\n')] : []),
    ...sections.map(({ title, lines }) => [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n')),
  ].join('\n\n')
}
