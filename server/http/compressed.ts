import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Context } from 'hono'

export type Encoding = 'br' | 'gzip'

/** The encoding of the response that the browser accepts and that makes it smallest; null for none. */
export function encodingFor({ req }: Context): Encoding | null {
  const accepted = req.header('Accept-Encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

const brotli = (quality: number) => (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** For a text that is sent once; brotli at 4 takes about as long as gzip. */
export const COMPRESS_ONCE: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  br: brotli(4),
  gzip: (text) => gzipSync(text),
}

/** For a text that is compressed once and sent many times. */
export const COMPRESS_WELL: typeof COMPRESS_ONCE = {
  br: brotli(constants.BROTLI_MAX_QUALITY),
  gzip: (text) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
}

/** Sends bytes that are compressed with `encoding`, or a text. */
export function encodedResponse(
  c: Context,
  body: string | Buffer,
  encoding: Encoding | null,
  contentType: string,
): Response {
  c.header('Content-Type', contentType)
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (encoding !== null) c.header('Content-Encoding', encoding)
  return c.body(typeof body === 'string' ? body : new Uint8Array(body))
}
