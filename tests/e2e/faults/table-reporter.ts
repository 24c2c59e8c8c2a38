import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Type of the annotations for a cell: its fault, and ✓ or ✖. */
export const CELL = 'fault cell'

type Line = { readonly title: string; readonly cells: ReadonlyMap<string, string> }

/** Prints the fault matrix, calls by faults, and its number of cells. */
export default class TableReporter implements Reporter {
  private readonly lines: Line[] = []

  onTestEnd({ title }: TestCase, { annotations }: TestResult): void {
    const cells = annotations
      .filter(({ type }) => type === CELL)
      .map(({ description = '' }) => {
        const at = description.lastIndexOf(' ')
        return [description.slice(0, at), description.slice(at + 1)] as const
      })
    if (cells.length > 0) this.lines.push({ title, cells: new Map(cells) })
  }

  onEnd(): void {
    if (this.lines.length > 0) console.log(`\n${table(this.lines)}`)
  }

  printsToStdio(): boolean {
    return false
  }
}

function table(lines: readonly Line[]): string {
  const faults = [...new Set(lines.flatMap(({ cells }) => [...cells.keys()]))]
  const widest = Math.max(...lines.map(({ title }) => title.length))
  const marks = lines.flatMap(({ cells }) => [...cells.values()])
  const red = marks.filter((mark) => mark !== '✓').length
  return [
    `Fault matrix: ${lines.length} calls × ${faults.length} faults, ${marks.length} cells, ${red} red`,
    `${' '.repeat(widest)}  ${faults.join('  ')}`,
    ...lines
      .toSorted((one, other) => one.title.localeCompare(other.title))
      .map(({ title, cells }) => {
        const row = faults.map((fault) => (cells.get(fault) ?? '·').padEnd(fault.length))
        return `${title.padEnd(widest)}  ${row.join('  ')}`.trimEnd()
      }),
  ].join('\n')
}
