import { ConfigError, readConfig } from './config.ts'
import { DirectoryInUse } from './data-directory/lock.ts'
import { FundTablesError } from './fund/load.ts'
import { createLogger } from './logger.ts'
import { DEMO_CPF, DEMO_PASSWORD } from './seed/seed.ts'
import { type RunningServer, startServer } from './start.ts'

const FRESH = '--fresh'

/** What the reader can put right is said in one sentence; the rest is a defect and keeps its trace. */
const sentenceOf = (error: unknown) => {
  const isExpected =
    error instanceof ConfigError || error instanceof DirectoryInUse || error instanceof FundTablesError
  if (isExpected) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'A porta já está em uso. Escolha outra com PORT.'
  }
  return error
}

const greet = ({ url, isDemo }: RunningServer) => {
  const lines = [`Portal no ar em ${url}`]
  if (isDemo) lines.push(`Para experimentar: CPF ${DEMO_CPF}, senha ${DEMO_PASSWORD}`)
  console.log(`\n${lines.join('\n')}\n`)
}

/** A second signal while closing ends the process at once. */
function closeOnSignal(server: RunningServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}

try {
  const config = readConfig(process.env)
  const fresh = process.argv.includes(FRESH)
  if (fresh && config.databaseUrl !== null) {
    throw new ConfigError(`${FRESH} só vale para o banco embutido: com DATABASE_URL nada é apagado.`)
  }
  const server = await startServer(config, fresh, createLogger(config.logLevel))
  closeOnSignal(server)
  greet(server)
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
