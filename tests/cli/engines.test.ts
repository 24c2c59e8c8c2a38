import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ENGINES } from '../../tools/cli/lib/engines.mjs'
import { runInOtherChromiums, runInOtherEngines } from '../../tools/cli/lib/journeys.mjs'

const lines: string[] = []

beforeEach(() => {
  // Without apt-get nothing is installed.
  vi.stubEnv('PATH', '')
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
})
afterEach(() => {
  lines.length = 0
  vi.unstubAllEnvs()
})

test.each([
  { ci: '', tally: { passed: 0, failed: 0, skipped: 2 } },
  { ci: 'true', tally: { passed: 0, failed: 2, skipped: 0 } },
])(
  'runInOtherEngines with CI "$ci" counts missing browsers as $tally, and names them',
  async ({ ci, tally }) => {
    vi.stubEnv('CI', ci)
    const missing = ENGINES.map((engine) => ({ ...engine, find: () => null }))
    expect(await runInOtherEngines('', missing)).toMatchObject(tally)
    expect(lines.map((line) => line.slice(2))).toEqual([
      'Firefox is missing: on Debian it comes with `apt-get install firefox-esr`, elsewhere from https://www.mozilla.org/firefox/.',
      'WebKit is missing: on Debian it comes with `apt-get install webkit2gtk-driver xvfb`, elsewhere in a container of Debian.',
    ])
  },
)

test.each([
  { ci: '', tally: { passed: 0, failed: 0, skipped: 1 } },
  { ci: 'true', tally: { passed: 0, failed: 1, skipped: 0 } },
])(
  'runInOtherChromiums with CI "$ci" counts Debian\'s missing Chromium as $tally, and names it',
  async ({ ci, tally }) => {
    vi.stubEnv('CI', ci)
    const folder = mkdtempSync(join(tmpdir(), 'browser-'))
    writeFileSync(join(folder, 'chromium'), '')
    vi.stubEnv('PATH', folder)
    expect(await runInOtherChromiums('', join(folder, 'chromium'))).toMatchObject(tally)
    expect(lines.map((line) => line.slice(2))).toEqual([
      'chromium-headless-shell is not on this machine: it is a package of Debian',
    ])
    rmSync(folder, { recursive: true })
  },
)
