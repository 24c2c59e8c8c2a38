import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

import { fingerprint } from './fingerprint.mjs'
import { reachedFrom, readsImports, sources } from './importers.mjs'
import { inProject, root } from './project.mjs'

/**
 * The test files that passed, each with a hash of all that it depended on then.
 * @typedef {Record<string, string>} PassedTests
 */

/** What every test may depend on without naming it. */
const COMMON = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'public',
  'tools/cli/lib',
]
const SETUP = ['react-environment', 'recorded-walks'].map((name) =>
  inProject(`model-tests/support/${name}.ts`),
)

/** These may depend on any file of the project: they start programs, or read what the pages name. */
const MAY_READ_ALL = /^tests\/docs\/|'node:child_process'|\/server-process\.ts'/

/**
 * The test files that passed, and on which nothing has changed since.
 * @param {string} record file that keeps them
 * @returns {PassedTests}
 */
export function passedTests(record) {
  const hashOf = hashes()
  return Object.fromEntries(
    Object.entries(readRecord(record)).filter(
      ([file, hash]) => existsSync(inProject(file)) && hashOf(file) === hash,
    ),
  )
}

/**
 * Runs tests and keeps which files passed, unless the project changed meanwhile.
 * @template Result
 * @param {string} report where Vitest writes its JSON report
 * @param {PassedTests} leftOut files that are not run as they passed before
 * @param {() => Promise<Result>} work
 * @param {string} record file that keeps them
 */
export async function keepingPassedTests(report, leftOut, work, record) {
  const before = wholeProject()
  const result = await work()
  if (existsSync(report) && wholeProject() === before) {
    mkdirSync(dirname(record), { recursive: true })
    writeFileSync(record, JSON.stringify({ ...leftOut, ...passedIn(report) }))
  }
  return result
}

/**
 * @param {string} report
 * @returns {PassedTests}
 */
function passedIn(report) {
  /** @type {{ testResults: { name: string, status: string }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const hashOf = hashes()
  return Object.fromEntries(
    testResults
      .filter(({ status }) => status === 'passed')
      .map(({ name }) => relative(root, name))
      .map((file) => [file, hashOf(file)]),
  )
}

const wholeProject = () => fingerprint(sources)

/**
 * @param {string} record
 * @returns {PassedTests}
 */
function readRecord(record) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'))
  } catch {
    return {}
  }
}

/** Hashes what a test file depends on: all that it and the setup of the tests name, and what every test may read. */
function hashes() {
  const importsOf = readsImports()
  const common = `${process.version} ${fingerprint(COMMON)}`
  const whole = wholeProject()
  /** @type {Map<string, string>} */
  const known = new Map()
  /** @param {string} path */
  const hashOf = (path) => {
    const hash = known.get(path) ?? createHash('sha256').update(readFileSync(path)).digest('hex')
    known.set(path, hash)
    return `${path} ${hash}`
  }
  /** @param {string} file */
  return (file) => {
    const path = inProject(file)
    const mayReadAll = MAY_READ_ALL.test(file + readFileSync(path, 'utf8'))
    const reached = [path, ...SETUP].flatMap((start) => [...reachedFrom(start, importsOf)])
    const parts = mayReadAll ? [whole] : reached.map(hashOf)
    return createHash('sha256')
      .update([common, ...parts].join('\n'))
      .digest('hex')
  }
}
