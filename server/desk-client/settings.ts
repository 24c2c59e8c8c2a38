import { readFileSync } from 'node:fs'

import { UsageError } from './usage-error.ts'

export type StaffCredentials = {
  readonly cpf: string
  readonly password: string
  /** Of the second factor; '' if not given. */
  readonly code: string
}

/** Whose calls these are: of a session that is open already, or of one for this command alone. */
export type DeskSettings = { readonly url: string } & (
  | { readonly token: string }
  | { readonly credentials: StaffCredentials }
)

type Variables = Readonly<Record<string, string | undefined>>

/** Staff member of the demonstration data with a public password, only the default of the embedded server. */
const DEMONSTRATION = { cpf: '81940527341', password: '20262026', code: '' }

/** The server, and the session or the credentials for one. Throws `UsageError`. */
export function readSettings(variables: Variables): DeskSettings {
  const url = serverUrl(variables)
  const { FUND_TOKEN: token } = variables
  return token ? { url, token } : { url, credentials: credentialsIn(variables) }
}

/** URL of the server without trailing slash. Throws `UsageError`. */
export function serverUrl({ FUND_URL, PORT }: Variables): string {
  const url = FUND_URL || `http://127.0.0.1:${PORT || '3000'}`
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new UsageError('FUND_URL deve ser um endereço como http://127.0.0.1:3000.')
  }
  return url.replace(/\/+$/, '')
}

/** Throws `UsageError`. */
export function credentialsIn(variables: Variables): StaffCredentials {
  const { FUND_CPF: cpf, FUND_CODE: code = '' } = variables
  const { DATABASE_URL: databaseUrl, DATABASE_URL_FILE: databaseUrlFile } = variables
  const password = passwordIn(variables)
  if (cpf && password) return { cpf, password, code }
  if (cpf || password || databaseUrl || databaseUrlFile) {
    throw new UsageError('Diga quem é da equipe do fundo: FUND_CPF e FUND_PASSWORD.')
  }
  return DEMONSTRATION
}

function passwordIn({ FUND_PASSWORD: password, FUND_PASSWORD_FILE: file }: Variables): string | undefined {
  if (!file) return password
  if (password) throw new UsageError('Defina só FUND_PASSWORD ou só FUND_PASSWORD_FILE.')
  const content = contentOf(file)
  if (content === '') throw new UsageError('O arquivo de FUND_PASSWORD_FILE está vazio.')
  return content
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new UsageError('O arquivo de FUND_PASSWORD_FILE não pode ser lido.')
  }
}
