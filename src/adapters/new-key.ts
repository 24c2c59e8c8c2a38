const BYTES = 16

/** A new random key: 32 hexadecimal digits. `crypto.randomUUID` is missing on plain http (P-736). */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
