import type { SearchEntry } from '../site.ts'

/** An entry, normalized for the search. */
export type Searchable = { readonly entry: SearchEntry; readonly title: string; readonly all: string }

/** Without accents and case: 'Exigência' is found by 'exigencia'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const searchable = (entries: readonly SearchEntry[]): readonly Searchable[] =>
  entries.map((entry) => ({
    entry,
    title: plain(entry.title),
    all: plain(`${entry.title}\n${entry.place}\n${entry.text}`),
  }))

/** The entries that contain all the words, those with all of them in the title first. */
export function entriesWith(words: string, entries: readonly Searchable[]): readonly SearchEntry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const isIn = (text: string) => wanted.every((word) => text.includes(word))
  const found = entries.filter(({ all }) => isIn(all))
  return [...found.filter(({ title }) => isIn(title)), ...found.filter(({ title }) => !isIn(title))].map(
    ({ entry }) => entry,
  )
}
