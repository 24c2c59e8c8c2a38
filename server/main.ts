import { readConfig } from './config.ts'
import { ConfigError } from './process/environment.ts'
import { createLogger } from './process/logger.ts'
import { runServer } from './process/run.ts'
import { DEMO_CPF, DEMO_PASSWORD } from './seed/seed.ts'
import { type RunningServer, startServer } from './start.ts'
import { startFault } from './start-faults.ts'
import { startLine } from './start-line.ts'
import { type StartWarning, startWarnings, WARNINGS } from './start-warnings.ts'

const FRESH = '--fresh'

const keyFileNotice = (file: string) =>
  `As senhas são protegidas pela chave do arquivo ${file}, sem a qual ninguém entra: guarde uma cópia dela longe do ` +
  'banco de dados, ou defina PASSWORD_PEPPER.'

/** For people, on standard error: standard output has only the lines of the log. */
const printGreeting = (
  { url, isDemo, passwordKeyFile }: RunningServer,
  warnings: readonly StartWarning[],
) => {
  const lines = [`Portal no ar em ${url}`]
  if (isDemo) lines.push(`Para experimentar: CPF ${DEMO_CPF}, senha ${DEMO_PASSWORD}`)
  lines.push(...warnings.map((warning) => WARNINGS[warning]))
  if (passwordKeyFile !== null) lines.push(keyFileNotice(passwordKeyFile))
  console.error(`\n${lines.join('\n')}\n`)
}

// Whatever the umask of the caller: what this program writes is about people.
process.umask(0o077)

// Not awaited: later imports would wait for this module, and this module for them.
export const started = runServer(
  async (progress) => {
    const config = readConfig(process.env)
    const fresh = process.argv.includes(FRESH)
    if (fresh && config.databaseUrl !== null) {
      throw new ConfigError(`${FRESH} só vale para o banco embutido: com DATABASE_URL nada é apagado.`)
    }
    const logger = createLogger(config.logLevel)
    const server = await startServer(config, fresh, logger, progress)
    const warnings = startWarnings(config, server)
    logger.info(startLine(config, server, warnings), 'started')
    printGreeting(server, warnings)
    return server
  },
  (error) => startFault(error, process.env.HOST ?? null),
)
