import type { Server, ServerResponse } from 'node:http'

import type { ServerType } from '@hono/node-server'

const GRACE_MILLISECONDS = 3000

/**
 * Stops listening and resolves once every connection is closed: idle ones at once, those of calls after their
 * reply, and as soon as the last reply is sent, or else after the grace period, all others, as those on which no
 * call ever came. `onCut` is called if the period was too short.
 */
export type CloseServer = (graceMilliseconds?: number, onCut?: () => void) => Promise<void>

/** To be called before the first call comes. */
export function closeServer(given: ServerType): CloseServer {
  const server = given as Server
  const replies = new Set<ServerResponse>()
  let isClosing = false
  server.prependListener('request', (_call, reply) => {
    replies.add(reply)
    if (isClosing) endsConnection(reply)
    reply.once('close', () => {
      replies.delete(reply)
      if (isClosing && replies.size === 0) server.closeAllConnections()
    })
  })
  return (graceMilliseconds = GRACE_MILLISECONDS, onCut = () => {}) =>
    new Promise((closed) => {
      const force = setTimeout(() => {
        onCut()
        server.closeAllConnections()
      }, graceMilliseconds).unref()
      isClosing = true
      server.close(() => {
        clearTimeout(force)
        closed()
      })
      if (replies.size === 0) server.closeAllConnections()
      for (const reply of replies) endsConnection(reply)
    })
}

function endsConnection(reply: ServerResponse): void {
  if (!reply.headersSent) reply.setHeader('Connection', 'close')
}
