import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Type of the annotations for a cell: its fault, and ✓ or ✖. */
export const CELL = 'fault cell'

/** Prints the fault matrix, a line for each call with its cells, and its number of cells. */
export default class TableReporter implements Reporter {
  private readonly lines: string[] = []
  private readonly cells: string[] = []

  onTestEnd({ title }: TestCase, { annotations }: TestResult): void {
    const cells = annotations.filter(({ type }) => type === CELL).map(({ description = '' }) => description)
    if (cells.length > 0) this.lines.push(`${title}: ${cells.join('  ')}`)
    this.cells.push(...cells)
  }

  onEnd(): void {
    if (this.lines.length === 0) return
    const red = this.cells.filter((cell) => cell.endsWith('✖')).length
    const title = `Fault matrix: ${this.lines.length} calls, ${this.cells.length} cells, ${red} red`
    console.log(['', title, ...this.lines.sort()].join('\n'))
  }

  printsToStdio(): boolean {
    return false
  }
}
