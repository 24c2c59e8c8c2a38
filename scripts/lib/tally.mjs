import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

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
export const sum = (tallies) =>
  tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    nothing,
  )

/**
 * The last line of the output.
 * @param {Tally} tally
 */
export const sentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/**
 * Counts the results in a runner's report. A run that failed without a failed test, or ran no test, counts as
 * one failure.
 * @param {number} code the runner's exit code
 * @param {string} file where its JSON report should be
 * @param {(report: any) => Tally} read
 * @returns {Tally}
 */
export function tallyOfReport(code, file, read) {
  const tally = readReport(file, read)
  if (tally.failed > 0) return tally
  return code === 0 && tally.passed > 0 ? tally : { ...tally, failed: 1 }
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
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
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
  }
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: unknown[] }} report
 * @returns {Tally}
 */
export const readPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
})
