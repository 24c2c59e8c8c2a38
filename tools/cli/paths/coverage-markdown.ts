import { type ChartCoverage, type Item, isInOrder, KINDS, type WalkTest } from './coverage.ts'

const NAMES: Readonly<Record<Item['kind'], string>> = {
  state: 'Estados',
  transition: 'Transições',
  outcome: 'Resultados de condições',
  requirement: 'Requisitos',
}

const VERDICTS: Readonly<Record<Item['verdict'], string>> = {
  passed: 'passou',
  failed: 'falhou',
  untaken: 'não percorrido',
}

const HEAD = ['Diagrama', ...KINDS.map((kind) => NAMES[kind]), 'Testes', 'Passaram', 'Falharam'] as const

const share = (items: readonly Item[]) => {
  const passed = items.filter(({ verdict }) => verdict === 'passed').length
  return passed === items.length ? `${passed}` : `${passed} de ${items.length}`
}

const numbersOf = (items: readonly Item[], tests: readonly WalkTest[]): readonly string[] => {
  const passed = tests.filter(({ hasPassed }) => hasPassed).length
  return [
    ...KINDS.map((kind) => share(items.filter((item) => item.kind === kind))),
    `${tests.length}`,
    `${passed}`,
    `${tests.length - passed}`,
  ]
}

const sumOf = (charts: readonly ChartCoverage[]): readonly string[] => [
  `${charts.length} diagramas`,
  ...numbersOf(
    charts.flatMap(({ items }) => items),
    charts.flatMap(({ tests }) => tests),
  ),
]

const rowsOf = (charts: readonly ChartCoverage[]) => [
  ...charts.map(({ title, items, tests }) => [title, ...numbersOf(items, tests)]),
  ...(charts.length > 1 ? [sumOf(charts)] : []),
]

/** What failed, or was not taken and is no exception. */
const notInOrder = ({ items }: ChartCoverage) => items.filter((item) => !isInOrder(item))

/** The counts of each chart, and what is not in order, as a table and a list for the summary of a run. */
export function markdownOf(charts: readonly ChartCoverage[]): string {
  const table = [HEAD, HEAD.map((_, index) => (index === 0 ? '---' : '--:')), ...rowsOf(charts)].map(
    (row) => `| ${row.join(' | ')} |`,
  )
  const open = charts.flatMap((one) =>
    notInOrder(one).map(
      ({ id, verdict, reason }) =>
        `- \`${id}\`: ${VERDICTS[verdict]}${reason === null ? '' : ` (${reason})`}`,
    ),
  )
  return `${[...table, ...(open.length > 0 ? ['', '## Falta', '', ...open] : [])].join('\n')}\n`
}
