import { pipeline, Readable } from 'node:stream'

import { CsvError, parse } from 'csv-parse'

import type { Kind } from './kinds.ts'
import { textOf, UnreadableFile } from './read-text.ts'

/** A row as it is written: the text of each column. */
export type WrittenRow = {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  /** Why the row cannot be read, in pt-BR. */
  readonly problem?: string
}

export type RowsOfFile = {
  readonly rows: AsyncIterable<WrittenRow>
  /** Of the whole file, in hexadecimal; there once all rows were read. */
  readonly sha256: () => string
}

/** Of a row, in characters: a quote that is not closed would otherwise take the rest of the file into memory. */
const LONGEST_ROW = 100_000

/**
 * The rows of a CSV (comma or semicolon, in quotes where needed) or of JSON Lines, in UTF-8, one by one. The rows
 * throw `UnreadableFile`, also for a column that the kind does not have.
 */
export function readFile(path: string, kind: Kind): RowsOfFile {
  const { pieces, sha256 } = textOf(path)
  const rows = /\.csv$/i.test(path) ? rowsOfCsv(path, pieces, kind) : rowsOfJson(pieces, kind)
  return { rows: atLeastOne(path, rows), sha256 }
}

async function* atLeastOne(path: string, rows: AsyncIterable<WrittenRow>): AsyncGenerator<WrittenRow> {
  let isEmpty = true
  for await (const row of rows) {
    isEmpty = false
    yield row
  }
  if (isEmpty) throw new UnreadableFile(`${path}: não tem nenhuma linha de dados`)
}

async function* rowsOfCsv(
  path: string,
  pieces: AsyncIterable<string>,
  kind: Kind,
): AsyncGenerator<WrittenRow> {
  let names: readonly string[] | null = null
  for await (const { record, info } of recordsOf(path, pieces)) {
    if (names === null) {
      names = record
      requireColumns(path, names, kind)
      continue
    }
    yield {
      line: info.lines,
      cells: Object.fromEntries(names.map((name, index) => [name, record[index] ?? ''])),
      ...(record.length !== names.length && {
        problem: `tem ${record.length} valores em vez de ${names.length}`,
      }),
    }
  }
}

type CsvRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } }

async function* recordsOf(path: string, pieces: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const { firstLine, all } = await peeked(pieces)
  const parser = parse({
    delimiter: firstLine.includes(';') ? ';' : ',',
    info: true,
    max_record_size: LONGEST_ROW,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  pipeline(Readable.from(all), parser, () => {
    // An error of either is thrown by the iteration below.
  })
  try {
    yield* parser as AsyncIterable<CsvRecord>
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const problem =
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? `a linha tem mais de ${LONGEST_ROW} caracteres, ou há aspas que não fecham`
        : 'há aspas que não fecham ou fora do lugar'
    throw new UnreadableFile(`${path}, linha ${error.lines}: ${problem}`)
  }
}

/** The first line, or the part of it in the first piece, and all pieces. */
async function peeked(pieces: AsyncIterable<string>) {
  const rest = pieces[Symbol.asyncIterator]()
  const first = await rest.next()
  const text = first.done ? '' : first.value
  const firstLine = text.slice(0, text.indexOf('\n') + 1 || undefined)
  async function* all() {
    yield text
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  return { firstLine, all: all() }
}

function requireColumns(path: string, names: readonly string[], kind: Kind): void {
  if (!names.includes('cpf'))
    throw new UnreadableFile(
      `${path}, linha 1: falta a coluna cpf; a primeira linha tem os nomes das colunas`,
    )
  const problems = [
    ...unknownColumns(names, kind),
    ...names
      .filter((name, index) => isOf(kind, name) && names.indexOf(name) < index)
      .map((name) => `coluna repetida: ${name}`),
    ...kind.columns
      .filter(({ name, empty }) => empty === undefined && !names.includes(name))
      .map(({ name }) => `falta a coluna ${name}`),
  ]
  if (problems.length > 0) throw new UnreadableFile(`${path}, linha 1: ${problems.join('; ')}`)
}

const isOf = ({ columns }: Kind, name: string) => columns.some((column) => column.name === name)

/** Of what is not a name of a column only the place is named, as it may be personal data. */
const unknownColumns = (names: readonly string[], kind: Kind): readonly string[] =>
  names.flatMap((name, index) => {
    if (isOf(kind, name)) return []
    return `coluna desconhecida: ${/^[a-z_]{1,40}$/.test(name) ? name : `a ${index + 1}ª`}`
  })

/** The limit for a line of JSON keeps a file without line breaks out of the memory, as that of a record does. */
async function* rowsOfJson(pieces: AsyncIterable<string>, kind: Kind): AsyncGenerator<WrittenRow> {
  let line = 0
  for await (const text of linesOf(pieces)) {
    line += 1
    if (text === null) yield { line, cells: {}, problem: `tem mais de ${LONGEST_ROW} caracteres` }
    else if (text.trim() !== '') yield { line, ...rowOfJson(text, kind) }
  }
}

/** null for a line that is too long. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string | null> {
  let begun = ''
  let isTooLong = false
  const ended = (end: string) => {
    const whole = isTooLong || begun.length + end.length > LONGEST_ROW ? null : begun + end
    begun = ''
    isTooLong = false
    return whole
  }
  for await (const piece of pieces) {
    const ends = piece.split('\n')
    const open = ends.pop() ?? ''
    for (const end of ends) yield ended(end)
    isTooLong ||= begun.length + open.length > LONGEST_ROW
    begun = isTooLong ? '' : begun + open
  }
  if (begun !== '' || isTooLong) yield ended('')
}

function rowOfJson(text: string, kind: Kind): Omit<WrittenRow, 'line'> {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { cells: {}, problem: 'não é um objeto JSON' }
  const entries = Object.entries(value)
  const nested = entries.filter(([key, cell]) => isOf(kind, key) && isNested(cell))
  const problems = [
    ...unknownColumns(Object.keys(value), kind),
    ...nested.map(([key]) => `${key}: deve ser um texto, um número, true, false ou null`),
  ]
  return {
    cells: Object.fromEntries(entries.map(([key, cell]) => [key, isNested(cell) ? '' : asText(cell)])),
    ...(problems.length > 0 && { problem: problems.join('; ') }),
  }
}

const isNested = (cell: unknown) => typeof cell === 'object' && cell !== null

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
