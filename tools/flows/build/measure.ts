import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { create, type Font } from 'fontkit'
import { decompress } from 'woff2-encoder'

const FILE = fileURLToPath(
  import.meta.resolve(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  ),
)

/* fontkit 2.0 cannot make a variation of a WOFF2 font. */
const variable = create(Buffer.from(await decompress(readFileSync(FILE)))) as Font
const fonts = new Map<number, Font>()

function fontOf(weight: number): Font {
  const font = fonts.get(weight) ?? variable.getVariation({ wght: weight })
  fonts.set(weight, font)
  return font
}

/** Width of a text in CSS pixels. */
export function widthOf(text: string, size: number, weight: number): number {
  const font = fontOf(weight)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/** The text in lines of at most `width` pixels; a longer word has a line of its own. */
export function wrapped(text: string, width: number, size: number, weight: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, size, weight) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
