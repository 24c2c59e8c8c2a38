import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { timesPage } from '../../tools/cli/lib/times.mjs'

test('the page of times has the slow files of both runners, slowest first', () => {
  const reports = mkdtempSync(join(tmpdir(), 'portal-times-'))
  onTestFinished(() => rmSync(reports, { recursive: true }))
  const vitest = (name: string, endTime: number) => ({ name: resolve(name), startTime: 1000, endTime })
  writeFileSync(
    join(reports, 'vitest.json'),
    JSON.stringify({ testResults: [vitest('tests/fast.test.ts', 2000), vitest('tests/slow.test.ts', 5500)] }),
  )
  const spec = (...durations: number[]) => ({
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  })
  writeFileSync(
    join(reports, 'playwright.json'),
    JSON.stringify({
      suites: [{ file: 'list.spec.ts', specs: [spec(3000, 1000)], suites: [{ specs: [spec(2000)] }] }],
    }),
  )
  expect(timesPage(reports).split('\n').slice(-3)).toEqual([
    '| playwright.json | list.spec.ts | 6.0 |',
    '| vitest.json | tests/slow.test.ts | 4.5 |',
    '',
  ])
})
