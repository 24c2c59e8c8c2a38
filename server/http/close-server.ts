import type { ServerType } from '@hono/node-server'

const GRACE_MILLISECONDS = 3000

/**
 * Stops listening and resolves once every connection is closed: idle ones at once, active ones after their
 * response, all others after the grace period. `onCut` is called before those are closed.
 */
export function closeServer(
  server: ServerType,
  graceMilliseconds = GRACE_MILLISECONDS,
  onCut = () => {},
): Promise<void> {
  return new Promise((closed) => {
    const force = setTimeout(() => {
      onCut()
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, graceMilliseconds).unref()
    server.close(() => {
      clearTimeout(force)
      closed()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
