import { digitsOf } from '../people/digits.ts'

/** Numbers with more digits are not exact. */
const WRITTEN = /^\d{1,13}([.,]\d{1,2})?$/

/** '12', '12,5' and '12.50' as a number; null for any other text (D-101). */
export const decimalOf = (text: string): number | null =>
  WRITTEN.test(text) ? Number(text.replace(',', '.')) : null

/**
 * The same in whole hundredths (the cents of an amount), which can be added and compared without rounding.
 */
export function hundredthsOf(text: string): number | null {
  const value = decimalOf(text)
  return value === null ? null : Math.round(value * 100)
}

const UNITS = /R\$|\bBRL\b|\breais\b|\breal\b|\bpor\s+cento\b|%/gi

/** Text without units and spaces; any other character stays (VALID-31): 'R$ 1.250,50' gives '1.250,50'. */
export const withoutUnits = (text: string) => text.replace(UNITS, '').replace(/\s/g, '')

/** Whole part and decimals: without thousands separators, with those of pt-BR, with those of English. */
const SHAPES = [
  /^(\d+)(?:[.,](\d{0,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{0,2})$/,
]

/**
 * A number in any usual notation, as it is stored: '1.250,5' and '1,250.5' are '1250.5'; null for other text.
 */
export function storedDecimal(text: string): string | null {
  const found = SHAPES.map((shape) => shape.exec(text)).find((match) => match !== null)
  if (!found) return null
  const [, whole = '', decimals = ''] = found
  const bare = digitsOf(whole).replace(/^0+(?=\d)/, '')
  return decimals === '' ? bare : `${bare}.${decimals}`
}

/**
 * A stored number in pt-BR, with at least `minimumFractionDigits` of its two decimals; other text unchanged.
 */
export function writtenDecimal(text: string, minimumFractionDigits: 0 | 2): string {
  const value = decimalOf(text)
  return value === null
    ? text
    : value.toLocaleString('pt-BR', { minimumFractionDigits, maximumFractionDigits: 2 })
}
