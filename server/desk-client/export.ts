import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Client } from '#api/client/client.ts'
import { exportDocument, exportPerson } from '#api/contract/desk.ts'
import { CallError, type CallFailure } from '#domain/call-failure.ts'

import { fileName } from './file-name.ts'
import { Incomplete } from './incomplete.ts'
import { plain } from './table.ts'
import { UsageError } from './usage-error.ts'

/** Readable only by the user who runs the command. */
const FOLDER = { recursive: true, mode: 0o700 }
const FILE = { mode: 0o600, flag: 'wx' }

/** The absolute path of a folder that does not exist yet. Throws `UsageError`. */
export function requireNew(folder: string): string {
  const path = resolve(folder)
  if (existsSync(path)) throw new UsageError(`${path} já existe: diga uma pasta nova.`)
  return path
}

/**
 * Writes the data of a person and their files into the folder; returns what was written. Throws `Incomplete` with
 * that and each file that is missing with its reason; the others are written.
 */
export async function exportInto(call: Client, cpf: string, folder: string): Promise<string> {
  const { dados, documentos } = await call(exportPerson, { body: { cpf } })
  try {
    mkdirSync(join(folder, 'documentos'), FOLDER)
    writeFileSync(join(folder, 'dados.json'), `${JSON.stringify(dados, null, 2)}\n`, FILE)
  } catch (error) {
    throw new Incomplete(`Não foi possível gravar em ${folder}: ${codeOf(error)}.`)
  }
  const lacking: string[] = []
  for (const { id, arquivo } of documentos) {
    const reason = await reasonWithout(call, id, join(folder, 'documentos', fileName(id, arquivo)))
    if (reason !== null) lacking.push(plain(`  ${id} ${arquivo}: ${reason}`))
  }
  const written = `Gravado em ${folder}: dados.json e ${documentos.length - lacking.length} documentos.`
  if (lacking.length > 0) throw new Incomplete([written, 'Sem estes:', ...lacking].join('\n'))
  return written
}

/** Writes the file of a document; else why it is missing, for example a refusal by the scanner or a full disk. */
async function reasonWithout(call: Client, id: number, path: string): Promise<string | null> {
  try {
    const { arquivo } = await call(exportDocument, { params: { id } })
    writeFileSync(path, new Uint8Array(await arquivo.arrayBuffer()), FILE)
    return null
  } catch (error) {
    if (error instanceof CallError) return reasonOf(error.failure)
    return `Não foi possível gravar: ${codeOf(error)}.`
  }
}

function reasonOf(failure: CallFailure): string {
  switch (failure.kind) {
    case 'refused':
      return failure.message ?? `O servidor recusou o pedido (${failure.status}).`
    case 'expired':
      return 'A sessão acabou.'
    case 'interrupted':
      return 'O servidor não respondeu.'
    case 'offContract':
      return 'O servidor não respondeu como esperado.'
  }
}

/** Of a failure of the disk; another error is a defect. */
function codeOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined) throw error
  return code
}
