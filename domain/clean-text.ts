/** Lone halves of surrogate pairs, and characters without a width, as those that reverse the direction. */
const INVISIBLE = /(?!\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Cs}]/gu
const LINE_BREAK = /[\u2028\u2029]/g
const LINE_SIGNS = /\r\n|[\t\n\r]/g
const CONTROL = /\p{Cc}/gu
const CONTROL_WITHIN_LINES = /(?![\t\n\r])\p{Cc}/gu

/**
 * Free text as it is judged and stored (P-755): composed (NFC), without control characters,
 * characters without a width, and lone surrogates. A tab or a line break becomes a space. Joined emoji become
 * separate ones.
 */
export const cleanText = (text: string) =>
  visible(text).replace(LINE_SIGNS, ' ').replace(CONTROL, '').normalize('NFC')

/** The same for a text of several lines, which keeps its tabs and line breaks. */
export const cleanLines = (text: string) => visible(text).replace(CONTROL_WITHIN_LINES, '').normalize('NFC')

const visible = (text: string) => text.replace(INVISIBLE, '').replace(LINE_BREAK, '\n')

/** Whether a text says something: it has a letter or a digit (P-755). */
export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)
