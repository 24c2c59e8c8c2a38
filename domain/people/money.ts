const real = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** Reais in whole cents, rounded because of binary fractions. */
export const centsOf = (reais: number) => Math.round(reais * 100)

/** Whole cents in pt-BR: 187200 is 'R$ 1.872,00'. */
export const inReais = (cents: number) => real.format(cents / 100)
