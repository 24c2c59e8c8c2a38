import type { Hono } from 'hono'
import { sql } from 'kysely'

import { messages } from '#domain/messages.ts'

import { mountAlive } from './alive.ts'
import type { Services } from './services.ts'

const LIMIT_MILLISECONDS = 2000

/**
 * For monitoring, not part of the contract (P-29). `GET /api/saude` is 200 while the process responds. `GET
 * /api/pronto` is 200 if database and document store respond within the limit and the disk has space, else 503
 * with the failed parts; the reasons are logged. It is 503 from the signal on that ends the process.
 */
export function mountHealth(app: Hono, services: Services, limitMilliseconds = LIMIT_MILLISECONDS): void {
  const responds = async (part: string, check: () => Promise<unknown>): Promise<boolean> => {
    try {
      await withTimeout(limitMilliseconds, check())
      return true
    } catch (error) {
      services.logger.error({ err: error, part }, 'not ready')
      return false
    }
  }
  mountAlive(app)
  app.get('/api/pronto', async (c) => {
    if (services.stopping.aborted) return c.json(failed('encerramento'), 503)
    const checks = Object.entries(checksOf(services))
    const good = await Promise.all(checks.map(([part, check]) => responds(part, check)))
    const silent = checks.map(([part]) => part).filter((_part, index) => !good[index])
    if (silent.length === 0) return c.json({ codigo: 'ok' })
    return c.json(failed(silent.join(', ')), 503)
  })
}

const failed = (parts: string) => ({ codigo: 'erro', message: messages.notReady(parts) })

const checksOf = ({ db, documents, disk }: Services) => ({
  'banco de dados': () => sql`select 1`.execute(db),
  documentos: () => documents.check(),
  'espaço em disco': () => disk.check(),
})

async function withTimeout(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no response in time')), milliseconds)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
