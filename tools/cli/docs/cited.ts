import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { readRegister } from './requirements.ts'

const SOURCE = /\.(tsx?|mjs|cjs|grit)$/
/** Tests with example citations. */
const EXAMPLES = /^tests\/docs\//

const prefixes = [...new Set([...readRegister().keys()].map((id) => id.replace(/-\d+$/, '')))].join('|')
const CITED = new RegExp(`\\b(${prefixes})-(\\d{2})(?: to \\1-(\\d{2}))?\\b`, 'g')

/** The ids of requirements in a text; 'FORM-01 to FORM-03' are three. */
export const citedIn = (text: string): readonly string[] =>
  [...text.matchAll(CITED)].flatMap(([, prefix, from, to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${prefix}-${String(Number(from) + index).padStart(2, '0')}`,
    ),
  )

/** What says which requirements are tested: the tests, and the answers that they are made with. */
export const CITING = ['tests', 'model-tests', 'tools/samples/validation']

/** The source files of a folder, without those in tests/docs. */
export const sourcesIn = (folder: string): readonly { readonly file: string; readonly text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !EXAMPLES.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
