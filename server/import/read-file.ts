import { readFileSync } from 'node:fs'

import { CsvError, parse } from 'csv-parse/sync'

import type { Kind } from './kinds.ts'

/** A row as it is written: the text of each column. */
export type WrittenRow = {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  /** Why the row cannot be read, in pt-BR. */
  readonly problem?: string
}

/** A file that cannot be read as a whole; the message is pt-BR and names the file. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/**
 * The rows of a CSV (comma or semicolon, in quotes where needed) or of JSON Lines, in UTF-8. Throws
 * `UnreadableFile`, also for a column that the kind does not have.
 */
export function readFile(path: string, kind: Kind): readonly WrittenRow[] {
  const written = decoded(path)
  const rows = /\.csv$/i.test(path) ? rowsOfCsv(path, written, kind) : rowsOfJson(written, kind)
  if (rows.length === 0) throw new UnreadableFile(`${path}: não tem nenhuma linha de dados`)
  return rows
}

function decoded(path: string): string {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(path)
  } catch (error) {
    throw new UnreadableFile(
      `${path}: não foi possível ler o arquivo (${(error as NodeJS.ErrnoException).code})`,
    )
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableFile(`${path}: o arquivo não está gravado em UTF-8`)
  }
}

function rowsOfCsv(path: string, written: string, kind: Kind): readonly WrittenRow[] {
  const [head, ...records] = recordsOf(path, written)
  if (!head) return []
  const names = head.record
  requireColumns(path, names, kind)
  return records.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(names.map((name, index) => [name, record[index] ?? ''])),
    ...(record.length !== names.length && {
      problem: `tem ${record.length} valores em vez de ${names.length}`,
    }),
  }))
}

type CsvRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } }

function recordsOf(path: string, written: string): readonly CsvRecord[] {
  const firstLine = written.slice(0, written.indexOf('\n') + 1 || undefined)
  try {
    return parse(written, {
      delimiter: firstLine.includes(';') ? ';' : ',',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as readonly CsvRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile(`${path}, linha ${error.lines}: há aspas que não fecham ou fora do lugar`)
  }
}

function requireColumns(path: string, names: readonly string[], { columns }: Kind): void {
  const known = columns.map(({ name }) => name)
  const problems = [
    ...names.filter((name) => !known.includes(name)).map((name) => `coluna desconhecida: ${name}`),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `coluna repetida: ${name}`),
    ...columns
      .filter(({ name, empty }) => empty === undefined && !names.includes(name))
      .map(({ name }) => `falta a coluna ${name}`),
  ]
  if (problems.length > 0) throw new UnreadableFile(`${path}, linha 1: ${problems.join('; ')}`)
}

const rowsOfJson = (written: string, kind: Kind): readonly WrittenRow[] =>
  written.split('\n').flatMap((text, index) => {
    const line = index + 1
    return text.trim() === '' ? [] : { line, ...rowOfJson(text, kind) }
  })

function rowOfJson(text: string, { columns }: Kind): Omit<WrittenRow, 'line'> {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { cells: {}, problem: 'não é um objeto JSON' }
  const entries = Object.entries(value)
  const unknown = entries.filter(([key]) => !columns.some(({ name }) => name === key))
  const nested = entries.filter(([, cell]) => typeof cell === 'object' && cell !== null)
  const problems = [
    ...unknown.map(([key]) => `coluna desconhecida: ${key}`),
    ...nested.map(([key]) => `${key}: deve ser um texto, um número, true, false ou null`),
  ]
  return {
    cells: Object.fromEntries(entries.map(([key, cell]) => [key, asText(cell)])),
    ...(problems.length > 0 && { problem: problems.join('; ') }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function asText(cell: unknown): string {
  if (typeof cell === 'boolean') return cell ? 'S' : 'N'
  return cell === null ? '' : String(cell).trim()
}
