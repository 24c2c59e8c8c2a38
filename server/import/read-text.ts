import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** A file that cannot be read as a whole; the message is pt-BR and names the file. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

export type TextOfFile = {
  readonly pieces: AsyncIterable<string>
  /** Of the whole file, in hexadecimal; there once all pieces were read. */
  readonly sha256: () => string
}

/**
 * The text of a UTF-8 file, piece by piece and without the byte order mark. The pieces throw `UnreadableFile`, also
 * where the file does not end with a line break: it was cut, perhaps inside its last value (P-743).
 */
export function textOf(path: string): TextOfFile {
  const hash = createHash('sha256')
  return { pieces: pieces(path, (bytes) => void hash.update(bytes)), sha256: () => hash.digest('hex') }
}

async function* pieces(path: string, onBytes: (bytes: Buffer) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let last = ''
  const decoded = (bytes?: Buffer) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new UnreadableFile(`${path}: o arquivo não está gravado em UTF-8`)
    }
  }
  for await (const bytes of bytesOf(path)) {
    onBytes(bytes)
    const text = decoded(bytes)
    last = text.at(-1) ?? last
    yield text
  }
  decoded()
  if (last !== '' && last !== '\n' && last !== '\r')
    throw new UnreadableFile(`${path}: não termina com uma quebra de linha, e por isso pode estar cortado`)
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path) as AsyncIterable<Buffer>
  } catch (error) {
    throw new UnreadableFile(
      `${path}: não foi possível ler o arquivo (${(error as NodeJS.ErrnoException).code})`,
    )
  }
}
