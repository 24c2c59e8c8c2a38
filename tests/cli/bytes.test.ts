import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { checkSizes } from '../../tools/cli/lib/bytes.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-bytes-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/**
 * A built portal with files of that size in KB, which cannot be compressed; its page loads `first.js` and
 * `first.css`.
 */
function built(kilobytes: Record<string, number>) {
  const page =
    '<script type="module" src="/assets/first.js"></script><link rel="stylesheet" href="/assets/first.css">'
  writeFileSync(join(folder, 'index.html'), page)
  for (const [name, size] of Object.entries(kilobytes))
    writeFileSync(join(folder, 'assets', name), randomBytes(size * 1024))
}

/** The exit code of size-limit, and the names of the files that are too large. */
async function weighed() {
  const { code, output } = await checkSizes(folder, ['--json'])
  const checks: readonly { name: string; passed?: boolean }[] = JSON.parse(output)
  return { code, wrong: checks.filter(({ passed }) => passed !== true).map(({ name }) => name) }
}

test('checkSizes accepts a portal whose parts are all just below their limits', async () => {
  built({ 'first.js': 125, 'later.js': 19, 'last.js': 19, 'first.css': 4, 'later.css': 6, 'last.css': 3 })
  expect(await weighed()).toEqual({ code: 0, wrong: [] })
})

test('checkSizes names each part that is above its limit, with size and limit', async () => {
  built({ 'first.js': 127, 'later.js': 23, 'last.js': 19, 'first.css': 6, 'later.css': 8, 'last.css': 3 })
  expect(await weighed()).toEqual({
    code: 1,
    wrong: ['script of the first route', 'later.js', 'style of the first route', 'further styles'],
  })
  const { output } = await checkSizes(folder)
  expect(output).toMatch(
    /script of the first route\s+.*exceeded by 1\.\d+ kB\s+Size limit: 129\.02 kB\s+Size: +130(\.\d+)? kB/,
  )
})

test('checkSizes fails for a portal without a script', async () => {
  built({ 'later.js': 15, 'first.css': 4, 'later.css': 8 })
  const { code, output } = await checkSizes(folder)
  expect(code).toBe(1)
  expect(output).toMatch(/script of the first route\s+Size Limit can’t find files/)
})
