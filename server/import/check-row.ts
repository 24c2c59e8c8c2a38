import { cleanText } from '#domain/clean-text.ts'
import { isCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'

import { type Column, CPF_COLUMN, type Kind, type Values } from './kinds.ts'
import type { WrittenRow } from './read-file.ts'
import type { Known, Value } from './values.ts'

/** `line` is counted from 1, as in an editor. */
export type GoodRow = { readonly line: number; readonly cpf: string; readonly values: Values }

export type BadRow = {
  readonly line: number
  /** null where the row has no valid one. */
  readonly cpf: string | null
  /** Everything that is wrong with it, in pt-BR, without personal data. */
  readonly problem: string
}

/** Checks a row by itself and against the fund's tables. */
export function checkRow(kind: Kind, row: WrittenRow, known: Known): GoodRow | BadRow {
  const { line } = row
  const { values, problems } = readRow(kind, row, known)
  const written = cleaned(row.cells.cpf)
  const cpf = isCpf(written) ? digitsOf(written) : null
  return cpf === null || problems.length > 0
    ? { line, cpf, problem: problems.join('; ') }
    : { line, cpf, values }
}

function readRow(kind: Kind, { cells, problem }: WrittenRow, known: Known) {
  if (problem !== undefined) return { values: {}, problems: [problem] }
  const values: Record<string, Value> = {}
  const problems: string[] = []
  for (const column of kind.columns) {
    const read = readCell(column, cleaned(cells[column.name]), known)
    if (typeof read === 'object' && read !== null) problems.push(`${column.name}: ${read.because}`)
    else if (column !== CPF_COLUMN) values[column.column] = read
  }
  const between = problems.length === 0 ? (kind.problem?.(values, known) ?? null) : null
  return { values, problems: between === null ? problems : [between] }
}

/** As answers of participants are stored (P-755). */
const cleaned = (written = '') => cleanText(written).trim()

function readCell({ is, empty }: Column, text: string, known: Known) {
  if (text !== '') return is.read(text, known)
  return empty === undefined ? { because: 'falta' } : empty
}
