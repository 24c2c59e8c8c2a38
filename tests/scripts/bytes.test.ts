import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { checkSizes, developmentChunks } from '../../scripts/lib/bytes.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-bytes-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A built portal with these files, in KB that cannot be compressed; its page loads `first.js` and `first.css`. */
function built(kilobytes: Record<string, number>) {
  const page =
    '<script type="module" src="/assets/first.js"></script><link rel="stylesheet" href="/assets/first.css">'
  writeFileSync(join(folder, 'index.html'), page)
  for (const [name, size] of Object.entries(kilobytes))
    writeFileSync(join(folder, 'assets', name), randomBytes(size * 1024))
}

const light = { 'first.js': 90, 'later.js': 15, 'first.css': 4, 'later.css': 5, 'last.css': 3 }

/** Exit code of size-limit, and the names of the files that are too large. */
async function weighed() {
  const { code, output } = await checkSizes(folder, ['--json'])
  const checks: readonly { name: string; passed?: boolean }[] = JSON.parse(output)
  return { code, wrong: checks.filter(({ passed }) => passed !== true).map(({ name }) => name) }
}

test('checkSizes accepts a small portal', async () => {
  built(light)
  expect(await weighed()).toEqual({ code: 0, wrong: [] })
  expect(developmentChunks(folder)).toEqual([])
})

test.each([
  ['first.js', 119, []],
  ['first.js', 121, ['script of the first route']],
  ['later.js', 19, []],
  ['later.js', 21, ['later.js']],
  ['first.css', 4, []],
  ['first.css', 6, ['style of the first route']],
  ['later.css', 6, []],
  ['later.css', 8, ['further styles']],
])('checkSizes rejects %s of %i KB: %o is too heavy', async (name, size, wrong) => {
  built({ ...light, [name]: size })
  expect(await weighed()).toEqual({ code: wrong.length > 0 ? 1 : 0, wrong })
})

test('checkSizes prints the size and the limit of what is too large', async () => {
  built({ ...light, 'first.js': 121 })
  const { output } = await checkSizes(folder)
  expect(output).toMatch(
    /script of the first route\s+.*exceeded by 1\.\d+ kB\s+Size limit: 122\.88 kB\s+Size: +123\.9\d? kB/,
  )
})

test('checkSizes fails for a portal without a script', async () => {
  built({ 'later.js': 15, 'first.css': 4, 'later.css': 8 })
  const { code, output } = await checkSizes(folder)
  expect(code).toBe(1)
  expect(output).toMatch(/script of the first route\s+Size Limit can’t find files/)
})

test('developmentChunks finds chunks for development', () => {
  built(light)
  writeFileSync(join(folder, 'assets', 'stray.js'), "title('Oficina dos componentes')")
  expect(developmentChunks(folder)).toEqual([
    'stray.js holds the page of the components, which is for development',
  ])
})
