import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { readRegister } from '../../scripts/docs/requirements.ts'

const PRODUCT = ['domain', 'machines', 'api', 'ui', 'src', 'server', 'desk']
const SOURCE = /\.(tsx?|mjs)$/
/** Tests with example citations. */
const EXAMPLES = /^tests\/docs\//

const register = readRegister()
const prefixes = [...new Set([...register.keys()].map((id) => id.replace(/-\d+$/, '')))]
const ID = new RegExp(`\\b(?:${prefixes.join('|')})-\\d{2}\\b`, 'g')

const citedIn = (text: string): readonly string[] => text.match(ID) ?? []

/** References to sections of documents outside the repository: 'core 2', 'specialised 5'. */
const sectionsIn = (text: string): readonly string[] =>
  text.match(/\b(?:core|specialised|security) R?\d+/gi) ?? []

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !EXAMPLES.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

describe('requirements cited in the code', () => {
  test('citations of requirements and of sections of the specification are recognised', () => {
    expect(citedIn('/** Kept (LOGIN-03, D-22); FORM-01 to FORM-04, UTF-16. */')).toEqual([
      'LOGIN-03',
      'FORM-01',
      'FORM-04',
    ])
    expect(sectionsIn('(core 2, D-22; specialised 5 "Common", security R12)')).toEqual([
      'core 2',
      'specialised 5',
      'security R12',
    ])
  })

  test.each([...PRODUCT, 'samples', 'gallery', 'flows', 'scripts', 'tests', 'model-tests'])(
    '%s cites only the register, and no section of the specification',
    (folder) => {
      const sources = sourcesIn(folder)
      expect(sources.length).toBeGreaterThan(0)
      const unknown = sources.flatMap(({ text }) => citedIn(text).filter((id) => !register.has(id)))
      expect(unknown).toEqual([])
      const outside = sources.filter(({ text }) => sectionsIn(text).length > 0).map(({ file }) => file)
      expect(outside).toEqual([])
    },
  )
})
