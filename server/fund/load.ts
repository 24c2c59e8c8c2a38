import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { brokenReferences } from './references.ts'
import { type FundReference, TABLE_FILES, type TableName, tableSchemas } from './schemas.ts'

/** The fund's tables cannot be used as they are: says which file and which place, in pt-BR. */
export class FundTablesError extends Error {
  override readonly name = 'FundTablesError'
}

const tableNames = Object.keys(TABLE_FILES) as TableName[]

/** Reads every table of the folder and checks it. Throws `FundTablesError` with every problem at once. */
export async function loadReference(folder: string): Promise<FundReference> {
  const raw = Object.fromEntries(
    await Promise.all(tableNames.map(async (name) => [name, await readTable(folder, name)])),
  )
  const result = v.safeParse(v.object(tableSchemas), raw)
  if (!result.success) {
    throw complaint(
      folder,
      result.issues.map((issue) => {
        const [table, ...place] = (issue.path ?? []).map((item) => String(item.key))
        return `${TABLE_FILES[table as TableName]}, em ${place.join('.') || 'todo o arquivo'}: ${issue.message}`
      }),
    )
  }
  const broken = brokenReferences(result.output)
  if (broken.length > 0) {
    throw complaint(
      folder,
      broken.map(({ table, place, problem }) => `${TABLE_FILES[table]}, em ${place}: ${problem}`),
    )
  }
  return result.output
}

async function readTable(folder: string, name: TableName): Promise<unknown> {
  const path = join(folder, TABLE_FILES[name])
  const text = await readFile(path, 'utf8').catch(() => {
    throw complaint(folder, [`${TABLE_FILES[name]}: não foi possível ler o arquivo`])
  })
  try {
    return JSON.parse(text)
  } catch {
    throw complaint(folder, [`${TABLE_FILES[name]}: não é um JSON válido`])
  }
}

const complaint = (folder: string, lines: readonly string[]) =>
  new FundTablesError(
    [`As tabelas do fundo em ${folder} têm problemas:`, ...lines.map((line) => `  - ${line}`)].join('\n'),
  )
