import type { IncomingMessage } from 'node:http'

/** Minimum rate: bytes per interval. */
export type Pace = { readonly bytes: number; readonly milliseconds: number }

/** Far below a slow connection, over an interval that allows interruptions. */
export const PACE: Pace = { bytes: 25_000, milliseconds: 25_000 }

/**
 * Closes the connection of a call whose body stalls; a body that makes progress has no time limit.
 * Time in which the server itself does not read is not counted.
 */
export function requirePace(call: IncomingMessage, { bytes, milliseconds }: Pace = PACE): void {
  const { socket } = call
  let before = socket.bytesRead
  const timer = setInterval(() => {
    const came = socket.bytesRead - before
    before = socket.bytesRead
    const waitsForServer = call.readableLength >= call.readableHighWaterMark
    if (call.complete) clearInterval(timer)
    else if (came < bytes && !waitsForServer) socket.destroy()
  }, milliseconds).unref()
  call.once('close', () => clearInterval(timer))
}
