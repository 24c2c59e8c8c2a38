import * as v from 'valibot'

import { isEmail } from '#domain/people/email.ts'

import { type ClamdEndpoint, readClamdEndpoint } from './documents/clamd-endpoint.ts'
import { readS3Location, type S3Location } from './documents/s3-location.ts'
import { type AddressRange, readRange } from './limits/sponsor-ranges.ts'
import {
  flag,
  host,
  listening,
  readEnvironment,
  text,
  url,
  type Variables,
  wholeNumber,
} from './process/environment.ts'
import { withSecretFiles } from './process/secret-files.ts'
import { type PasswordKeys, readPasswordKeys } from './sessions/password-keys.ts'
import type { PasswordCost } from './sessions/passwords.ts'

const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** Origins as browsers send them: without a trailing slash or a default port. */
const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((origin) => origin.trim())),
  v.check(
    (list) => list.every(isOrigin),
    'deve listar origens separadas por vírgula, como https://portal.example',
  ),
)

const ranges = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((range) => readRange(range.trim()))),
  v.check(
    (list) => !list.includes(null),
    'deve listar redes separadas por vírgula, como 203.0.113.0/24 ou 2001:db8::/48 (de IPv6, no máximo /64)',
  ),
  v.transform((list) => list.filter((range) => range !== null)),
)

const s3Address = v.pipe(
  v.string(),
  v.rawTransform<string, S3Location>(({ dataset, addIssue, NEVER }) => {
    const address = readS3Location(dataset.value)
    if (address) return address
    addIssue({
      message:
        'deve ter a forma https://CHAVE:SEGREDO@servidor/bucket?region=regiao, com %2F e semelhantes para os sinais ' +
        'da chave e do segredo',
    })
    return NEVER
  }),
)

const clamdAddress = v.pipe(
  v.string(),
  v.rawTransform<string, ClamdEndpoint>(({ dataset, addIssue, NEVER }) => {
    const address = readClamdEndpoint(dataset.value)
    if (address) return address
    addIssue({ message: 'deve ter a forma tcp://servidor:porta ou unix:/caminho/do/clamd.sock' })
    return NEVER
  }),
)

const passwordKeys = v.pipe(
  v.string(),
  v.transform(readPasswordKeys),
  v.check(
    (keys) => keys !== null,
    'deve ter a forma id:segredo, com um segredo de ao menos 32 caracteres, sem espaço nem vírgula; várias chaves são ' +
      'separadas por vírgula, a atual primeiro, cada uma com um id',
  ),
)

const isServerAlone = (text: string) => {
  const { hostname, pathname, search, hash } = new URL(text)
  return hostname !== '' && ['', '/'].includes(pathname) && search === '' && hash === ''
}

const smtpUrl = v.pipe(
  url('smtp', 'smtps'),
  v.check(isServerAlone, 'deve ter a forma smtps://USUARIO:SENHA@servidor:porta, sem nada depois'),
)

const variables = v.object({
  ...listening,
  /** Folder of the embedded database and the documents. */
  DATA_DIR: v.optional(text, './data'),
  /** PostgreSQL; default: the embedded database. */
  DATABASE_URL: v.optional(url('postgres', 'postgresql')),
  /** Bucket of an S3-compatible document store; default: a folder. */
  S3_URL: v.optional(s3Address),
  /** ClamAV daemon that scans every upload; default: no scan. */
  CLAMD_URL: v.optional(clamdAddress),
  /** Folder of the analysts' pages; default: they are not served. */
  FLOWS_DIR: v.optional(text),
  REFERENCE_DIR: v.optional(text, 'server/reference'),
  /** Host for postal codes; default: the small table of this server. */
  CEP_URL: v.optional(host),
  /** Origins of portals on other hosts, allowed by CORS. */
  PORTAL_ORIGINS: v.optional(origins),
  /** Networks of the sponsors, where many people share one address. */
  SPONSOR_RANGES: v.optional(ranges),
  /** Life of a session, in seconds (SESSION-01). */
  SESSION_SECONDS: v.optional(wholeNumber(1, 86_400), '3600'),
  /** Calls that one person may make in five minutes. */
  CALLS_PER_PERSON: v.optional(wholeNumber(1, 1_000_000), '300'),
  /** Cost of a password hash: memory in KiB and passes. */
  ARGON2_MEMORY_KIB: v.optional(wholeNumber(8, 4_194_304), '65536'),
  ARGON2_PASSES: v.optional(wholeNumber(1, 100), '3'),
  /** Peppers for password hashes; default: a key in a file of the data directory. */
  PASSWORD_PEPPER: v.optional(passwordKeys),
  /** Port and address of the metrics for Prometheus; default: there are none. */
  METRICS_PORT: v.optional(wholeNumber(0, 65_535)),
  METRICS_HOST: v.optional(text, '127.0.0.1'),
  /** How long calls may still come after the signal to end, so that a balancer notices. */
  STOP_DELAY_SECONDS: v.optional(wholeNumber(0, 300)),
  /** How long calls under way may then take before they are cut off. */
  STOP_SECONDS: v.optional(wholeNumber(0, 3600), '30'),
  /** 1: fills an empty PostgreSQL with demonstration data; the embedded database always gets it. */
  SEED_DEMO: flag,
  /** off: no mail is sent, as for a copy of the database that was restored elsewhere. */
  MAIL: v.optional(v.picklist(['on', 'off'], 'deve ser on ou off'), 'on'),
  SMTP_URL: v.optional(smtpUrl),
  /** 1: mail may go in clear to a server that offers no TLS. */
  MAIL_WITHOUT_TLS: flag,
  MAIL_FROM: v.optional(v.pipe(v.string(), v.check(isEmail, 'deve ser um endereço de e-mail'))),
})

