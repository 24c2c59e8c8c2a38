import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { withCleanup } from '../../tools/cli/lib/interruption.mjs'
import { majorVersion, newest } from '../../tools/cli/lib/postgres-binaries.mjs'

test.each([
  ['postgres (PostgreSQL) 15.13 (Debian 15.13-0+deb12u1)\n', 15],
  ['postgres (PostgreSQL) 18beta1', 18],
  ['command not found', 0],
])('majorVersion of %j is %i', (output, version) => {
  expect(majorVersion(output)).toBe(version)
})

test.each([
  { versions: [15, 17, 16], chosen: 17 },
  { versions: [14, 15], chosen: 15 },
  { versions: [14, 0], chosen: undefined },
  { versions: [], chosen: undefined },
])('newest of the versions $versions is $chosen', ({ versions, chosen }) => {
  const found = versions.map((version) => ({ folder: `/${version}`, version }))
  expect(newest(found)?.version).toBe(chosen)
})

test('withCleanup cleans up after success and after failure', async () => {
  const done: string[] = []
  const work = (outcome: () => string) =>
    withCleanup(
      async () => outcome(),
      async () => {
        done.push('away')
      },
    )
  expect(await work(() => 'well')).toBe('well')
  const failed = work(() => {
    throw new Error('broken')
  })
  await expect(failed).rejects.toThrow('broken')
  expect(done).toEqual(['away', 'away'])
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'withCleanup cleans up on %s, and the process still ends by it',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-interrupted-'))
    const script = `
    import { rmSync } from 'node:fs'
    import { withCleanup } from './tools/cli/lib/interruption.mjs'
    await withCleanup(
      () => new Promise(() => { setInterval(() => {}, 1000); console.log('working') }),
      async () => rmSync(${JSON.stringify(folder)}, { recursive: true }),
    )`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await once(child.stdout, 'data')
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([null, signal])
    expect(existsSync(folder)).toBe(false)
  },
)
