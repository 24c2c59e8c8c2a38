export const FUND_NAME = 'Fundação Horizonte'
