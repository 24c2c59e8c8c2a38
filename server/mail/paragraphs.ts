import { FUND_NAME } from '#domain/fund.ts'

export const paragraphs = (...texts: readonly string[]): string =>
  [...texts, `${FUND_NAME}\nPortal de requerimentos`].join('\n\n')
