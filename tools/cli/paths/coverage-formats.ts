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

/** For the summary of a run. */
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

const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A suite for each chart: its tests, and what no test took. */
export function junitOf(charts: readonly ChartCoverage[]): string {
  const suites = charts.map((one) => {
    const tests = one.tests.map(({ name, seconds, message }) => {
      const open = `<testcase classname="${one.chart}" name="${escaped(name)}" time="${seconds.toFixed(3)}"`
      return message === null ? `${open}/>` : `${open}><failure>${escaped(message)}</failure></testcase>`
    })
    const untaken = one.items.filter(({ verdict }) => verdict === 'untaken')
    const skipped = untaken.filter(({ isAccepted }) => isAccepted).length
    const notes = untaken.map(({ id, reason, isAccepted }) => {
      const open = `<testcase classname="${one.chart}" name="${escaped(id)}">`
      const why = `message="${escaped(reason ?? '')}"`
      return `${open}${isAccepted ? `<skipped ${why}/>` : `<failure ${why}/>`}</testcase>`
    })
    const failed = one.tests.filter(({ hasPassed }) => !hasPassed).length + untaken.length - skipped
    const counts = `tests="${tests.length + notes.length}" failures="${failed}" skipped="${skipped}"`
    return `<testsuite name="${one.chart}" ${counts}>\n${[...tests, ...notes].join('\n')}\n</testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color:#1b1b1b}
table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{border-bottom:1px solid #767676;padding:.3rem .5rem;text-align:left;vertical-align:top}
td{overflow-wrap:anywhere}
summary{cursor:pointer;font-weight:600;margin:.5rem 0}
.failed{background:#ffe1de}.untaken{background:#fff3c4}
code,pre{font-size:.85rem}pre{white-space:pre-wrap}
@media(max-width:40rem){table{display:block;overflow-x:auto}}`

const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
  texts.map((text) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${text}</${tag}>`).join('')

const tableOf = (head: readonly string[], rows: readonly string[]) =>
  `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`

const anchorOf = (chart: string, number: number) => `${chart}-teste-${number}`

function itemRow(chart: string, { id, label, verdict, tests, reason, isAccepted }: Item): string {
  const taking = tests.map((number) => `<a href="#${anchorOf(chart, number)}">${number}</a>`).join(' ')
  const why = reason === null ? '' : `${isAccepted ? 'Exceção: ' : ''}${escaped(reason)}`
  const about = `${escaped(label)}<br><code>${escaped(id)}</code>`
  return `<tr class="${verdict}">${cells('td', [about, VERDICTS[verdict], taking || why])}</tr>`
}

function testRow(chart: string, { name, cases, hasPassed, seconds, message }: WalkTest, number: number) {
  const steps = `<ol>${cases.map((name) => `<li>${escaped(name)}</li>`).join('')}</ol>`
  const failure = message === null ? '' : `<pre lang="en">${escaped(message)}</pre>`
  const row = [
    String(number),
    `<details${hasPassed ? '' : ' open'}><summary>${escaped(name)}</summary>${steps}${failure}</details>`,
    hasPassed ? 'passou' : 'falhou no último passo da lista',
    `${seconds.toFixed(2).replace('.', ',')} s`,
  ]
  return `<tr id="${anchorOf(chart, number)}"${hasPassed ? '' : ' class="failed"'}>${cells('td', row)}</tr>`
}

function sectionOf(one: ChartCoverage): string {
  const { chart, title, items, tests } = one
  const kinds = KINDS.map((kind) => {
    const own = items.filter((item) => item.kind === kind)
    if (own.length === 0) return ''
    const isWhole = own.every(isInOrder)
    const rows = own.map((item) => itemRow(chart, item))
    return `<details${isWhole ? '' : ' open'}><summary>${NAMES[kind]}: ${share(own)}</summary>
${tableOf([NAMES[kind], 'Resultado', 'Testes, ou por que nenhum'], rows)}</details>`
  })
  const rows = tests.map((test, index) => testRow(chart, test, index + 1))
  return `<section id="${chart}"><h2>${escaped(title)} <code>${chart}</code></h2>
${kinds.join('\n')}
<details><summary>Testes: ${tests.length}</summary>
${tableOf(['Nº', 'Teste e seus passos', 'Resultado', 'Duração'], rows)}</details></section>`
}

/** One file without anything from elsewhere, in pt-BR. */
export function htmlOf(charts: readonly ChartCoverage[], when: Date): string {
  const rows = rowsOf(charts).map((row, index) => {
    const chart = charts[index]
    const [name = '', ...numbers] = row.map(escaped)
    const isWhole = chart === undefined || notInOrder(chart).length === 0
    const link = chart === undefined ? name : `<a href="#${chart.chart}">${name}</a>`
    return `<tr${isWhole ? '' : ' class="failed"'}>${cells('td', [link, ...numbers])}</tr>`
  })
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>O que os testes percorreram</title><style>${STYLE}</style></head><body>
<h1>O que os testes percorreram</h1>
<p>Resultado dos testes de modelo executados em ${when.toLocaleString('pt-BR')}, e da última execução no navegador com o mesmo código. Um estado, uma transição, um resultado de condição ou um requisito passou quando pelo menos um teste o percorreu e nenhum dos que o percorreram falhou.</p>
${tableOf(HEAD, rows)}
${charts.map(sectionOf).join('\n')}
</body></html>
`
}
