import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Client } from '#api/client/client.ts'
import { exportDocument, exportPerson } from '#api/contract/desk.ts'
import { CallError } from '#domain/call-failure.ts'

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

/** Writes the data of a person and their files into the folder; returns what was written. */
export async function exportInto(call: Client, cpf: string, folder: string): Promise<string> {
  const { dados, documentos } = await call(exportPerson, { body: { cpf } })
  mkdirSync(join(folder, 'documentos'), FOLDER)
  writeFileSync(join(folder, 'dados.json'), `${JSON.stringify(dados, null, 2)}\n`, FILE)
  const lacking: string[] = []
  for (const { id, arquivo } of documentos) {
    const content = await contentOf(call, id)
    if (typeof content === 'string') lacking.push(plain(`  ${id} ${arquivo}: ${content}`))
    else writeFileSync(join(folder, 'documentos', fileName(id, arquivo)), content, FILE)
  }
  const written = `Gravado em ${folder}: dados.json e ${documentos.length - lacking.length} documentos.`
  return lacking.length === 0 ? written : [written, 'Sem estes:', ...lacking].join('\n')
}

/** The bytes, or the reason why the server refuses this file, for example a refusal by the scanner. */
async function contentOf(call: Client, id: number): Promise<Uint8Array | string> {
  try {
    const { arquivo } = await call(exportDocument, { params: { id } })
    return new Uint8Array(await arquivo.arrayBuffer())
  } catch (error) {
    if (!(error instanceof CallError) || error.failure.kind !== 'refused') throw error
    if (error.failure.status !== CONFLICT) throw error
    return error.failure.message ?? ''
  }
}

const CONFLICT = 409

/** Unique, and never a path. */
const fileName = (id: number, name: string) => `${id}-${plain(name).replace(/[/\\]/g, '_')}`
