/** PostgreSQL text cannot contain NUL or a lone surrogate. */
const UNSTORABLE = /[\0\p{Cs}]/u

const CONTROL = /\p{Cc}/u
/** In multi-line text. */
const CONTROL_WITHIN_LINES = /(?![\t\n\r])\p{Cc}/u

/** Multi-line fields: messages of participants and staff. */
const OF_SEVERAL_LINES = ['msg', 'mensagem', 'motivo']

export const isUnstorable = (value: unknown) => typeof value === 'string' && UNSTORABLE.test(value)

/** Whether the text has control characters, which terminals and printers interpret (P-297). */
export const hasControlCharacters = (text: string, field: string): boolean =>
  (OF_SEVERAL_LINES.includes(field) ? CONTROL_WITHIN_LINES : CONTROL).test(text)
