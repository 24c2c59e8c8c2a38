import { basename } from 'node:path'
import { parseArgs } from 'node:util'

import { loadReference } from '#server/fund/load.ts'
import type { Counts } from '#server/import/counts.ts'
import {
  type ImportFile,
  type ImportOptions,
  type ImportResult,
  importFiles,
} from '#server/import/import-files.ts'
import { KINDS, type Kind } from '#server/import/kinds.ts'
import { UnreadableFile } from '#server/import/read-text.ts'
import type { Removal } from '#server/import/removals.ts'

import { withDatabase } from './open-database.ts'
import { operator } from './operator.ts'
import type { Outcome, Tool } from './tool.ts'
import { ToolFailure } from './tool-failure.ts'
import { UsageError } from './usage-error.ts'

const USAGE = 'npm run fund -- import <arquivos> [--dry-run] [--skip-bad-rows] [--allow-removals <quantas>]'

/** Imports people out of the fund's files (docs/import.md). */
export const importPeople: Tool = {
  usage: USAGE,
  prepare: (args) => {
    const { paths, options } = parsed(args)
    const files = paths.map(fileNamed)
    requireOneOfEach(files)
    return async (config) => {
      const fund = await loadReference(config.referenceDirectory)
      const result = await withDatabase(config, (db) =>
        importFiles(
          { db, fund, passwordCost: config.passwordCost, now: new Date(), operator: operator() },
          files,
          options,
        ),
      ).catch((error: unknown) => {
        throw error instanceof UnreadableFile ? new ToolFailure(error.message) : error
      })
      return outcomeOf(result)
    }
  },
}

function parsed(args: readonly string[]): {
  readonly paths: readonly string[]
  readonly options: ImportOptions
} {
  const { positionals: paths, values } = optionsIn(args)
  const allowed = values['allow-removals'] ?? '0'
  if (!/^\d{1,9}$/.test(allowed))
    throw new UsageError(
      '--allow-removals diz quantas linhas podem ser retiradas, por exemplo --allow-removals 18.',
    )
  return {
    paths,
    options: {
      isDryRun: values['dry-run'] ?? false,
      skipsBadRows: values['skip-bad-rows'] ?? false,
      allowedRemovals: Number(allowed),
    },
  }
}

function optionsIn(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        'skip-bad-rows': { type: 'boolean' },
        'allow-removals': { type: 'string' },
      },
    })
  } catch {
    throw new UsageError(`Uma opção não existe ou está incompleta. Uso: ${USAGE}`)
  }
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

function outcomeOf(result: ImportResult): Outcome {
  const { bad, badCount, counts, refusedRemovals, weakHashes, isWritten } = result
  const lines = [
    ...bad.map(({ path, line, problem }) => `${path}, linha ${line}: ${problem}`),
    ...(badCount > bad.length ? [`… e mais ${badCount - bad.length} linhas com problema.`] : []),
    ...[...counts].map(([kind, count]) => countsOf(kind, count)),
    ...[...weakHashes].map(([kind, count]) => weakOf(kind, count)),
    ...refusedRemovals.map(removalOf),
    ...(refusedRemovals.length > 0 ? [permissionFor(refusedRemovals)] : []),
    ...(badCount > 0 ? [`${badCount} linhas com problema.`] : []),
    isWritten ? 'Gravado.' : 'Nada foi gravado.',
  ]
  return { text: lines.join('\n'), isGood: badCount === 0 && refusedRemovals.length === 0 }
}

const countsOf = ({ name }: Kind, { added, changed, same, removed }: Counts) =>
  `${name}: ${added} novas, ${changed} alteradas, ${same} iguais, ${removed} retiradas`

const weakOf = ({ name }: Kind, count: number) =>
  `${name}: ${count} senhas têm um hash mais fraco que o recomendado (m=19456 com t=2, ou m=47104 com t=1); cada um é refeito quando a pessoa entra.`

const removalOf = ({ kind, removed, stored }: Removal) =>
  `${kind.name}: das ${stored} linhas do banco de dados, ${removed} não estão no arquivo, que pode estar cortado.`

const permissionFor = (removals: readonly Removal[]) =>
  `Se está certo, repita com --allow-removals ${removals.reduce((sum, { removed }) => sum + removed, 0)}.`
