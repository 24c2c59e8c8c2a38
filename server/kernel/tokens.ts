import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** An opaque token of 256 bits; only its hash is stored. */
export const newToken = () => randomBytes(BYTES).toString('base64url')

/** The stored form of a token or of a one-time code: its SHA-256, in hex. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
