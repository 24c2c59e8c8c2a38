import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** An opaque token of 256 bits; it is handed out once and only its hash is kept. */
export const newToken = () => randomBytes(BYTES).toString('base64url')

/** What is stored of a token or of a one-time code: its SHA-256, in hex. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
