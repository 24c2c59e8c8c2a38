import type { Hono } from 'hono'

import { buildInfo } from '#server/process/build-info.ts'

/** For monitoring, like `/api/saude`: which build responds. */
export function mountVersion(app: Hono): void {
  const { version, commit } = buildInfo()
  app.get('/api/versao', (c) => c.json({ codigo: 'ok', versao: version, commit }))
}
