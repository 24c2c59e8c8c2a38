/** The most bytes of a name; file systems take 255, and some count more for the same letters. */
const MOST_BYTES = 200

/** What Windows reserves, and what no name shows: controls, direction marks, separators and halves of letters. */
const RESERVED = /[<>:"/\\|?*]/g
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu
const ENDING = /\.[\p{L}\p{N}]{1,16}$/u
const LOOSE_END = /[. ]+$/

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/**
 * The name of a document's file on Linux, macOS and Windows: the id, which makes it unique on file systems that take
 * capitals and small letters for the same, and makes none of Windows' devices of it, then the participant's name with
 * its ending, in at most 200 bytes.
 */
export function fileName(id: number, name: string): string {
  const legal = name.replace(UNSEEN, '').normalize('NFC').replace(RESERVED, '_').replace(LOOSE_END, '')
  const ending = ENDING.exec(legal)?.[0] ?? ''
  const stem = legal.slice(0, legal.length - ending.length)
  return cut(`${id}-${stem}`, MOST_BYTES - bytesOf(ending)) + ending
}

/** Without a half letter or picture at its end, nor a dot or space there, which Windows drops. */
function cut(text: string, most: number): string {
  let kept = ''
  let bytes = 0
  for (const { segment } of new Intl.Segmenter('pt-BR').segment(text)) {
    bytes += bytesOf(segment)
    if (bytes > most) break
    kept += segment
  }
  return kept.replace(LOOSE_END, '')
}
