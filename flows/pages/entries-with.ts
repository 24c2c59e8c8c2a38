import type { SearchEntry } from '../site.ts'

/** Without accents and case: 'Exigência' is found by 'exigencia'. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()

/** The entries that contain all the words, those with one of them in the title first. */
export function entriesWith(words: string, entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const has = (text: string) => {
    const where = plain(text)
    return wanted.every((word) => where.includes(word))
  }
  const found = entries.filter(({ title, text }) => has(`${title} ${text}`))
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))]
}
