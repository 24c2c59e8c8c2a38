import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** What a browser accepts, in which encoding it is sent, and how its bytes are read. */
export const ENCODINGS = [
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', null, (bytes: Buffer) => bytes],
] as const
