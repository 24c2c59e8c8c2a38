import * as v from 'valibot'

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'deve ser um número inteiro'),
    v.transform(Number),
    v.minValue(least, `deve ser no mínimo ${least}`),
    v.maxValue(most, `deve ser no máximo ${most}`),
  )

const url = (...schemes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)),
      `deve começar com ${schemes.map((scheme) => `${scheme}://`).join(' ou ')}`,
    ),
    v.check((text) => URL.canParse(text), 'não é um endereço válido'),
  )

const text = v.pipe(v.string(), v.nonEmpty('não pode ser vazio'))

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(text, '127.0.0.1'),
  /** Folder with the embedded database and the documents. */
  DATA_DIR: v.optional(text, './data'),
  /** PostgreSQL; absent: the embedded database. */
  DATABASE_URL: v.optional(url('postgres', 'postgresql')),
  /** Folder of the built portal. */
  PORTAL_DIR: v.optional(text, 'dist/portal'),
  /** Folder of the fund's tables. */
  REFERENCE_DIR: v.optional(text, 'server/reference'),
  /** Postal-code host that the browser asks; absent: the small table of this server. */
  CEP_URL: v.optional(url('https', 'http')),
  /** Life of a session, in seconds (core 9). */
  SESSION_SECONDS: v.optional(wholeNumber(1, 86_400), '3600'),
  /** Cost of a password hash: memory in KiB, and passes. */
  ARGON2_MEMORY_KIB: v.optional(wholeNumber(8, 4_194_304), '65536'),
  ARGON2_PASSES: v.optional(wholeNumber(1, 100), '3'),
  /** 1: the invented people go into an empty PostgreSQL too, as they do into the embedded database. */
  SEED_DEMO: v.optional(v.picklist(['0', '1'], 'deve ser 0 ou 1'), '0'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'deve ser fatal, error, warn, info, debug ou silent',
    ),
    'info',
  ),
})

export type Config = {
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
  /** null: the embedded database. */
  readonly databaseUrl: string | null
  readonly portalDirectory: string
  readonly referenceDirectory: string
  /** '' when the server itself answers. */
  readonly postalCodeUrl: string
  readonly sessionSeconds: number
  readonly passwordCost: PasswordCost
  readonly seedDemo: boolean
  readonly logLevel: string
}

export type PasswordCost = { readonly memoryKib: number; readonly passes: number }

/** What is wrong with the environment, as one pt-BR list; nothing was started. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** An empty variable counts as one that is not set. Throws `ConfigError` with every problem at once. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(environment, set)
  if (!result.success) {
    const lines = result.issues.map((issue) => `  - ${v.getDotPath(issue)}: ${issue.message}`)
    throw new ConfigError(['A configuração do servidor tem problemas:', ...lines].join('\n'))
  }
  const read = result.output
  return {
    port: read.PORT,
    host: read.HOST,
    dataDirectory: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    portalDirectory: read.PORTAL_DIR,
    referenceDirectory: read.REFERENCE_DIR,
    postalCodeUrl: read.CEP_URL?.replace(/\/+$/, '') ?? '',
    sessionSeconds: read.SESSION_SECONDS,
    passwordCost: { memoryKib: read.ARGON2_MEMORY_KIB, passes: read.ARGON2_PASSES },
    seedDemo: read.SEED_DEMO === '1',
    logLevel: read.LOG_LEVEL,
  }
}
