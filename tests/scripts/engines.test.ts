import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ENGINES } from '../../scripts/lib/engines.mjs'
import { runInOtherEngines } from '../../scripts/lib/journeys.mjs'

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
    expect(await runInOtherEngines('', missing)).toEqual(tally)
    expect(lines.map((line) => line.slice(2))).toEqual([
      'Firefox is missing: on Debian it comes with `apt-get install firefox-esr`, elsewhere from https://www.mozilla.org/firefox/.',
      'WebKit is missing: on Debian it comes with `apt-get install webkit2gtk-driver xvfb`, elsewhere in a container of Debian.',
    ])
  },
)
