import { connect, type Socket } from 'node:net'
import { addAbortSignal } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { ClamdEndpoint } from './clamd-endpoint.ts'
import type { Scanner, Verdict } from './scanner.ts'

/** Timeout of one file, from the connection to the verdict. */
const LIMIT_MILLISECONDS = 30_000
/** Longest response in bytes; clamd answers one short line. */
const LONGEST_ANSWER = 1024

/**
 * ClamAV with its INSTREAM command: each chunk of the file is preceded by its length, and an empty chunk ends
 * it. One connection per file.
 */
export const clamd = (address: ClamdEndpoint, limitMilliseconds = LIMIT_MILLISECONDS): Scanner => ({
  scan: async (content, signal) => {
    const late = AbortSignal.timeout(limitMilliseconds)
    const socket = addAbortSignal(signal ? AbortSignal.any([signal, late]) : late, connect(address))
    try {
      const answer = answerOf(socket)
      const sending = pipeline(instream(content), socket, { end: false })
      // A failed write closes the socket: no response follows, unless it was already received.
      sending.catch((error: Error) => socket.destroy(error))
      const verdict = verdictOf(await answer)
      await sending
      return verdict
    } finally {
      socket.destroy()
    }
  },
})

async function* instream(content: Blob): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of content.stream()) {
    yield lengthOf(piece.length)
    yield piece
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** The response up to its NUL, collected on arrival: a later connection error would discard it. */
const answerOf = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    socket
      .on('data', (piece) => {
        answer = (answer + piece.toString('latin1')).slice(0, LONGEST_ANSWER)
        if (answer.includes('\0') || answer.length === LONGEST_ANSWER) resolve(answer)
      })
      .on('end', () => resolve(answer))
      .on('error', (error) => reject(explained(error)))
  })

/**
 * The response to a file that is too large may be lost, because clamd closes the connection during the
 * transfer.
 */
function explained(error: NodeJS.ErrnoException): Error {
  if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') return error
  return new Error('clamd closed in mid-stream: its StreamMaxLength may be too small', { cause: error })
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK\0') return 'clean'
  if (/^stream: .+ FOUND\0$/.test(answer)) return 'infected'
  throw new Error(`clamd: ${JSON.stringify(answer)}`)
}
