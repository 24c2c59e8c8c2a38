import { ensureDependencies } from './dependencies.mjs'
import { requireNode } from './node-version.mjs'
import { conclusion, single, sum } from './tally.mjs'
import { withTemporaryFolder } from './temporary-folder.mjs'

/**
 * Installs what is missing, runs tests, and prints what they found; the exit code is 1 where something failed.
 * @param {(reports: string) => Promise<readonly import('./tally.mjs').Tally[]>} run with a folder for reports
 */
export async function runTests(run) {
  requireNode()
  /** @param {unknown} error */
  const crashed = (error) => {
    console.error(error instanceof Error ? error.message : error)
    return [single(false)]
  }
  const tally = sum(
    await ensureDependencies()
      .then(() => withTemporaryFolder(run))
      .catch(crashed),
  )
  console.log(`\n${conclusion(tally)}`)
  process.exitCode = tally.failed > 0 ? 1 : 0
}
