import { isCpf } from '#domain/people/cpf.ts'
import { isoFromBrazilian, isRealDate } from '#domain/people/dates.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { isEmail } from '#domain/people/email.ts'
import { STATES } from '#domain/people/states.ts'
import { type FundReference, TABLE_FILES, type TableName } from '#server/fund/schemas.ts'
import type { PasswordCost } from '#server/sessions/passwords.ts'
import { costOfArgon2id } from '#server/sessions/stored-hash.ts'

export type Value = string | number | boolean | null

/** Why a value is refused, in pt-BR. */
export type Refused = { readonly because: string }

/** What values are checked against: the fund's tables, and what a password costs in this portal. */
export type Known = FundReference & { readonly passwordCost: PasswordCost }

/** What a column of a file may contain. `read` gets the trimmed text of a cell that is not empty. */
export type ValueType = {
  /** For docs/import.md. */
  readonly words: string
  readonly read: (text: string, known: Known) => Value | Refused
}

const refused = (because: string): Refused => ({ because })

/** For docs/import.md. */
const tableFile = (table: TableName) => `\`server/reference/${TABLE_FILES[table]}\``

const LONGEST_TEXT = 200

export const text: ValueType = {
  words: `text of at most ${LONGEST_TEXT} characters`,
  read: (written) =>
    written.length > LONGEST_TEXT ? refused(`tem mais de ${LONGEST_TEXT} caracteres`) : written,
}

export const cpf: ValueType = {
  words: 'CPF, with or without its signs',
  read: (written) => (isCpf(written) ? digitsOf(written) : refused('não é um CPF válido')),
}

export const day: ValueType = {
  words: 'day, as 1967-03-14 or 14/03/1967',
  read: (written) =>
    isRealDate(written)
      ? written
      : (isoFromBrazilian(written) ?? refused('não é uma data (aaaa-mm-dd ou dd/mm/aaaa)')),
}

/** The values of a file and what is stored for them. */
const oneOf = (stored: Readonly<Record<string, Value>>): ValueType => ({
  words: Object.keys(stored)
    .map((written) => `\`${written}\``)
    .join(' or '),
  read: (written) =>
    Object.hasOwn(stored, written)
      ? (stored[written] ?? null)
      : refused(`deve ser ${Object.keys(stored).join(' ou ')}`),
})

export const flag = oneOf({ S: true, N: false })

export const kind = oneOf({ participante: 'participant', pensionista: 'pensioner' })

export const sex = oneOf({ F: 'F', M: 'M' })

const LARGEST_INTEGER = 2 ** 31 - 1

export const whole: ValueType = {
  words: 'whole number from 0',
  read: (written) =>
    /^\d{1,10}$/.test(written) && Number(written) <= LARGEST_INTEGER
      ? Number(written)
      : refused('não é um número inteiro a partir de 0'),
}

const MOST_PERCENT = 15

export const percent: ValueType = {
  words: `number from 0 to ${MOST_PERCENT}, with a point or a comma`,
  read: (written) =>
    /^\d{1,2}([.,]\d{1,4})?$/.test(written) && Number(written.replace(',', '.')) <= MOST_PERCENT
      ? Number(written.replace(',', '.'))
      : refused(`não é um número de 0 a ${MOST_PERCENT}`),
}

export const email: ValueType = {
  words: 'e-mail address',
  read: (written) => (isEmail(written) ? written : refused('não é um endereço de e-mail')),
}

export const postalCode: ValueType = {
  words: '8 digits, with or without hyphen',
  read: (written) => (/^\d{5}-?\d{3}$/.test(written) ? digitsOf(written) : refused('não é um CEP')),
}

export const state: ValueType = {
  words: 'two letters of a state, as `MG`',
  read: (written) =>
    STATES.some(({ value }) => value === written) ? written : refused('não é a sigla de um estado'),
}

/** A verification may cost this many times as much memory and as many passes as one of the portal's own hashes. */
const MOST_TIMES = 4
const MOST_THREADS = 16

export const passwordHash: ValueType = {
  words: `Argon2id hash, as \`$argon2id$v=19$m=65536,t=3,p=1$…$…\`; \`m\` and \`t\` at most ${MOST_TIMES} times \`ARGON2_MEMORY_KIB\` and \`ARGON2_PASSES\`, \`p\` at most ${MOST_THREADS}`,
  read: (written, { passwordCost: own }) => {
    const cost = costOfArgon2id(written)
    if (cost === null)
      return refused(
        'o portal só aceita senhas em Argon2id ($argon2id$v=19$…); deixe a coluna vazia, e a pessoa cria a senha no primeiro acesso',
      )
    const most = { memoryKib: MOST_TIMES * own.memoryKib, passes: MOST_TIMES * own.passes }
    const isCheap =
      cost.memoryKib <= most.memoryKib && cost.passes <= most.passes && cost.threads <= MOST_THREADS
    return isCheap
      ? written
      : refused(
          `conferir esta senha custaria demais: o limite é m=${most.memoryKib}, t=${most.passes}, p=${MOST_THREADS}`,
        )
  },
}

type TableWithIds =
  | 'plans'
  | 'categories'
  | 'participantSituations'
  | 'roles'
  | 'nationalities'
  | 'civilStatuses'
  | 'sponsors'
  | 'regionals'
  | 'serviceTimeTypes'
  | 'kinships'

/** An id of one of the fund's tables. */
export const idOf = (table: TableWithIds): ValueType => ({
  words: `id of ${tableFile(table)}`,
  read: (written, fund) => {
    const found = fund[table].find(({ id }) => String(id) === written)
    return found ? found.id : refused(`não existe em ${TABLE_FILES[table]}`)
  },
})

/** The same where the key of a row is stored as text. */
const textIn = (table: TableName, words: string, keysOf: (fund: FundReference) => readonly string[]) => ({
  words,
  read: (written: string, fund: FundReference) =>
    keysOf(fund).includes(written) ? written : refused(`não existe em ${TABLE_FILES[table]}`),
})

export const country = textIn('countries', `id of ${tableFile('countries')}`, ({ countries }) =>
  countries.map(({ id }) => String(id)),
)

export const schooling = textIn('schooling', `id of ${tableFile('schooling')}`, (fund) =>
  fund.schooling.map(({ id }) => id),
)

export const bank = textIn('banks', `three digits, the code of a row of ${tableFile('banks')}`, ({ banks }) =>
  banks.map(({ code }) => code),
)
