import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { overweight } from '../../scripts/lib/bytes.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-bytes-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A built portal of these files, in KB that cannot be compressed; its page names `first.js`. */
function built(kilobytes: Record<string, number>) {
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/assets/first.js"></script>')
  for (const [name, size] of Object.entries(kilobytes))
    writeFileSync(join(folder, 'assets', name), randomBytes(size * 1024))
}

const light = { 'first.js': 90, 'later.js': 15, 'style.css': 8 }

test('a light portal has nothing against it', async () => {
  built(light)
  expect(await overweight(folder)).toEqual([])
})

test.each([
  ['first.js', 121, 'script of the first route: 121.0 KB after brotli, of at most 120.0'],
  ['later.js', 21, 'later.js: 21.0 KB after brotli, of at most 20.0'],
  ['style.css', 11, 'style: 11.0 KB after brotli, of at most 10.0'],
])('%s of %i KB is too much', async (name, size, said) => {
  built({ ...light, [name]: size })
  expect(await overweight(folder)).toEqual([said])
})

test('a portal without a script was not measured', async () => {
  built({ 'later.js': 15, 'style.css': 8 })
  expect(await overweight(folder)).toEqual(['script of the first route: there is none'])
})

test('what is for development alone is noticed', async () => {
  built(light)
  writeFileSync(join(folder, 'assets', 'stray.js'), "title('Oficina dos componentes')")
  expect(await overweight(folder)).toEqual([
    'stray.js holds the page of the components, which is for development',
  ])
})
