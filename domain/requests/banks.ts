import type { Bank } from './facts.ts'

const NAMES: Readonly<Record<string, string>> = {
  '001': 'Banco do Brasil',
  '033': 'Santander',
  '104': 'Caixa Econômica Federal',
  '237': 'Bradesco',
  '341': 'Itaú Unibanco',
}

/** Where the specification spells no banks out for a type: the "default store list" (BANK-16). */
export const DEFAULT_BANKS = ['001', '104', '237', '033']

/**
 * The banks that a request type offers: those that the fund names for it, else those of the specification, for a fund
 * that serves no banks (D-83, P-24).
 */
export function banksOffered(
  typeId: number,
  specified: readonly string[],
  banks: readonly Bank[],
): readonly Pick<Bank, 'code' | 'name'>[] {
  const named = banks.filter(({ requestTypes }) => requestTypes.includes(typeId))
  if (named.length > 0) return named
  return specified.map((code) => ({ code, name: NAMES[code] ?? code }))
}
