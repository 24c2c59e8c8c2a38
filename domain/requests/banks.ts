import type { Bank } from './facts.ts'

const NAMES: Readonly<Record<string, string>> = {
  '001': 'Banco do Brasil',
  '033': 'Santander',
  '104': 'Caixa Econômica Federal',
  '237': 'Bradesco',
  '341': 'Itaú Unibanco',
}

/** The lists that the specification spells out, by request type (core 9 "Banks", specialised 3 "Enumerations"). */
const CODES: Readonly<Record<number, readonly string[]>> = {
  1: ['001', '033'],
  2: ['001', '237', '341', '033'],
  4: ['001', '033'],
  5: ['001', '104', '237', '341', '033'],
  6: ['001', '033'],
  8: ['001', '033'],
  15: ['001', '104', '033'],
}

/** Where the specification spells none out: the "default store list" (core 9). */
const DEFAULT_CODES = ['001', '104', '237', '033']

/**
 * The banks that a request type offers: those that the fund names for it, else the specification's own list,
 * for a fund that serves no banks (D-83, P-24).
 */
export function banksOffered(typeId: number, banks: readonly Bank[]): readonly Pick<Bank, 'code' | 'name'>[] {
  const named = banks.filter(({ requestTypes }) => requestTypes.includes(typeId))
  if (named.length > 0) return named
  return (CODES[typeId] ?? DEFAULT_CODES).map((code) => ({ code, name: NAMES[code] ?? code }))
}
