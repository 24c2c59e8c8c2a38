import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { type JsonFile, type Place, parseJson } from './json-file.ts'
import { brokenReferences } from './references.ts'
import { type FundReference, TABLE_FILES, type TableName, tableSchemas } from './schemas.ts'
import { shapeProblem } from './shape-problems.ts'

/** The message lists the errors with file, line and path, in pt-BR. */
export class FundTablesError extends Error {
  override readonly name = 'FundTablesError'
}

type Files = Readonly<Record<TableName, JsonFile>>

const tableNames = Object.keys(TABLE_FILES) as TableName[]

/**
 * Reads and checks every table of the folder. Throws `FundTablesError` with all problems; references are
 * checked only if all shapes are valid, and shapes only if all files are JSON.
 */
export async function loadReference(folder: string): Promise<FundReference> {
  const files = await readFiles(folder)
  const raw = Object.fromEntries(tableNames.map((name) => [name, files[name].value]))
  const result = v.safeParse(v.object(tableSchemas), raw, { message: shapeProblem })
  const broken = result.success ? brokenReferences(result.output) : result.issues.map(brokenShape)
  if (!result.success || broken.length > 0) {
    throw tablesError(
      folder,
      broken.map(({ table, place, problem }) => {
        const line = files[table].lineOf(place)
        return `${TABLE_FILES[table]}, linha ${line}, em ${place.join('.') || 'todo o arquivo'}: ${problem}`
      }),
    )
  }
  return result.output
}

function brokenShape({ path, message }: v.BaseIssue<unknown>) {
  const [table, ...place] = (path ?? []).map(({ key }) => key) as [TableName, ...Place]
  return { table, place, problem: message }
}

async function readFiles(folder: string): Promise<Files> {
  const read = await Promise.all(
    tableNames.map(async (name) => [name, await readTable(folder, name)] as const),
  )
  const faults = read.flatMap(([, file]) => (typeof file === 'string' ? [file] : []))
  if (faults.length > 0) throw tablesError(folder, faults)
  return Object.fromEntries(read) as Files
}

/** The file of the table, or why it cannot be read. Ignores a byte order mark, which some editors write. */
async function readTable(folder: string, name: TableName): Promise<JsonFile | string> {
  const file = TABLE_FILES[name]
  const bytes = await readFile(join(folder, file)).catch(() => null)
  if (bytes === null) return `${file}: não foi possível ler o arquivo`
  const text = decoded(bytes)
  if (text === null) return `${file}: o arquivo não está gravado em UTF-8`
  const parsed = parseJson(text)
  return 'problem' in parsed ? `${file}, linha ${parsed.line}: ${parsed.problem}` : parsed
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const tablesError = (folder: string, lines: readonly string[]) =>
  new FundTablesError(
    [`As tabelas do fundo em ${folder} têm problemas:`, ...lines.map((line) => `  - ${line}`)].join('\n'),
  )
