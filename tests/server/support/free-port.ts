import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Lets a server listen on 127.0.0.1; returns its port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A port of 127.0.0.1 that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenOnFreePort(probe)
  probe.close()
  await once(probe, 'close')
  return port
}
