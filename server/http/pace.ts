import type { IncomingMessage } from 'node:http'

/** So many bytes of a body have to come in so many milliseconds. */
export type Pace = { readonly bytes: number; readonly milliseconds: number }

/** Far below what a slow line carries, over so long that it may falter. */
export const PACE: Pace = { bytes: 25_000, milliseconds: 25_000 }

/**
 * Closes the connection of a call whose body hardly moves, however long a body that does move may take (security U3).
 * What the server itself has not taken in yet is not held against the client.
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
