import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { CRUISED } from '../../tools/cli/lib/checks.mjs'
import {
  conclusion,
  readPlaywright,
  readVitest,
  sentence,
  sum,
  tallyOfReport,
} from '../../tools/cli/lib/tally.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portal-tally-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const vitest = (numPassedTests: number, numFailedTests: number, brokenFiles = 0) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: Array.from({ length: brokenFiles }, () => ({
    name: 'tests/broken.test.ts',
    status: 'failed',
    assertionResults: [],
  })),
})

test.each([
  { name: 'all green', code: 0, report: vitest(3, 0), expected: '3 passed, 0 failed, 1 skipped' },
  { name: 'a failed test', code: 1, report: vitest(2, 1), expected: '2 passed, 1 failed, 1 skipped' },
  {
    name: 'a file that never ran',
    code: 1,
    report: vitest(2, 0, 1),
    expected: '2 passed, 1 failed, 1 skipped',
  },
  {
    name: 'a crash after green tests',
    code: 1,
    report: vitest(3, 0),
    expected: '3 passed, 1 failed, 1 skipped',
  },
  {
    name: 'success without a test',
    code: 0,
    report: vitest(0, 0),
    expected: '0 passed, 1 failed, 1 skipped',
  },
  { name: 'a report of another shape', code: 0, report: {}, expected: '0 passed, 1 failed' },
])('tally counts $name', ({ code, report, expected }) => {
  const file = join(folder, 'vitest.json')
  writeFileSync(file, JSON.stringify(report))
  expect(sentence(tallyOfReport(code, file, readVitest))).toBe(expected)
})

test('the conclusion of a run with an error outside its tests says the error', () => {
  const file = join(folder, 'vitest.json')
  writeFileSync(file, JSON.stringify(vitest(3, 0)))
  const output = [
    '⎯⎯ Unhandled Errors ⎯⎯',
    'Vitest caught 1 unhandled error during the test run.',
    '\u001b[31mError: read ECONNRESET\u001b[39m',
  ].join('\n')
  expect(conclusion(tallyOfReport(1, file, readVitest, 1, output))).toBe(
    [
      '✖ vitest.json: exit code 1, 3 passed, none failed',
      '⎯⎯',
      'Vitest caught 1 unhandled error during the test run.',
      'Error: read ECONNRESET',
      '3 passed, 1 failed, 1 skipped',
    ].join('\n'),
  )
})

test('tally counts a missing report as a failure', () => {
  expect(sentence(tallyOfReport(0, join(folder, 'none.json'), readVitest))).toBe('0 passed, 1 failed')
})

test('tally counts a journey that passed only at the second attempt as failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }
  expect(sentence(readPlaywright({ stats, errors: [] }))).toBe('4 passed, 2 failed')
})

test('the conclusion names failed tests before the counts', () => {
  const red = (fullName: string, message: string) => ({
    status: 'failed',
    fullName,
    failureMessages: [message],
  })
  const ofVitest = readVitest({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: 'tests/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'b', failureMessages: [] },
          red('c d', 'expected 1 to be 2\n    at line 3'),
        ],
      },
      { name: 'tests/e.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  })
  const journey = (title: string, status: string, message?: string) => ({
    title,
    tests: [
      {
        projectName: 'phone',
        status,
        results: [
          message === undefined
            ? {}
            : { error: { message, location: { file: resolve('tests/support.ts'), line: 7 } } },
        ],
      },
    ],
  })
  const ofPlaywright = readPlaywright({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [{ message: 'The server did not start' }],
    suites: [
      {
        title: 'f.spec.ts',
        file: 'f.spec.ts',
        specs: [journey('g', 'expected')],
        suites: [
          {
            title: 'h',
            file: 'f.spec.ts',
            specs: [journey('i', 'unexpected', 'Timed out'), journey('j', 'flaky', 'Detached')],
          },
        ],
      },
    ],
  })
  expect(conclusion(sum([ofVitest, ofPlaywright])).split('\n')).toEqual([
    '✖ tests/e.test.ts › the file did not run: No such module',
    '✖ tests/a.test.ts › c d: expected 1 to be 2 at line 3',
    '✖ f.spec.ts › phone › i › tests/support.ts:7: Timed out',
    '✖ f.spec.ts › phone › j › tests/support.ts:7: Detached',
    '✖ outside a journey: The server did not start',
    '2 passed, 5 failed',
  ])
})

test('tally adds all results', () => {
  const total = sum([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 3 },
  ])
  expect(sentence(total)).toBe('3 passed, 1 failed, 3 skipped')
})

test('the import rules are checked only where modules were read', () => {
  const outputOf = (read: string) => `✔ no dependency violations found (${read} cruised)`
  expect(CRUISED.exec(outputOf('150 modules, 90 dependencies'))?.[0]).toBe('150 modules, 90 dependencies')
  expect(CRUISED.exec(outputOf('0 modules, 0 dependencies'))).toBeNull()
})
