/** PostgreSQL has no text with a NUL or with half a character (a lone surrogate). */
const UNSTORABLE = /[\0\p{Cs}]/u

const CONTROL = /\p{Cc}/u
/** Of a text of several lines. */
const CONTROL_WITHIN_LINES = /(?![\t\n\r])\p{Cc}/u

/** The fields of the contract that take several lines: the messages of a participant and of the desk. */
const OF_SEVERAL_LINES = ['msg', 'mensagem']

export const isUnstorable = (value: unknown) => typeof value === 'string' && UNSTORABLE.test(value)

/** Whether the text of that field has control characters, which terminals and printers interpret (P-297). */
export const hasControlCharacters = (text: string, field: string): boolean =>
  (OF_SEVERAL_LINES.includes(field) ? CONTROL_WITHIN_LINES : CONTROL).test(text)
