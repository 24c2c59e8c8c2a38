import { isCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { type Column, CPF_COLUMN, type Kind, type Values } from './kinds.ts'
import type { WrittenRow } from './read-file.ts'
import type { Value } from './values.ts'

export type GoodRow = { readonly line: number; readonly cpf: string; readonly values: Values }

export type BadRow = {
  readonly line: number
  /** null where the row has no valid one. */
  readonly cpf: string | null
  /** Everything that is wrong with it, in pt-BR, without personal data. */
  readonly reason: string
}

export type CheckedRows = { readonly good: readonly GoodRow[]; readonly bad: readonly BadRow[] }

/** Checks each row by itself and against the fund's tables, and that none is there twice. */
export function checkRows(kind: Kind, rows: readonly WrittenRow[], fund: FundReference): CheckedRows {
  const good: GoodRow[] = []
  const bad: BadRow[] = []
  const lineOfKey = new Map<string, number>()
  for (const row of rows) {
    const { values, problems } = readRow(kind, row, fund)
    const written = row.cells.cpf ?? ''
    const cpf = isCpf(written) ? digitsOf(written) : null
    if (cpf === null || problems.length > 0) {
      bad.push({ line: row.line, cpf, reason: problems.join('; ') })
      continue
    }
    const key = JSON.stringify([cpf, ...kind.key.map((column) => values[column])])
    const first = lineOfKey.get(key)
    if (first === undefined) {
      lineOfKey.set(key, row.line)
      good.push({ line: row.line, cpf, values })
    } else bad.push({ line: row.line, cpf, reason: `repete a linha ${first}` })
  }
  return { good, bad }
}

function readRow(kind: Kind, { cells, problem }: WrittenRow, fund: FundReference) {
  if (problem !== undefined) return { values: {}, problems: [problem] }
  const values: Record<string, Value> = {}
  const problems: string[] = []
  for (const column of kind.columns) {
    const read = readCell(column, cells[column.name] ?? '', fund)
    if (typeof read === 'object' && read !== null) problems.push(`${column.name}: ${read.because}`)
    else if (column !== CPF_COLUMN) values[column.column] = read
  }
  const between = problems.length === 0 ? (kind.problem?.(values, fund) ?? null) : null
  return { values, problems: between === null ? problems : [between] }
}

function readCell({ is, empty }: Column, text: string, fund: FundReference) {
  if (text !== '') return is.read(text, fund)
  return empty === undefined ? { because: 'falta' } : empty
}
