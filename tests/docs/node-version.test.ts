import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

test('.nvmrc, package.json, README and workflow name the same Node', () => {
  const lowest = read('.nvmrc').trim()
  expect(lowest).toMatch(/^\d+\.\d+$/)
  const { engines, devDependencies } = JSON.parse(read('package.json'))
  expect(engines).toEqual({ node: `>=${lowest}` })
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${lowest}\\.`))
  expect(read('README.md')).toContain(`Node ${lowest} or newer`)
  expect(read('.github/workflows/test.yml')).toContain('node-version-file: .nvmrc')
})

test('the workflow runs the two commands of the README, and the check on newer lines of Node', () => {
  const workflow = read('.github/workflows/test.yml')
  expect(workflow).toMatch(/^ +npm start &$/m)
  expect(workflow).toMatch(/^ +run: npm test$/m)
  expect(workflow).toContain('node: [22, 24]')
  expect(workflow).toMatch(/^ +- run: npm run check$/m)
})
