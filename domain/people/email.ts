import * as v from 'valibot'

const written = v.pipe(v.string(), v.email())

/** Government domains; their subdomains count as well. */
const GOVERNMENT = ['gov', 'gov.br']

/** Whether the text has the form of an e-mail address: 'ana@exemplo.com.br' (VALID-21). */
export const isEmail = (text: string) => v.is(written, text)

/** 'm…@exemplo.com.br': enough for its owner to recognise it; '' for text that is no address. */
export const maskedEmail = (address: string) =>
  isEmail(address) ? address.replace(/(?<=^.).*(?=@)/, '…') : ''

/**
 * False for an address of the government or of a sponsor, by its domain only, so that 'maria.gov@gmail.com'
 * is private (VALID-23, D-91). `sponsorDomains`: 'empresa.com.br', in any case.
 */
export function isPrivateEmail(address: string, sponsorDomains: readonly string[]): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return ![...GOVERNMENT, ...sponsorDomains.map((sponsor) => sponsor.toLowerCase())].some(
    (refused) => domain === refused || domain.endsWith(`.${refused}`),
  )
}
