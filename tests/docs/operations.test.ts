import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const page = readFileSync('docs/operations.md', 'utf8')

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join('server', name), 'utf8'))

const messagesIn = (source: string) =>
  [...source.matchAll(/\.(?:warn|error|fatal)\(\s*(?:\{[^}]*\},\s*)?'([^']+)'/g)].map(([, text = '']) => text)

test('messages of the log are found in calls of every shape', () => {
  const source = `logger.warn('one'); logger.error({ err: error, id }, 'two')
    services.logger.error(
      { err },
      'three',
    )`
  expect(messagesIn(source)).toEqual(['one', 'two', 'three'])
})

test('the page for operators has every warning and error of the log', () => {
  const logged = sources.flatMap(messagesIn)
  expect(logged.length).toBeGreaterThan(15)
  expect(logged.filter((text) => !page.includes(`\`${text}\``))).toEqual([])
})
