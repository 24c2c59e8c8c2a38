import type { Config } from './config.ts'
import { buildInfo } from './process/build-info.ts'
import type { RunningServer } from './start.ts'
import type { StartWarning } from './start-warnings.ts'

const deliveryOf = ({ sendsMail, smtpUrl }: Config) => {
  if (!sendsMail) return 'off'
  return smtpUrl === null ? 'files' : 'smtp'
}

/** What the log says of a start: version, where it listens, and the settings without addresses and secrets. */
export const startLine = (
  config: Config,
  { url, isDemo }: Pick<RunningServer, 'url' | 'isDemo'>,
  warnings: readonly StartWarning[],
) => ({
  url,
  commit: buildInfo().commit,
  node: process.versions.node,
  settings: {
    database: config.databaseUrl === null ? 'embedded' : 'postgresql',
    documents: config.s3 === null ? 'folder' : 'bucket',
    scanner: config.clamd === null ? 'none' : 'clamd',
    delivery: deliveryOf(config),
    postalCodes: config.postalCodeUrl === null ? 'table' : 'host',
    area: config.participantArea !== '',
    trustProxy: config.trustProxy,
    portalOrigins: config.portalOrigins.length,
    sponsorRanges: config.sponsorRanges.length,
    sessionSeconds: config.sessionSeconds,
    callsPerPerson: config.callsPerPerson,
    hashMemoryKib: config.passwordCost.memoryKib,
    hashPasses: config.passwordCost.passes,
    metrics: config.metrics !== null,
    stopDelaySeconds: config.stopDelaySeconds,
    stopSeconds: config.stopSeconds,
    demonstration: isDemo,
  },
  warnings,
})
