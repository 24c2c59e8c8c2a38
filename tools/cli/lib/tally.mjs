import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Counts, and a line for each failed test that a report names.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: readonly string[] }} Tally
 */

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0 }

/**
 * A check that passes or fails.
 * @param {boolean} holds
 * @returns {Tally}
 */
export const single = (holds) => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0 })

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
  failures: tallies.flatMap(({ failures = [] }) => failures),
})

/**
 * The last line of the output.
 * @param {Tally} tally
 */
export const sentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/**
 * The end of the output: the failed tests, then the counts. A long output is often shown by its end alone.
 * @param {Tally} tally
 */
export const conclusion = (tally) =>
  [...(tally.failures ?? []).map((failure) => `✖ ${failure}`), sentence(tally)].join('\n')

/**
 * A failed test in one line: some messages say only further down what was expected and found.
 * @param {readonly string[]} path its file, if known, and its titles
 * @param {string} [message]
 */
const failure = (path, message = '') =>
  stripVTControlCharacters(`${path.join(' › ')}: ${message.replace(/\s+/g, ' ')}`).slice(0, 600)

/**
 * What a runner printed of errors outside its tests, otherwise the end of its output: its report has neither.
 * @param {string} output
 */
const cause = (output) =>
  /(?<=Unhandled Errors).{0,3000}/s.exec(stripVTControlCharacters(output))?.[0] ?? output.slice(-600)

/**
 * Counts the results in a runner's report. A run that failed without a failed test, or with too few passed
 * ones, counts as one failure.
 * @param {number} code the runner's exit code
 * @param {string} file where its JSON report should be
 * @param {(report: any) => Tally} read
 * @param {number} [least] how many tests must have passed
 * @param {string} [output] what the runner printed
 * @returns {Tally}
 */
export function tallyOfReport(code, file, read, least = 1, output = '') {
  const tally = readReport(file, read)
  if (tally.failed > 0) return tally
  if (code === 0 && tally.passed >= least) return tally
  const why = `${basename(file)}: exit code ${code}, ${tally.passed} passed, none failed`
  return { ...tally, failed: 1, failures: [[why, cause(output).trim()].filter(Boolean).join('\n')] }
}

/**
 * @param {string} file
 * @param {(report: any) => Tally} read
 */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return nothing
  }
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { name: string, status: string, message?: string,
 *     assertionResults: { status: string, fullName: string, failureMessages?: string[] | null }[] }[] }} report
 * @returns {Tally}
 */
export function readVitest(report) {
  const neverRan = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + neverRan.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...neverRan.map(({ name, message }) => failure([relative('.', name), 'the file did not run'], message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) =>
            failure([relative('.', name), fullName], failureMessages?.[0]),
          ),
      ),
    ],
  }
}

/**
 * @typedef {{ title: string, file: string,
 *   specs?: { title: string, tests: { projectName: string, status: string,
 *     results: { error?: { message?: string, location?: { line: number, file: string } } }[] }[] }[],
 *   suites?: Suite[] }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
const failuresOf = ({ file, specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const { location, message } = results.find(({ error }) => error)?.error ?? {}
        const where = location ? [`${relative('.', location.file)}:${location.line}`] : []
        return failure([file, projectName, title, ...where], message)
      }),
  ),
  ...suites.flatMap(failuresOf),
]

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: { message?: string }[], suites?: Suite[] }} report
 * @returns {Tally}
 */
export const readPlaywright = ({ stats, errors, suites = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
  failures: [
    ...suites.flatMap(failuresOf),
    ...errors.map(({ message }) => failure(['outside a journey'], message)),
  ],
})
