import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A connection to a server that can be cut: data in transit is lost, and nothing passes until it is mended.
 */
export type Cable = {
  readonly url: string
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

export async function cableTo(serverUrl: string): Promise<Cable> {
  const { hostname, port } = new URL(serverUrl)
  const ends = new Set<Socket>()
  let isCut = false
  const keep = (socket: Socket) => {
    ends.add(socket)
    // A cut socket emits an error, which is expected here.
    socket.on('close', () => ends.delete(socket)).on('error', () => socket.destroy())
    return socket
  }
  const cable = createServer((near) => {
    // Browsers reconnect by themselves.
    if (isCut) near.destroy()
    else
      keep(near)
        .pipe(keep(connect(Number(port), hostname)))
        .pipe(near)
  }).listen(0, '127.0.0.1')
  await once(cable, 'listening')
  const cut = () => {
    isCut = true
    for (const end of ends) end.destroy()
  }
  return {
    url: `http://127.0.0.1:${(cable.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false
    },
    async close() {
      cut()
      cable.close()
      await once(cable, 'close')
    },
  }
}
