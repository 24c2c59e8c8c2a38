import * as v from 'valibot'

const DOT_IN_DOMAIN = /@[^@]+\.[^@.]+$/
const written = v.pipe(v.string(), v.rfcEmail(), v.regex(DOT_IN_DOMAIN))

/** Government domains; their subdomains count as well. */
const GOVERNMENT = ['gov', 'gov.br']

/**
 * Whether the text has the form of an e-mail address, as HTML understands it, with a dot in the domain
 * (VALID-21, P-756): 'ana@exemplo.com.br', "d'avila@exemplo.com".
 */
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
