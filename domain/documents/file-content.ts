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

const PDF_HEAD = '%PDF-'
/** How many bytes readers accept in front of a PDF. */
const MOST_BEFORE_PDF = 1024

/** The number of first bytes by which a file is recognised. */
export const HEAD_BYTES = MOST_BEFORE_PDF + PDF_HEAD.length

type Kind = (typeof ACCEPTED_FILES)[number]

/**
 * The accepted kind of a file with these first `HEAD_BYTES` bytes; null if the fund does not accept such files
 * or the type is unknown. Other bytes may precede a PDF, as readers accept them, but no markup (P-757).
 */
export function kindOfHead(head: Uint8Array): Kind | null {
  const start = latin(head.subarray(0, HEAD_BYTES))
  const kind = ACCEPTED_FILES.find((one) => start.startsWith(one.head))
  if (kind) return kind
  const at = start.indexOf(PDF_HEAD)
  const isLatePdf = at > 0 && !start.slice(0, at).includes('<')
  return isLatePdf ? (ACCEPTED_FILES.find((one) => one.head === PDF_HEAD) ?? null) : null
}

/** The longest match of `mentionsEncryption`, in characters. */
export const ENCRYPTION_MENTION_LENGTH = 64

/**
 * Whether a PDF, or a part of one, read as Latin-1, has an encryption dictionary: a password, or restrictions
 * of its owner.
 */
export const mentionsEncryption = (text: string) =>
  /\/Encrypt\s{0,20}(?:\d{1,10}\s{1,5}\d{1,5}\s{1,5}R\b|<<)/.test(text)
