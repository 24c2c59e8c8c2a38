import { ConfigError } from './config.ts'
import { DirectoryInUse } from './data-directory/lock.ts'
import { FundTablesError } from './fund/load.ts'

const OF_DATABASE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nenhum PostgreSQL responde nesse endereço',
  ECONNRESET: 'a conexão foi interrompida',
  EHOSTUNREACH: 'o endereço não pode ser alcançado',
  ETIMEDOUT: 'o endereço não responde',
  ENOTFOUND: 'o endereço não existe',
  EAI_AGAIN: 'o endereço não pôde ser encontrado',
  '28P01': 'usuário ou senha não conferem',
  '28000': 'o usuário não tem acesso',
  '3D000': 'o banco de dados não existe',
}

const OF_DIRECTORY: Readonly<Record<string, string>> = {
  EACCES: 'não há permissão de escrita',
  EPERM: 'não há permissão de escrita',
  EEXIST: 'existe um arquivo com esse nome',
  ENOTDIR: 'parte do caminho é um arquivo, não uma pasta',
  EROFS: 'o disco só permite leitura',
  ENOSPC: 'não há espaço no disco',
}

const OF_PORT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'A porta já está em uso. Escolha outra com PORT.',
  EACCES: 'Não há permissão para usar essa porta. Escolha outra com PORT.',
  EADDRNOTAVAIL: 'O endereço não é deste computador. Corrija HOST.',
}

/** What the system and PostgreSQL tell about a failure. */
type Told = { readonly code?: string; readonly syscall?: string; readonly hostname?: string }

/**
 * A start that failed by what its reader can put right, as one pt-BR sentence; null: a defect. `host` is where the
 * server was told to listen, null when it was not told. No sentence repeats an address, which may hold a password.
 */
export function startFault(error: unknown, host: string | null): string | null {
  if (!(error instanceof Error)) return null
  const isOwn =
    error instanceof ConfigError || error instanceof DirectoryInUse || error instanceof FundTablesError
  if (isOwn) return error.message
  const { code = '', syscall, hostname } = error as Error & Told
  if (syscall === 'listen') return OF_PORT[code] ?? null
  if (syscall === 'getaddrinfo' && hostname === host) return 'O endereço não existe. Corrija HOST.'
  const database = OF_DATABASE[code]
  if (database) return `Não foi possível abrir o banco de dados de DATABASE_URL: ${database}.`
  const directory = OF_DIRECTORY[code]
  return directory ? `Não foi possível usar a pasta de dados de DATA_DIR: ${directory}.` : null
}
