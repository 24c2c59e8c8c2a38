import { basename } from 'node:path'

import { loadReference } from '#server/fund/load.ts'
import type { Counts } from '#server/import/counts.ts'
import { type ImportFile, type ImportResult, importFiles } from '#server/import/import-files.ts'
import { KINDS, type Kind } from '#server/import/kinds.ts'
import { UnreadableFile } from '#server/import/read-file.ts'

import { withDatabase } from './open-database.ts'
import type { Outcome, Tool } from './tool.ts'
import { ToolFailure } from './tool-failure.ts'
import { UsageError } from './usage-error.ts'

const USAGE = 'npm run fund -- import <arquivos> [--dry-run] [--skip-bad-rows] [--allow-removals]'
const OPTIONS = ['--dry-run', '--skip-bad-rows', '--allow-removals']

/** Imports people out of the fund's files (docs/import.md). */
export const importPeople: Tool = {
  usage: USAGE,
  prepare: (args) => {
    const options = args.filter((arg) => arg.startsWith('--'))
    const unknown = options.find((option) => !OPTIONS.includes(option))
    if (unknown !== undefined) throw new UsageError(`A opção ${unknown} não existe. Uso: ${USAGE}`)
    const files = args.filter((arg) => !arg.startsWith('--')).map(fileNamed)
    requireOneOfEach(files)
    return async (config) => {
      const fund = await loadReference(config.referenceDirectory)
      const result = await withDatabase(config, (db) =>
        importFiles({ db, fund, now: new Date() }, files, {
          isDryRun: options.includes('--dry-run'),
          skipsBadRows: options.includes('--skip-bad-rows'),
          allowsRemovals: options.includes('--allow-removals'),
        }),
      ).catch((error: unknown) => {
        throw error instanceof UnreadableFile ? new ToolFailure(error.message) : error
      })
      return outcomeOf(result)
    }
  },
}

function fileNamed(path: string): ImportFile {
  const name = basename(path)
  const kind = KINDS.find((one) => new RegExp(`^${one.name}([^a-z].*)?\\.(csv|jsonl)$`, 'i').test(name))
  if (kind) return { path, kind }
  const names = KINDS.map((one) => one.name).join(', ')
  throw new UsageError(
    `${name}: o nome diz o que o arquivo tem, como pessoas.csv ou pessoas-2026-11-25.jsonl; os nomes são ${names}.`,
  )
}

function requireOneOfEach(files: readonly ImportFile[]): void {
  if (files.length === 0) throw new UsageError(`Diga ao menos um arquivo: ${USAGE}`)
  const twice = files.find(({ kind }, index) => files.some((file, at) => at < index && file.kind === kind))
  if (twice) throw new UsageError(`Há dois arquivos de ${twice.kind.name}: junte-os em um.`)
}

function outcomeOf({ bad, counts, tooManyRemoved, isWritten }: ImportResult): Outcome {
  const lines = [
    ...bad.map(({ path, row: { line, reason } }) => `${path}, linha ${line}: ${reason}`),
    ...[...counts].map(([kind, count]) => countsOf(kind, count)),
    ...tooManyRemoved.map(
      ({ name }) =>
        `${name}: falta no arquivo mais de um décimo do que está no banco de dados. Se está certo, repita com --allow-removals.`,
    ),
    ...(bad.length > 0 ? [`${bad.length} linhas com problema.`] : []),
    isWritten ? 'Gravado.' : 'Nada foi gravado.',
  ]
  return { text: lines.join('\n'), isGood: bad.length === 0 && tooManyRemoved.length === 0 }
}

const countsOf = ({ name }: Kind, { added, changed, same, removed }: Counts) =>
  `${name}: ${added} novas, ${changed} alteradas, ${same} iguais, ${removed} retiradas`
