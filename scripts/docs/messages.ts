import { messages } from '#domain/messages.ts'

import type { Sources } from './sources.ts'

export type MessageKey = keyof typeof messages

/** What stands for a number or an amount in a sentence that has one. */
const GAP = '\u0000'

const KEYS = Object.keys(messages) as MessageKey[]

/** The sentence with gaps for what it is told of. */
function templateOf(key: MessageKey): string {
  const said = messages[key] as string | ((...told: string[]) => string)
  return typeof said === 'string' ? said : said(...Array.from({ length: said.length }, () => GAP))
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Which of the given messages a sentence is; the longest where several fit, since 'Máximo 15%' is also a 'Máximo …'.
 * null: none of them.
 */
export function keyOfSentence(sentence: string, among: readonly MessageKey[]): MessageKey | null {
  const fitting = among.filter((key) =>
    new RegExp(`^${templateOf(key).split(GAP).map(quoted).join('.+')}$`).test(sentence),
  )
  return fitting.sort((one, other) => templateOf(other).length - templateOf(one).length)[0] ?? null
}

/** The messages that files name, in the order of the catalogue, each with the files that do. */
export function namedIn(sources: Sources): ReadonlyMap<MessageKey, readonly string[]> {
  const naming = KEYS.map(
    (key) =>
      [
        key,
        [...sources]
          .filter(([, text]) => new RegExp(`\\bmessages\\.${key}\\b`).test(text))
          .map(([file]) => file),
      ] as const,
  )
  return new Map(naming.filter(([, files]) => files.length > 0))
}
