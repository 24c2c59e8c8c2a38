import { ConfigError, readConfig } from './config.ts'
import { createLogger } from './logger.ts'
import { DEMO_CPF, DEMO_PASSWORD } from './seed/seed.ts'
import { type RunningServer, startServer } from './start.ts'
import { startFault } from './start-faults.ts'

const FRESH = '--fresh'

const NOBODY =
  'O banco de dados não tem nenhuma pessoa e ninguém consegue entrar: as pessoas vêm da carga do próprio fundo ' +
  '(para experimentar com pessoas inventadas, inicie com SEED_DEMO=1).'

const greet = ({ url, isDemo, isEmpty }: RunningServer) => {
  const lines = [`Portal no ar em ${url}`]
  if (isDemo) lines.push(`Para experimentar: CPF ${DEMO_CPF}, senha ${DEMO_PASSWORD}`)
  if (isEmpty) lines.push(NOBODY)
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
  // What the reader can put right is said in one sentence; the rest is a defect and keeps its trace.
  console.error(startFault(error, process.env.HOST ?? null) ?? error)
  process.exit(1)
}
