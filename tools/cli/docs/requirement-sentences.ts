import { readSources } from './sources.ts'

/** What the portal says and where it is written. */
const FOLDERS = ['domain', 'machines', 'ui', 'server', 'api', 'src']

const QUOTED = /(?<![\p{L}\d])'([^']+)'(?![\p{L}\d])/gu

/** One sign for numbers, times and interpolations, which a requirement gives as an example or as N. */
const withoutNumbers = (text: string) =>
  text
    .replace(/\$\{[^}]*\}|\b\d+(?:[:.,]\d+)*|\bN\b/g, '#')
    .replaceAll("\\'", "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** Sentences that the portal puts together from parts: `ui/texts/form-sections.ts`. */
const COMPOSED: ReadonlySet<string> = new Set(['1 campo a corrigir'])

/** The texts of the portal, for `missingSentences`. */
export const portalText = (): string => withoutNumbers([...readSources(FOLDERS).values()].join('\n'))

/** What a requirement quotes, as '…'. */
export const quotedIn = (requirement: string): readonly string[] =>
  [...requirement.matchAll(QUOTED)].map(([, sentence = '']) => sentence)

/** What a requirement quotes and the portal says nowhere. */
export const missingSentences = (requirement: string, portal: string): readonly string[] =>
  quotedIn(requirement).filter(
    (sentence) => !COMPOSED.has(sentence) && !portal.includes(withoutNumbers(sentence)),
  )
