import { ACCEPTED_FILES } from './accepted-files.ts'

/** The type of a file by its bytes, if its name is not enough. */

/** Brands of ISO base media files with HEVC pictures, the default of iPhones. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** Whether these first 12 bytes are of a HEIC photo, whatever the name of the file. */
export function isHeicHead(head: Uint8Array): boolean {
  const start = latin(head.subarray(0, 12))
  return start.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(start.slice(8, 12))
}

/**
 * The extensions, lower case, that fit a file with these first 12 bytes; none if the fund does not accept
 * such files or the type is unknown.
 */
export const endingsOfHead = (head: Uint8Array): readonly string[] =>
  ACCEPTED_FILES.find((one) => latin(head).startsWith(one.head))?.endings ?? []

/** The longest match of `mentionsEncryption`, in characters. */
export const ENCRYPTION_MENTION_LENGTH = 64

/**
 * Whether a PDF, or a part of one, read as Latin-1, has an encryption dictionary: it probably needs a
 * password.
 */
export const mentionsEncryption = (text: string) =>
  /\/Encrypt\s{0,20}(?:\d{1,10}\s{1,5}\d{1,5}\s{1,5}R\b|<<)/.test(text)
