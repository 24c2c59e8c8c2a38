import type { RegisterRow } from '../../flows/describe/requirements.ts'
import { CITING, citedIn, sourcesIn } from './cited.ts'
import { missingSentences, portalText } from './requirement-sentences.ts'
import { readRegister } from './requirements.ts'

/** The requirements with the tests that name them, and what they quote that the portal does not say. */
export function registerRows(): readonly RegisterRow[] {
  const portal = portalText()
  const citing = CITING.flatMap(sourcesIn).map(({ file, text }) => [file, new Set(citedIn(text))] as const)
  return [...readRegister().values()].map(({ id, text, textPt }) => ({
    id,
    text: textPt,
    tests: citing
      .filter(([, ids]) => ids.has(id))
      .map(([file]) => file)
      .sort(),
    unsaid: missingSentences(text, portal),
  }))
}
