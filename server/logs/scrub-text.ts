export const HIDDEN = '[oculto]'

/** Names of secret fields, also within longer names: `novaSenha`, `cpf_proc`, `token_ged`. */
const SECRET = 'senha|password|token|authorization|cookie|secret|cpf|usuario|nome|c[oó]digo|mail'
const SECRET_NAME = new RegExp(SECRET, 'i')

/** Fields in which PostgreSQL and valibot repeat their input. */
const REPEATED_INPUT = ['detail', 'where', 'parameters', 'params', 'input', 'received']

/** Longer texts are cut before the search, so that it never takes long. */
const LONGEST_SEARCHED = 8000
const LONGEST_KEPT = 2000

/** Separators between name and value in JSON, query strings, headers and prose. */
const SEPARATOR = String.raw`[\w-]*\\*["']?\)?\s*(?:[:=]|%3[ad])\s*\(?`
const QUOTED_SECRET = new RegExp(
  String.raw`((?:${SECRET})${SEPARATOR})(\\*["'])(?:(?!\2)(?:\\.|[\s\S]))*(?:\2|$)`,
  'gi',
)
const BARE_SECRET = new RegExp(String.raw`((?:${SECRET})${SEPARATOR})(?!\[oculto)[^\s"'\\&,;)}\]]+`, 'gi')

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // Tokens have 43 characters, hashes 64; a CPF can be found from its hash by trying all CPFs.
  [/[\w-]{43,}/g, HIDDEN],
  [/\b(Bearer|Basic)\s+\S+/gi, `$1 ${HIDDEN}`],
  [/(:\/\/)[^\s/@]+@/g, `$1${HIDDEN}@`],
  [/(\/login\/)[^\s"'?#]+/g, `$1${HIDDEN}`],
  [QUOTED_SECRET, `$1$2${HIDDEN}$2`],
  [BARE_SECRET, `$1${HIDDEN}`],
  [/[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}.-]+\.\p{L}{2,}/giu, HIDDEN],
  // Mobile numbers also have 11 digits, and are personal data too.
  [/(?<!\d)\d{3}[.\s]?\d{3}[.\s]?\d{3}[-\s]?\d{2}(?!\d)/g, HIDDEN],
  [/((?:invalid input |received )[^"]*)"[\s\S]*"/g, `$1"${HIDDEN}"`],
]

/** Random, as nginx's `$request_id`: one in fifty has eleven digits in a row, which are no CPF. */
export const isRandomId = (text: string): boolean => /^[\da-f]{32}$/.test(text)

export const isSecretName = (name: string): boolean => SECRET_NAME.test(name) || REPEATED_INPUT.includes(name)

/** Removes secrets and personal numbers, and limits the length. */
export function scrubText(text: string): string {
  const clean = PATTERNS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), searched(text))
  return clean.length > LONGEST_KEPT ? `${clean.slice(0, LONGEST_KEPT)}…` : clean
}

/** Also drops the word at the cut: half a secret matches no pattern. */
const searched = (text: string) =>
  text.length > LONGEST_SEARCHED ? `${text.slice(0, LONGEST_SEARCHED).replace(/\S+$/, '')}…` : text
