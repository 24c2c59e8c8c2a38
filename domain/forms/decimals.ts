import { digitsOf } from '../people/digits.ts'

/** Of more digits numbers are not exact. */
const WRITTEN = /^\d{1,13}([.,]\d{1,2})?$/

/** '12', '12,5' and '12.50' as a number; null for any other text (D-101). */
export const decimalOf = (text: string): number | null =>
  WRITTEN.test(text) ? Number(text.replace(',', '.')) : null

/** The same in whole hundredths, which add up and compare without rounding: cents of an amount. */
export function hundredthsOf(text: string): number | null {
  const value = decimalOf(text)
  return value === null ? null : Math.round(value * 100)
}

/** Whole part and decimals: without signs between thousands, with those of pt-BR, with those of English. */
const SHAPES = [
  /^(\d+)(?:[.,](\d{0,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{0,2})$/,
]

/** A number however people write it, as it is stored: '1.250,5' and '1,250.5' are '1250.5'; null where it is none. */
export function storedDecimal(text: string): string | null {
  const found = SHAPES.map((shape) => shape.exec(text)).find((match) => match !== null)
  if (!found) return null
  const [, whole = '', decimals = ''] = found
  const bare = digitsOf(whole).replace(/^0+(?=\d)/, '')
  return decimals === '' ? bare : `${bare}.${decimals}`
}

/** A stored number as it is written in pt-BR, with at least so many of its two decimals; any other text as it is. */
export function writtenDecimal(text: string, minimumFractionDigits: 0 | 2): string {
  const value = decimalOf(text)
  return value === null
    ? text
    : value.toLocaleString('pt-BR', { minimumFractionDigits, maximumFractionDigits: 2 })
}
