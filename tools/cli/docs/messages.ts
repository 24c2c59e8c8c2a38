import { messages } from '#domain/messages.ts'

import type { Sources } from './sources.ts'

export type MessageKey = keyof typeof messages

/** Placeholder for a number or an amount in a message. */
const GAP = '\u0000'

const KEYS = Object.keys(messages) as MessageKey[]

/** The message with a placeholder for each of its arguments, as a list, since some arguments are one. */
export function writtenOut(key: MessageKey, placeholder = '…'): string {
  const message = messages[key] as string | ((...parts: string[][]) => string)
  return typeof message === 'string' ? message : message(...Array(message.length).fill([placeholder]))
}

const templateOf = (key: MessageKey) => writtenOut(key, GAP)

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The message of a sentence; the longest match, since 'Máximo 15%' also matches 'Máximo …'. null without a
 * match.
 */
export function keyOfSentence(sentence: string, among: readonly MessageKey[]): MessageKey | null {
  const fitting = among.filter((key) =>
    new RegExp(`^${templateOf(key).split(GAP).map(quoted).join('.+')}$`).test(sentence),
  )
  return fitting.sort((one, other) => templateOf(other).length - templateOf(one).length)[0] ?? null
}

/** The messages in these files, in the order of the catalogue, each with its files. */
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
