const WRITTEN = /^\d{1,9}([.,]\d{1,2})?$/

/** '12', '12,5' and '12.50' as a number; null for any other text (D-101). */
export const decimalOf = (text: string): number | null =>
  WRITTEN.test(text) ? Number(text.replace(',', '.')) : null

/** The same in whole hundredths, which add up and compare without rounding: cents of an amount. */
export function hundredthsOf(text: string): number | null {
  const value = decimalOf(text)
  return value === null ? null : Math.round(value * 100)
}
