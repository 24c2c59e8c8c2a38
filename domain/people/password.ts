import { isRun } from './digits.ts'

/** How many digits a password of a visitor has (VISITOR-17, VISITOR-18). */
export const PASSWORD_DIGITS = { least: 6, most: 8 } as const

/** '888888', '121212', '20262026'. */
const REPEATED = /^(\d+)\1+$/

type Owner = {
  readonly cpf: string
  /** yyyy-mm-dd; '' where it is not known, and then it refuses nothing. */
  readonly birthDate: string
}

/**
 * Whether a password is easy to guess (D-105): one piece repeated, digits that count up
 * or down, a piece of the CPF, the birth date in any usual order with a year of two digits or of four.
 */
export const isTrivialPassword = (password: string, { cpf, birthDate }: Owner): boolean =>
  REPEATED.test(password) ||
  isRun(password) ||
  cpf.includes(password) ||
  datesOf(birthDate).includes(password)

function datesOf(birthDate: string): readonly string[] {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  return [year, year.slice(2)].flatMap((years) => [
    `${day}${month}${years}`,
    `${month}${day}${years}`,
    `${years}${month}${day}`,
    `${years}${day}${month}`,
  ])
}
