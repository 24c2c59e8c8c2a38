import { setTimeout } from 'node:timers/promises'

import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { Logger } from 'pino'

import { createApp } from './app.ts'
import type { Config } from './config.ts'
import {
  closeDirectory,
  databaseFolder,
  emptyDirectory,
  incomingFolder,
  mailFolder,
} from './data-directory/layout.ts'
import { lockDirectory } from './data-directory/lock.ts'
import { FOR_CALLS, FOR_UPKEEP, openEmbedded, openPostgres, type Use } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { clamd } from './documents/clamd.ts'
import { incomingIn } from './documents/incoming.ts'
import { scanRegularly } from './documents/scan-regularly.ts'
import { noScanner } from './documents/scanner.ts'
import type { DocumentStore } from './documents/store.ts'
import { requireOwnStore } from './documents/store-mark.ts'
import { sweepRegularly } from './documents/sweep-regularly.ts'
import { loadReference } from './fund/load.ts'
import { givenKeys } from './given-keys.ts'
import { callsUnderWay } from './http/calls-under-way.ts'
import { diskSpaceOf } from './http/disk-space.ts'
import { type Listening, listen } from './http/listen.ts'
import type { Services } from './http/services.ts'
import { createLimits } from './limits/limits.ts'
import { MOST_SESSIONS, RULES } from './limits/rules.ts'
import { sponsorsWithin } from './limits/sponsor-ranges.ts'
import { deliverRegularly, NO_DELIVERY } from './mail/deliver-regularly.ts'
import { fileMailer } from './mail/file-mailer.ts'
import type { Mailer } from './mail/mailer.ts'
import { requiresTls, smtpMailer } from './mail/smtp-mailer.ts'
import { createMetrics } from './metrics/metrics.ts'
import { openDocuments } from './open-documents.ts'
import { postalCodeTable } from './postal-codes/table.ts'
import { postalCodeUpstream } from './postal-codes/upstream.ts'
import { ConfigError } from './process/environment.ts'
import type { Progress } from './process/run.ts'
import { endsWithin } from './process/within.ts'
import { forgetRegularly } from './retention/forget-regularly.ts'
import { hasDemonstration, hasPeople, seed } from './seed/seed.ts'
import { createEncryption } from './sessions/encryption.ts'
import { installationSecret } from './sessions/installation.ts'
import { requireKeysOf } from './sessions/password-key-check.ts'
import { createPasswords } from './sessions/passwords.ts'

export type RunningServer = {
  readonly url: string
  /** Whether people of the demonstration can log in, whose password is public. */
  readonly isDemo: boolean
  /** Whether the database has no people, so that no login is possible. */
  readonly isEmpty: boolean
  /** File of the generated password key; null if a key is configured. */
  readonly passwordKeyFile: string | null
  readonly close: () => Promise<void>
}

/** Cleanup functions, called in reverse order, also if a later step fails. */
type Closing = (() => void | Promise<void>)[]

const closeAll = async (closing: Closing) => {
  for (const close of closing.splice(0).reverse()) await close()
}

/** After the calls, for what does not depend on this process alone. */
const REST_MILLISECONDS = 10_000
const TIDY_MILLISECONDS = 2000

const UNWATCHED: Progress = { waitFor: () => {}, workOn: () => {} }

