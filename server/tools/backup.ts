import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import type { Config } from '#server/config.ts'
import { FOLDER_MODE } from '#server/data-directory/closed-folder.ts'
import { databaseFolder, documentsFolder, passwordKeyFile } from '#server/data-directory/layout.ts'
import { lockDirectory } from '#server/data-directory/lock.ts'

import { openEmbedded } from '#server/database/connect.ts'
import { MARK } from '#server/documents/store.ts'
import { disconnectStore } from '#server/documents/store-mark.ts'

import type { Tool } from './tool.ts'
import { ToolFailure } from './tool-failure.ts'
import { UsageError } from './usage-error.ts'

/**
 * Copies the embedded database and its documents into a new folder that can be a `DATA_DIR`, while no server uses
 * them. The key of passwords is not copied (P-449), nor is mail in files.
 */
export const backup: Tool = {
  usage: 'npm run backup -- <pasta>',
  prepare: ([folder = '', ...more]) => {
    if (folder === '' || more.length > 0)
      throw new UsageError('Diga uma pasta nova: npm run backup -- <pasta>')
    return async (config) => ({ text: await copyInto(resolve(folder), config), isGood: true })
  },
}

async function copyInto(target: string, { databaseUrl, dataDirectory, s3 }: Config): Promise<string> {
  if (databaseUrl !== null) {
    throw new ToolFailure(
      'O comando copia o banco embutido. Com DATABASE_URL use pg_dump e depois copie os documentos (docs/operations.md).',
    )
  }
  if (!existsSync(databaseFolder(dataDirectory)))
    throw new ToolFailure(`Não há banco de dados em ${dataDirectory}.`)
  if (existsSync(target)) throw new ToolFailure(`${target} já existe: diga uma pasta nova.`)
  const lock = lockDirectory(dataDirectory)
  try {
    await copyWhole(dataDirectory, target)
  } catch (error) {
    throw new ToolFailure(`Não foi possível gravar a cópia em ${target}: ${causeOf(error)}.`)
  } finally {
    lock.release()
  }
  const keyFile = passwordKeyFile(dataDirectory, 'embedded')
  return [
    `Cópia gravada em ${target}.`,
    ...(s3 === null ? [] : ['Os documentos ficam no bucket de S3_URL: copie-o agora.']),
    ...(existsSync(keyFile)
      ? [
          `A chave das senhas (${keyFile}) não está na cópia, e sem ela ninguém entra: guarde-a em outro lugar.`,
        ]
      : []),
  ].join('\n')
}

/** The code of the system or of the database; the message of an error without one. */
function causeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? message
}

/**
 * Under another name until it is complete, so that no part of a copy is taken for one. Connected to no store, so that
 * it deletes nothing in the one of the original (P-748).
 */
async function copyWhole(dataDirectory: string, target: string): Promise<void> {
  const draft = `${target}.part`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(dirname(target), { recursive: true, mode: FOLDER_MODE })
  mkdirSync(draft, { mode: FOLDER_MODE })
  const folders = [databaseFolder, (directory: string) => documentsFolder(directory, 'embedded')]
  for (const folderOf of folders) {
    const from = folderOf(dataDirectory)
    if (existsSync(from)) cpSync(from, folderOf(draft), { recursive: true })
  }
  rmSync(join(documentsFolder(draft, 'embedded'), MARK), { force: true })
  const { db, close } = await openEmbedded({ folder: databaseFolder(draft) })
  try {
    await disconnectStore(db)
  } finally {
    await close()
  }
  renameSync(draft, target)
}
