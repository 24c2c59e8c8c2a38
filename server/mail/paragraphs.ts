import { FUND_NAME } from '#domain/fund.ts'

/** The text of a mail: its paragraphs, and who sends it. */
export const paragraphs = (...said: readonly string[]): string =>
  [...said, `${FUND_NAME}\nPortal de requerimentos`].join('\n\n')
