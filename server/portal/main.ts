import { listen } from '#server/http/listen.ts'
import { ConfigError, NO_CONTACT } from '#server/process/environment.ts'
import { listenFault } from '#server/process/listen-fault.ts'
import { createLogger } from '#server/process/logger.ts'
import { isPlain, PLAIN_PORTAL } from '#server/process/plain-portal.ts'
import { runServer } from '#server/process/run.ts'

import { createPortal } from './app.ts'
import { readPortalConfig } from './config.ts'

function faultOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  return error instanceof ConfigError ? error.message : listenFault(error, process.env.HOST ?? null)
}

void runServer(async () => {
  const config = readPortalConfig(process.env)
  const app = createPortal(config, createLogger(config.logLevel))
  const listening = await listen(app, config)
  const lines = [`Portal no ar em ${listening.url}, com a API de ${config.settings.api}`]
  if (config.settings.contato === '') lines.push(NO_CONTACT)
  if (isPlain(config)) lines.push(PLAIN_PORTAL)
  console.error(`\n${lines.join('\n')}\n`)
  return listening
}, faultOf)