const environment = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['SMTP_URL'], ['MAIL_FROM']],
      ({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined,
      'deve dizer o remetente quando há SMTP_URL',
    ),
    ['MAIL_FROM'],
  ),
)

/** Sender of mail in files, of a domain that does not exist. */
const SENDER_OF_FILES = 'portal@portal.example'

export type Config = {
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
  /** null: the embedded database. */
  readonly databaseUrl: string | null
  /** null: a folder of the data directory. */
  readonly s3: S3Location | null
  /** null: documents are not scanned. */
  readonly clamd: ClamdEndpoint | null
  readonly portalDirectory: string
  /** Of the analysts' pages; null: they are not served. */
  readonly flowsDirectory: string | null
  readonly referenceDirectory: string
  /** null: the small table of this server. */
  readonly postalCodeUrl: string | null
  readonly portalOrigins: readonly string[]
  readonly sponsorRanges: readonly AddressRange[]
  /** URL with the placeholder `{codigo}`; '' if there is none. */
  readonly participantArea: string
  /** How participants contact the fund, as text; '' if not configured. */
  readonly contact: string
  /** Whether this server runs behind a reverse proxy, whose forwarding headers are then trusted. */
  readonly trustProxy: boolean
  readonly sessionSeconds: number
  readonly callsPerPerson: number
  readonly passwordCost: PasswordCost
  /** null: a key in a file of the data directory. */
  readonly passwordKeys: PasswordKeys | null
  /** Where the metrics are served; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  readonly stopDelaySeconds: number
  readonly stopSeconds: number
  readonly seedDemo: boolean
  /** False: queued mail is neither sent nor written to files. */
  readonly sendsMail: boolean
  /** null: mail is written to files. */
  readonly smtpUrl: string | null
  /** Whether mail may go in clear to a server that offers no TLS. */
  readonly mailWithoutTls: boolean
  readonly mailFrom: string
  readonly logLevel: string
}

/** The embedded database always has the demonstration people. */
const isDemonstration = ({ DATABASE_URL, SEED_DEMO }: v.InferOutput<typeof environment>) =>
  DATABASE_URL === undefined || SEED_DEMO === '1'

/** With PostgreSQL, which other processes may use behind a balancer. */
const STOP_DELAY_SECONDS = 5

/** An invented number. */
export const DEMO_CONTACT = '0800 000 0000, de segunda a sexta, das 8h às 18h'

/** An invented address, of a domain that is reserved for examples. */
export const DEMO_AREA = 'https://area.example.com/?codigo={codigo}'

/** Variables with passwords or keys, which a file may hold instead (`DATABASE_URL_FILE`). */
const SECRETS = ['DATABASE_URL', 'S3_URL', 'SMTP_URL', 'PASSWORD_PEPPER']

/** Throws `ConfigError` with all problems at once. */
export function readConfig(given: Variables): Config {
  const read = readEnvironment(environment, withSecretFiles(given, SECRETS))
  return {
    port: read.PORT,
    host: read.HOST,
    dataDirectory: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    s3: read.S3_URL ?? null,
    clamd: read.CLAMD_URL ?? null,
    portalDirectory: read.PORTAL_DIR,
    flowsDirectory: read.FLOWS_DIR ?? null,
    referenceDirectory: read.REFERENCE_DIR,
    postalCodeUrl: read.CEP_URL ?? null,
    portalOrigins: read.PORTAL_ORIGINS ?? [],
    sponsorRanges: read.SPONSOR_RANGES ?? [],
    participantArea: read.AREA_URL ?? (isDemonstration(read) ? DEMO_AREA : ''),
    contact: read.CONTACT ?? (isDemonstration(read) ? DEMO_CONTACT : ''),
    trustProxy: read.TRUST_PROXY === '1',
    sessionSeconds: read.SESSION_SECONDS,
    callsPerPerson: read.CALLS_PER_PERSON,
    passwordCost: { memoryKib: read.ARGON2_MEMORY_KIB, passes: read.ARGON2_PASSES },
    passwordKeys: read.PASSWORD_PEPPER ?? null,
    metrics: read.METRICS_PORT === undefined ? null : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    stopDelaySeconds: read.STOP_DELAY_SECONDS ?? (read.DATABASE_URL === undefined ? 0 : STOP_DELAY_SECONDS),
    stopSeconds: read.STOP_SECONDS,
    seedDemo: read.SEED_DEMO === '1',
    sendsMail: read.MAIL === 'on',
    smtpUrl: read.SMTP_URL ?? null,
    mailWithoutTls: read.MAIL_WITHOUT_TLS === '1',
    mailFrom: read.MAIL_FROM ?? SENDER_OF_FILES,
    logLevel: read.LOG_LEVEL,
  }
}
