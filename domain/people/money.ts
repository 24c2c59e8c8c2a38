const real = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** Reais in whole cents, without what a binary fraction adds. */
export const centsOf = (reais: number) => Math.round(reais * 100)

/** Whole cents as they are written in pt-BR: 187200 is 'R$ 1.872,00'. */
export const inReais = (cents: number) => real.format(cents / 100)
