import { OpenFolder, OthersFolder } from './data-directory/closed-folder.ts'
import { DirectoryInUse } from './data-directory/lock.ts'
import { type DatabaseFailure, databaseFailure } from './database/failure.ts'
import { NewerDatabase, UnpreparedDatabase } from './database/migrate.ts'
import { StoreFailure, type StoreFault } from './documents/store.ts'
import { OtherStore } from './documents/store-mark.ts'
import { FundTablesError } from './fund/load.ts'
import { isCertificateFault } from './process/certificate-fault.ts'
import { ConfigError } from './process/environment.ts'
import { listenFault } from './process/listen-fault.ts'
import { PasswordKeyError } from './sessions/password-key-check.ts'

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

const OF_DATABASE_FAILURE: Readonly<Record<DatabaseFailure | 'none', string | null>> = {
  away: 'o PostgreSQL desse endereço não responde',
  busy: 'o PostgreSQL está ocupado com outra operação',
  none: null,
}

/** Node does not read the system's list of authorities. */
const UNTRUSTED =
  'o certificado não é aceito (a autoridade do próprio fundo é indicada em NODE_EXTRA_CA_CERTS, com o caminho do seu certificado)'

const OF_STORE: Readonly<Record<StoreFault, string>> = {
  unreachable: 'nenhum armazenamento responde nesse endereço',
  untrusted: UNTRUSTED,
  missing: 'o bucket não existe',
  denied: 'a chave não tem acesso ao bucket',
}

const OF_DIRECTORY: Readonly<Record<string, string>> = {
  EACCES: 'não há permissão de escrita',
  EPERM: 'não há permissão de escrita',
  EEXIST: 'existe um arquivo com esse nome',
  ENOTDIR: 'parte do caminho é um arquivo, não uma pasta',
  EROFS: 'o disco só permite leitura',
  ENOSPC: 'não há espaço no disco',
}

type CodedError = { readonly code?: string }

/**
 * The pt-BR sentence for a failed start that the operator can fix; null: a defect. `host` is null if not
 * configured. No sentence contains a URL, which may include a password.
 */
export function startFault(error: unknown, host: string | null): string | null {
  if (!(error instanceof Error)) return null
  const isOwn =
    error instanceof ConfigError ||
    error instanceof DirectoryInUse ||
    error instanceof OpenFolder ||
    error instanceof OthersFolder ||
    error instanceof OtherStore ||
    error instanceof NewerDatabase ||
    error instanceof UnpreparedDatabase ||
    error instanceof FundTablesError ||
    error instanceof PasswordKeyError
  if (isOwn) return error.message
  if (error instanceof StoreFailure) {
    // The failure of a folder has a system error as its cause; that of a bucket has only a message.
    if (error.cause) return startFault(error.cause, host)
    return `Não foi possível usar o armazenamento de documentos de S3_URL: ${OF_STORE[error.fault]}.`
  }
  const ofListening = listenFault(error, host)
  if (ofListening !== null) return ofListening
  const { code = '' } = error as Error & CodedError
  const database =
    (isCertificateFault(error) ? UNTRUSTED : OF_DATABASE[code]) ??
    OF_DATABASE_FAILURE[databaseFailure(error) ?? 'none']
  if (database) return `Não foi possível abrir o banco de dados de DATABASE_URL: ${database}.`
  const directory = OF_DIRECTORY[code]
  return directory ? `Não foi possível usar a pasta de dados de DATA_DIR: ${directory}.` : null
}
