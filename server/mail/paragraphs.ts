import { FUND_NAME } from '#domain/fund.ts'

/** The paragraphs of a mail and its signature. */
export const paragraphs = (...said: readonly string[]): string =>
  [...said, `${FUND_NAME}\nPortal de requerimentos`].join('\n\n')
