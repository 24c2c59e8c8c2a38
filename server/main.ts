import { type Config, readConfig } from './config.ts'
import { ConfigError } from './process/environment.ts'
import { createLogger } from './process/logger.ts'
import { runServer } from './process/run.ts'
import { DEMO_CPF, DEMO_PASSWORD } from './seed/seed.ts'
import { type RunningServer, startServer } from './start.ts'
import { startFault } from './start-faults.ts'
import { startWarnings, WARNINGS } from './start-warnings.ts'

const FRESH = '--fresh'

const keyFileNotice = (file: string) =>
  `As senhas são protegidas pela chave do arquivo ${file}, sem a qual ninguém entra: guarde uma cópia dela longe do ` +
  'banco de dados, ou defina PASSWORD_PEPPER.'

const printGreeting = ({ url, isDemo, isEmpty, passwordKeyFile }: RunningServer, config: Config) => {
  const lines = [`Portal no ar em ${url}`]
  if (isDemo) lines.push(`Para experimentar: CPF ${DEMO_CPF}, senha ${DEMO_PASSWORD}`)
  lines.push(...startWarnings(config, isEmpty).map((warning) => WARNINGS[warning]))
  if (passwordKeyFile !== null) lines.push(keyFileNotice(passwordKeyFile))
  console.log(`\n${lines.join('\n')}\n`)
}

// Not awaited: later imports would wait for this module, and this module for them.
void runServer(
  async (progress) => {
    const config = readConfig(process.env)
    const fresh = process.argv.includes(FRESH)
    if (fresh && config.databaseUrl !== null) {
      throw new ConfigError(`${FRESH} só vale para o banco embutido: com DATABASE_URL nada é apagado.`)
    }
    const server = await startServer(config, fresh, createLogger(config.logLevel), progress)
    printGreeting(server, config)
    return server
  },
  (error) => startFault(error, process.env.HOST ?? null),
)
