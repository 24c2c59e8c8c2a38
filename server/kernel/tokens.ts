import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** An opaque 256-bit token; only its hash is stored. */
export const newToken = () => randomBytes(BYTES).toString('base64url')

/** SHA-256 in hex, the stored form of tokens and one-time codes. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
