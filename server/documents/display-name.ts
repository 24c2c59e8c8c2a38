import { cleanText } from '#domain/clean-text.ts'

const LONGEST = 120
const PATH_SIGNS = /[/\\]/

/**
 * A client's file name for display: without folders, clean (P-755), at most 120 characters
 * including the extension.
 */
export function displayName(name: string): string {
  const base = cleanText(name.split(PATH_SIGNS).at(-1) ?? '').trim()
  const dot = base.lastIndexOf('.')
  const ending = dot < 0 ? '' : base.slice(dot)
  const stem = dot < 0 ? base : base.slice(0, dot)
  const available = Math.max(0, LONGEST - lengthOf(ending))
  return cut(`${cut(stem, available) || 'documento'}${ending}`, LONGEST)
}

// Counts code points like the database: half a surrogate pair is not valid text.
const lengthOf = (text: string) => [...text].length
const cut = (text: string, length: number) => [...text].slice(0, length).join('')
