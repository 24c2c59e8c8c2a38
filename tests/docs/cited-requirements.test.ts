import { describe, expect, test } from 'vitest'
import { citedIn, sourcesIn } from '../../tools/cli/docs/cited.ts'
import { readRegister } from '../../tools/cli/docs/requirements.ts'

const FOLDERS = [
  ...['domain', 'machines', 'api', 'ui', 'src', 'server'],
  ...['tools', 'tests', 'model-tests'],
]

const register = readRegister()

/** References to sections of documents outside the repository: 'core 2', 'specialised 5'. */
const sectionsIn = (text: string): readonly string[] =>
  text.match(/\b(?:core|specialised|security) R?\d+/gi) ?? []

const sources = FOLDERS.flatMap((folder) => {
  const found = sourcesIn(folder)
  if (found.length === 0) throw new Error(`${folder} has no sources`)
  return found
})

describe('requirements cited in the code', () => {
  test('citations of requirements and of sections of the specification are recognised', () => {
    expect(citedIn('/** Kept (LOGIN-03, D-22); FORM-01 to FORM-04, UTF-16. */')).toEqual([
      'LOGIN-03',
      'FORM-01',
      'FORM-02',
      'FORM-03',
      'FORM-04',
    ])
    expect(sectionsIn('(core 2, D-22; specialised 5 "Common", security R12)')).toEqual([
      'core 2',
      'specialised 5',
      'security R12',
    ])
  })

  test('all are in the register', () => {
    const unknown = sources.flatMap(({ file, text }) =>
      citedIn(text)
        .filter((id) => !register.has(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  test('no section of the specification is cited', () => {
    expect(sources.filter(({ text }) => sectionsIn(text).length > 0).map(({ file }) => file)).toEqual([])
  })
})
