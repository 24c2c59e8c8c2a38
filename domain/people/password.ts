import { isRun } from './digits.ts'

/** The number of digits of a visitor's password (VISITOR-17, VISITOR-18). */
export const PASSWORD_DIGITS = { least: 6, most: 8 } as const

/** A repeated sequence: '888888', '121212', '20262026'. */
const REPEATED = /^(\d+)\1+$/

type Owner = {
  readonly cpf: string
  /** yyyy-mm-dd; '' if unknown: then it refuses nothing. */
  readonly birthDate: string
}

/**
 * Whether a password is easy to guess (D-105): a repeated sequence, ascending or descending digits, a part of
 * the CPF, or the birth date in any usual order with a year of two or four digits.
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
