import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

import { fingerprint } from './fingerprint.mjs'
import { reachedFrom, readsImports } from './importers.mjs'
import { inPackages, inProject, root } from './project.mjs'

/**
 * The test files that passed, each with a hash of all that it depended on then.
 * @typedef {Record<string, string>} PassedTests
 */

const RECORD = inPackages('.cache/portal/passed-tests.json')

/** What every test may depend on without an import. */
const COMMON = ['package-lock.json', 'vite.config.ts', 'public', 'tools/cli/lib', 'model-tests/support']

/** A test that reads files or starts programs may depend on any file of the project. */
const READS_FILES = /'node:(fs|fs\/promises|child_process)'|import\.meta\.|\/cli\//

/** Folders that no test reads: the version control, packages, builds, data of a server, reports. */
const UNREAD = ['.git', 'node_modules', 'dist', 'data', 'test-results', 'playwright-report']

/**
 * The test files that passed, and on which nothing has changed since.
 * @param {string} [record] file that keeps them
 * @returns {PassedTests}
 */
export function passedTests(record = RECORD) {
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
 * @param {string} [record] file that keeps them
 */
export async function keepingPassedTests(report, leftOut, work, record = RECORD) {
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

const wholeProject = () => fingerprint(readdirSync(root).filter((name) => !UNREAD.includes(name)))

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

/** Hashes what a test file depends on: its imports, the files beside it, and what every test may read. */
function hashes() {
  const importsOf = readsImports()
  const common = `${process.version} ${fingerprint(COMMON)}`
  const whole = wholeProject()
  /** @param {string} file */
  return (file) => {
    const path = inProject(file)
    const hash = createHash('sha256').update(common)
    if (READS_FILES.test(readFileSync(path, 'utf8'))) return hash.update(whole).digest('hex')
    const beside = readdirSync(dirname(path))
      .filter((name) => name.startsWith(basename(dirname(path))) && !/\.tsx?$/.test(name))
      .map((name) => join(dirname(path), name))
    for (const read of [...reachedFrom(path, importsOf), ...beside]) {
      hash.update(`${relative(root, read)}\0`).update(readFileSync(read))
    }
    return hash.digest('hex')
  }
}
