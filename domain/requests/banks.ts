import type { Bank } from './facts.ts'

const NAMES: Readonly<Record<string, string>> = {
  '001': 'Banco do Brasil',
  '033': 'Santander',
  '104': 'Caixa Econômica Federal',
  '237': 'Bradesco',
  '341': 'Itaú Unibanco',
}

/** The "default store list" for types without banks of their own in the specification (BANK-16). */
export const DEFAULT_BANKS = ['001', '104', '237', '033']

/**
 * The banks for a request type: those that the fund offers for it, else those of the specification, for a
 * fund without such a table (D-83, P-24).
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
