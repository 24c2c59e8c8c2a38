/** The fund, as it calls itself. */
export const FUND_NAME = 'Fundação Horizonte'
