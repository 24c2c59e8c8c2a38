import { ACCEPTED_FILES } from './accepted-files.ts'

/** What a file is by its bytes, where its name does not tell. */

/** Brands of ISO base media files that hold HEVC pictures, as iPhones take them. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** Whether a file that begins so is a HEIC photo, whatever it is called; 12 bytes are enough. */
export function isHeicHead(head: Uint8Array): boolean {
  const start = latin(head.subarray(0, 12))
  return start.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(start.slice(8, 12))
}

/**
 * The endings, lower case, that fit a file with these first bytes; none if the fund does not accept such files or the
 * type is unknown. 12 bytes are enough.
 */
export const endingsOfHead = (head: Uint8Array): readonly string[] =>
  ACCEPTED_FILES.find((one) => latin(head).startsWith(one.head))?.endings ?? []

/** The longest piece of a PDF that `mentionsEncryption` has to see whole, in characters. */
export const ENCRYPTION_MENTION_LENGTH = 64

/** Whether a PDF, or a piece of one, read as Latin-1, names a dictionary of encryption: it asks for a password, or may. */
export const mentionsEncryption = (text: string) =>
  /\/Encrypt\s{0,20}(?:\d{1,10}\s{1,5}\d{1,5}\s{1,5}R\b|<<)/.test(text)
