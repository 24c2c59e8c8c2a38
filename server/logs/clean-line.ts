import { isCpf } from '#domain/people/cpf.ts'

import { HIDDEN, isRandomId, isSecretName, scrubText } from './scrub-text.ts'

const LONGEST_BYTES = 16 * 1024
/** Excerpt of a text if the line is too long. */
const LONGEST_EXCERPT = 500

const CPF_DIGITS = 11
/** Smaller numbers are ids and counts, not CPFs. */
const LOWEST_CPF = 10_000_000

/** Error codes: names, SQLSTATE, exit codes, HTTP statuses. Other codes are secrets. */
const ERROR_CODE = /^([A-Za-z_]+|[\dA-Z]{5}|\d{1,3})$/

/** Line breaks and control characters that JSON does not escape. */
const UNESCAPED = /[\u007f-\u009f\u2028\u2029]/g

type Tree = Readonly<Record<string, unknown>>

/**
 * One log event as a line of JSON without CPF, password, token, code or e-mail address, at most 16 KiB. It
 * cleans the serialised line, so the shape of the logged object does not matter.
 */
export function cleanLine(line: string): string {
  const event = read(line)
  const written = write(event)
  return Buffer.byteLength(written) < LONGEST_BYTES ? written : write(excerptOf(event))
}

function read(line: string): Tree {
  try {
    return JSON.parse(line, (name, value: unknown) => scrub(name, value)) as Tree
  } catch {
    return { level: 50, msg: 'a line of the log could not be read' }
  }
}

/** JSON without characters that break a line or control a terminal. */
export const escapeControls = (json: string): string =>
  json.replace(UNESCAPED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const write = (event: Tree) => `${escapeControls(JSON.stringify(event))}\n`

/** The nested values are already cleaned. */
function scrub(name: string, value: unknown): unknown {
  if (isSecretName(name)) return HIDDEN
  if (/code$/i.test(name) && !ERROR_CODE.test(String(value))) return HIDDEN
  if (typeof value === 'string') return name === 'call' && isRandomId(value) ? value : scrubText(value)
  if (typeof value === 'number') return isCpfNumber(value) ? HIDDEN : value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (isBytes(value as Tree)) return HIDDEN
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [scrubText(key), part]))
}

/** A CPF logged as a number has no leading zeros. */
function isCpfNumber(value: number): boolean {
  const digits = String(value)
  return value >= LOWEST_CPF && (digits.length === CPF_DIGITS || isCpf(digits.padStart(CPF_DIGITS, '0')))
}

/** A Buffer or byte array as JSON, in which no pattern would match. */
function isBytes(value: Tree): boolean {
  const names = Object.keys(value)
  return (value.type === 'Buffer' && names.includes('data')) || (names.length > 0 && names.every(isIndex))
}

const isIndex = (name: string, position: number) => name === String(position)

const excerpt = (text: unknown) => String(text ?? '').slice(0, LONGEST_EXCERPT)

/** Which process, version, call and account it was. */
const ORIGIN = ['pid', 'version', 'call', 'account']

function excerptOf(event: Tree): Tree {
  const { level, time, msg, err } = event
  const { type, message } = (err ?? {}) as Tree
  return {
    level,
    time,
    ...Object.fromEntries(ORIGIN.flatMap((name) => originOf(name, event[name]))),
    msg: excerpt(msg),
    err: { type: excerpt(type), message: excerpt(message) },
    cut: true,
  }
}

const originOf = (name: string, value: unknown): [string, unknown][] =>
  value === undefined ? [] : [[name, typeof value === 'number' ? value : excerpt(value)]]
