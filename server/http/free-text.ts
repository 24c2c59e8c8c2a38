import { cleanLines, cleanText } from '#domain/clean-text.ts'

const LONE_SURROGATE_OR_NUL = /[\0\p{Cs}]/u
const ALL_UNSTORABLE = new RegExp(LONE_SURROGATE_OR_NUL, 'gu')

/** Multi-line fields: messages of participants and staff. */
const OF_SEVERAL_LINES = ['msg', 'mensagem', 'motivo']

/** Compared with a hash, so as it was typed, but for what an answer of that name could not be stored with. */
const PASSWORD = /^senha|_senha$/

/** PostgreSQL text cannot contain NUL or a lone surrogate, and the name of an answer is stored as it is. */
export const isUnstorableName = (name: string) => LONE_SURROGATE_OR_NUL.test(name)

/** A text of a call, as it is judged and stored, by the name of its field (P-755). */
export function cleanField(name: string, text: string): string {
  if (PASSWORD.test(name)) return text.replace(ALL_UNSTORABLE, '')
  return OF_SEVERAL_LINES.includes(name) ? cleanLines(text) : cleanText(text)
}
