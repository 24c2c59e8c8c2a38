import type { Hono } from 'hono'

/** For monitoring, not part of the contract (P-29): 200 while the process responds. */
export function mountAlive(app: Hono): void {
  app.get('/api/saude', (c) => c.json({ codigo: 'ok' }))
}
