import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

import type { ClamdEndpoint } from '#server/documents/clamd-endpoint.ts'

import { listenOnFreePort } from './free-port.ts'

/**
 * Behaviour of the scanner: a verdict, no response, an invalid one, or closing the connection early with or
 * without a response.
 */
export type Manner = 'verdict' | 'silent' | 'garbage' | 'full' | 'gone'

export type TestClamd = {
  readonly address: ClamdEndpoint
  readonly received: Buffer[]
  readonly behave: (manner: Manner) => void
  readonly close: () => Promise<void>
}

/** What this scanner takes for malware, anywhere in a file. */
export const MALWARE = 'X5O-TEST-SIGNATURE'

/** Response before closing early. */
const LAST_WORDS: Readonly<Partial<Record<Manner, string>>> = {
  full: 'INSTREAM size limit exceeded. ERROR\0',
  gone: '',
}

const COMMAND = Buffer.from('zINSTREAM\0')

/** The file of an INSTREAM command; null while incomplete. Throws for another command. */
function fileOf(sent: Buffer): Buffer | null {
  if (sent.length >= COMMAND.length && !sent.subarray(0, COMMAND.length).equals(COMMAND)) {
    throw new Error(`No command of clamd: ${sent.subarray(0, 40)}`)
  }
  const pieces: Buffer[] = []
  let at = COMMAND.length
  while (sent.length >= at + 4) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

/** A scanner on a free port with the part of clamd's protocol that the server uses. */
export async function startClamd(): Promise<TestClamd> {
  const received: Buffer[] = []
  const sockets = new Set<Socket>()
  let manner: Manner = 'verdict'

  const answer = (file: Buffer) => {
    if (manner === 'garbage') return 'SSH-2.0-OpenSSH_9.6\r\n\0'
    return file.includes(MALWARE) ? 'stream: Test-Signature FOUND\0' : 'stream: OK\0'
  }
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    let sent = Buffer.alloc(0)
    socket.on('data', (piece) => {
      const last = LAST_WORDS[manner]
      if (last !== undefined) {
        socket.pause().write(last, () => socket.resetAndDestroy())
        return
      }
      sent = Buffer.concat([sent, piece])
      const file = fileOf(sent)
      if (file === null) return
      received.push(file)
      if (manner !== 'silent') socket.end(answer(file))
    })
  })
  return {
    address: { host: '127.0.0.1', port: await listenOnFreePort(server) },
    received,
    behave: (next) => {
      manner = next
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
