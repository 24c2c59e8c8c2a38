import type { SearchEntry } from '../site.ts'

/** An entry, normalized for the search. */
export type Searchable = { readonly entry: SearchEntry; readonly title: string; readonly all: string }

export type Found = {
  readonly entries: readonly SearchEntry[]
  /** Whether no entry has all the words, so that these have as many of them as possible. */
  readonly isPartial: boolean
}

/** Without accents and case: 'Exigência' is found by 'exigencia'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The letter of a status in a question: 'quantos estão em E'. A capital at the beginning is any word. */
const LETTER = /(?<=\S\s)([A-Z])(?![\p{L}\d])/gu

export const searchable = (entries: readonly SearchEntry[]): readonly Searchable[] =>
  entries.map((entry) => ({
    entry,
    title: plain(`${entry.title}\n${entry.synonyms}`),
    all: plain(`${entry.title}\n${entry.synonyms}\n${entry.place}\n${entry.text}`),
  }))

/** Words of a question that do not say what it is about. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'a o as os um uma e ou de do da dos das em no na nos nas ao aos por pelo pela para com se que ele ela',
    'quem qual quais quando quanto quantos quanta quantas como onde porque enquanto durante sendo',
    'pode podem ser esta estao ha tem existe acontece muda mudam leva um seu sua meu minha',
  ].flatMap((line) => line.split(' ')),
)

/** Endings of Portuguese words, the longest first. */
const ENDING =
  /(amentos?|imentos?|[ai]d[ao]s?|[aei]ndo|acoes|acao|oes|ao|[aei]ram|[aei]r|am|em|ou|iu|eu|as|es|os|a|e|i|o|s)$/
const SHORTEST_STEM = 3

/** 'cancelar', 'cancela' and 'cancelamento' have the stem 'cancel'. */
function stemOf(word: string): string {
  const stem = word.replace(ENDING, '')
  return stem.length < SHORTEST_STEM ? word : stem
}

/** Matches words that begin with the stem; a word of one or two letters matches only itself. */
function patternOf(word: string): RegExp {
  const isShort = word.length < SHORTEST_STEM
  const escaped = (isShort ? word : stemOf(word)).replace(/[^a-z0-9]/g, '\\$&')
  return new RegExp(`(?<![a-z0-9])${escaped}${isShort ? '(?![a-z0-9])' : ''}`)
}

function patternsOf(words: string): readonly RegExp[] {
  const letters = [...new Set(words.match(LETTER))].map(
    (letter) => new RegExp(`\\(${letter.toLowerCase()}\\)`),
  )
  return [...letters, ...patternsOfWords(words.replace(LETTER, ''))]
}

function patternsOfWords(words: string): readonly RegExp[] {
  const all = [...new Set(plain(words).split(/[\s?!.,;:"'“”«»()]+/))].filter(Boolean)
  const telling = all.filter((word) => !FILLERS.has(word))
  return (telling.length > 0 ? telling : all).map(patternOf)
}

const countIn = (patterns: readonly RegExp[], text: string) =>
  patterns.filter((pattern) => pattern.test(text)).length

/**
 * The entries that contain all the words in any inflection, those with the most words in the title first. If there
 * are none, those with the most words.
 */
export function entriesWith(words: string, entries: readonly Searchable[]): Found {
  const patterns = patternsOf(words)
  const counted = entries.map((entry) => ({ ...entry, count: countIn(patterns, entry.all) }))
  const most = counted.reduce((highest, { count }) => Math.max(highest, count), 0)
  if (most === 0) return { entries: [], isPartial: false }
  const literal = plain(words).trim()
  const ranked = counted
    .filter(({ count }) => count === most)
    .map(({ entry, title }) => ({
      entry,
      rank: countIn(patterns, title) + (title.includes(literal) ? 1 : 0),
    }))
    .toSorted((one, other) => other.rank - one.rank)
  return { entries: ranked.map(({ entry }) => entry), isPartial: most < patterns.length }
}
