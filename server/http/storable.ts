/** PostgreSQL has no text with a NUL or with half a character (a lone surrogate). */
const UNSTORABLE = /[\0\p{Cs}]/u

export const isUnstorable = (value: unknown) => typeof value === 'string' && UNSTORABLE.test(value)
