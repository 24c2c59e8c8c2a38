import type { ServerType } from '@hono/node-server'

const GRACE_MILLISECONDS = 3000

/**
 * Stops listening and ends once every connection is closed: idle ones at once, those that are in the middle of a
 * call when it is answered, and after the grace whatever is left, so that a stuck browser holds nothing up.
 */
export function closeServer(server: ServerType, graceMilliseconds = GRACE_MILLISECONDS): Promise<void> {
  return new Promise((closed) => {
    const force = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, graceMilliseconds).unref()
    server.close(() => {
      clearTimeout(force)
      closed()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
