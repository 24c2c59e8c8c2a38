import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Folders that builds and tests create, which a fresh clone does not have. */
const MADE = /^(tests\/browsers\/pictures|dist|data|node_modules)\//

const KNOWN_ENDING = /\w\.(md|mjs|json|ts|tsx|cjs|html)$/

const looksLikePath = (word: string) =>
  /^\.?[\w-]+[\w./-]*$/.test(word) && (word.includes('/') || KNOWN_ENDING.test(word))

/** Paths in backquotes start at the project's root, link targets at the page's own folder. */
function pathsCitedIn(page: string, text: string): readonly string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '')
  const linked = [...text.matchAll(/\]\(([^)\s#]+)\)/g)].map((match) => match[1] ?? '')
  return [
    ...quoted.filter(looksLikePath),
    ...linked.filter((target) => !target.includes('://')).map((target) => join(dirname(page), target)),
  ]
}

const pagesIn = (folder: string, recursive: boolean) =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const pages = [...pagesIn('.', false), ...pagesIn('docs', true)]

describe('paths cited in the documentation', () => {
  test('paths are recognised among routes, commands, file endings and names', () => {
    const text =
      'See `server/main.ts`, `ui/`, `.ci/run`, `/login`, `npm test`, `.tsx`, `PORT`, `vite.config.ts`, [a](b.md), [c](https://d/e.md).'
    expect(pathsCitedIn('docs/a.md', text)).toEqual([
      'server/main.ts',
      'ui/',
      '.ci/run',
      'vite.config.ts',
      'docs/b.md',
    ])
  })

  test('the documentation cites some paths', () => {
    expect(pathsCitedIn('README.md', readFileSync('README.md', 'utf8')).length).toBeGreaterThan(5)
  })

  test('the documentation cites only existing paths', () => {
    const gone = pages.flatMap((page) =>
      pathsCitedIn(page, readFileSync(page, 'utf8'))
        .filter((path) => !MADE.test(path) && !existsSync(path))
        .map((path) => `${page}: ${path}`),
    )
    expect(gone).toEqual([])
  })
})