/** Loads the tables, opens all resources and listens. On failure it closes and unlocks everything. */
export async function startServer(
  config: Config,
  fresh: boolean,
  logger: Logger,
  progress = UNWATCHED,
): Promise<RunningServer> {
  const closing: Closing = []
  try {
    const isEmbedded = config.databaseUrl === null
    closeDirectory(config.dataDirectory)
    const fund = await loadReference(config.referenceDirectory)
    const { forCalls: db, forUpkeep, pools } = await openDatabase(config, fresh, logger, closing, progress)
    await migrate(forUpkeep)
    const { keys, file: keyFile } = givenKeys(config)
    await requireKeysOf(forUpkeep, { keys, file: keyFile })
    progress.waitFor('o armazenamento de documentos')
    const documents = await openChecked(config, closing)
    progress.workOn('os documentos e as pessoas estão sendo preparados')
    await requireOwnStore({ db: forUpkeep, documents }, new Date())
    const incoming = incomingFolder(config.dataDirectory, isEmbedded ? 'embedded' : 'postgresql')
    const clock = () => new Date()
    const delivery = config.sendsMail
      ? deliverRegularly({ db: forUpkeep, clock, logger, mailer: openMailer(config, logger) })
      : NO_DELIVERY
    closing.push(delivery.stop)
    const stopping = new AbortController()
    const passwords = await createPasswords(config.passwordCost, keys)
    const metrics =
      config.metrics && createMetrics({ db: forUpkeep, clock, pools, passwords: passwords.load })
    const services: Services = {
      db,
      documents,
      incoming: incomingIn(incoming),
      disk: diskSpaceOf(incoming),
      scanner: config.clamd === null ? noScanner : clamd(config.clamd),
      fund,
      passwords,
      encryption: createEncryption(keys),
      findPostalCode:
        config.postalCodeUrl === null
          ? postalCodeTable(fund)
          : postalCodeUpstream({ host: config.postalCodeUrl, logger }),
      limits: createLimits(db, {
        rules: { ...RULES, calls: { ...RULES.calls, points: config.callsPerPerson } },
        isSponsor: sponsorsWithin(config.sponsorRanges),
      }),
      secret: await installationSecret(forUpkeep),
      clock,
      sessionSeconds: config.sessionSeconds,
      mostSessions: MOST_SESSIONS,
      wakeDelivery: delivery.wake,
      logger,
      underWay: callsUnderWay(),
      observe: metrics?.observe ?? (() => {}),
      stopping: stopping.signal,
    }
    const upkeep = { ...services, db: forUpkeep }
    closing.push(await sweepRegularly(upkeep, isEmbedded))
    closing.push(scanRegularly(upkeep))
    closing.push(forgetRegularly(upkeep))
    if (isEmbedded || config.seedDemo) await seed(upkeep, { reusableCodes: isEmbedded })
    const isEmpty = !(await hasPeople(forUpkeep))
    const isDemo = await hasDemonstration(forUpkeep)
    if (metrics && config.metrics) closing.push(await serveMetrics(metrics.app, config.metrics))
    const listening = await listen(createApp(services, config), config)
    return {
      url: listening.url,
      isDemo,
      isEmpty,
      passwordKeyFile: keyFile,
      close: async () => {
        stopping.abort()
        await setTimeout(config.stopDelaySeconds * 1000)
        await closeCalls(listening, services, config.stopSeconds * 1000)
        if (await endsWithin(REST_MILLISECONDS, closeAll(closing))) return
        logger.warn('ended without waiting for the database, the mail server or the scanner')
      },
    }
  } catch (error) {
    await closeAll(closing)
    throw error
  }
}

async function serveMetrics(app: Hono, place: NonNullable<Config['metrics']>) {
  try {
    const { close } = await listen(app, place)
    return close
  } catch (error) {
    throw new ConfigError(
      `As métricas não podem ser servidas em ${place.host}:${place.port}. Escolha outro lugar com METRICS_HOST e ` +
        'METRICS_PORT.',
      { cause: error },
    )
  }
}

/** Calls that are cut off have some time to remove what they began, as files of uploads. */
async function closeCalls({ close }: Listening, { logger, underWay }: Services, graceMilliseconds: number) {
  const cutOff = () => logger.warn({ calls: underWay.described() }, 'connections cut off')
  await close(graceMilliseconds, cutOff)
  await endsWithin(TIDY_MILLISECONDS, underWay.ended())
}

/** The connection to the mail server is not checked: failed mail is retried. */
function openMailer(config: Config, logger: Logger): Mailer {
  const { smtpUrl: url, mailFrom: from, databaseUrl, dataDirectory } = config
  if (url !== null) {
    return smtpMailer({ url, from, requiresTls: requiresTls(url, config.mailWithoutTls) })
  }
  const folder = mailFolder(dataDirectory, databaseUrl === null ? 'embedded' : 'postgresql')
  return fileMailer({ folder, from, logger })
}

/** Checked at the start, so that a store that cannot be written to is noticed before the first upload. */
async function openChecked(config: Config, closing: Closing): Promise<DocumentStore> {
  const { documents, close } = await openDocuments(config)
  closing.push(close)
  await documents.check()
  return documents
}

const PREPARING = 'o banco de dados está sendo preparado'

/** Locks the directory for the embedded database only: PostgreSQL may be shared by many processes. */
async function openDatabase(
  config: Config,
  fresh: boolean,
  logger: Logger,
  closing: Closing,
  progress: Progress,
) {
  const { databaseUrl } = config
  if (databaseUrl !== null) {
    progress.waitFor('o banco de dados')
    const onBroken = (error: Error) => logger.error({ err: error }, 'database connection broke')
    const open = (use: Use) => {
      const opened = openPostgres(databaseUrl, onBroken, use)
      closing.push(opened.close)
      return opened
    }
    const upkeep = open(FOR_UPKEEP)
    await sql`select 1`.execute(upkeep.db)
    progress.workOn(PREPARING)
    const calls = open(FOR_CALLS)
    return { forCalls: calls.db, forUpkeep: upkeep.db, pools: { calls: calls.load, upkeep: upkeep.load } }
  }
  progress.workOn(PREPARING)
  const lock = lockDirectory(config.dataDirectory)
  closing.push(lock.release)
  if (fresh) emptyDirectory(config.dataDirectory)
  const { db, load, close } = await openEmbedded({ folder: databaseFolder(config.dataDirectory) })
  closing.push(close)
  return { forCalls: db, forUpkeep: db, pools: { calls: load } }
}
