/** The name of the fund. */
export const FUND_NAME = 'Fundação Horizonte'
