import { cleanText } from '#domain/clean-text.ts'

/**
 * On one line, without characters that could control the terminal or change the order of others (P-755), also
 * where the text was stored before it was cleaned.
 */
export const plain = (text: string): string => cleanText(text.replace(/\p{Cc}+/gu, ' '))

/** Aligned columns under headings, without trailing spaces. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows.map((row) => row.map(plain))]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => lengthOf(line[column]))))
  const [first = '', ...rest] = lines.map((line) =>
    widths
      .map((width, column) => padded(line[column] ?? '', width))
      .join('  ')
      .trimEnd(),
  )
  return [first, widths.map((width) => '─'.repeat(width)).join('  '), ...rest].join('\n')
}

export function pairs(values: readonly (readonly [string, string])[]): string {
  const width = Math.max(...values.map(([name]) => lengthOf(name)))
  return values.map(([name, value]) => `${padded(name, width)}  ${plain(value)}`.trimEnd()).join('\n')
}

const lengthOf = (text = '') => [...text].length

const padded = (text: string, width: number) => text + ' '.repeat(width - lengthOf(text))
