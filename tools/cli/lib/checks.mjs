import { relative } from 'node:path'

import { importersOf } from './importers.mjs'
import { keepingPassedTests, passedTests } from './passed-tests.mjs'
import { withPostgres } from './postgres.mjs'
import { inPackages, root } from './project.mjs'
import { runNode } from './run.mjs'
import { readVitest, single, tallyOfReport } from './tally.mjs'
import { chartPlaces, chartsToWalk, keepingWalkedCharts } from './walked-charts.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

const FOLDERS = ['domain', 'machines', 'api', 'ui', 'src', 'server', 'tools', 'tests', 'model-tests']

/** Vitest's option for a run that leaves all files out. */
const MAY_BE_NONE = '--passWithNoTests'

/** Leaves out what takes long and is rare, or checked in another way too (`vite.config.ts`). */
export const SHORT_RUN = { SHORT_RUN: 'true' }

/**
 * Only changed files are checked, by one checker: several infer the types of the charts once each, which takes
 * twice the time beside the tests.
 */
const TYPES = [
  ...['--noEmit', '--singleThreaded'],
  ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
]

/**
 * @param {string} name
 * @param {string} script
 * @param {readonly string[]} args
 * @param {RegExp} [measured] what it has to say that it measured
 * @returns {Step}
 */
const check = (name, script, args, measured = /^/) => ({
  name,
  run: async () => {
    const { code, output, seconds } = await runNode(inPackages(script), args)
    const [note] = measured.exec(output) ?? []
    return { tally: single(code === 0 && note !== undefined), output, seconds, note }
  },
})

/** If dependency-cruiser cannot read TypeScript it finds no module, hence no violation, and exits with success. */
export const CRUISED = /[1-9]\d* modules, [1-9]\d* dependencies/

/** Checks that run no code of the product. */
export const staticChecks = () => [
  check('types', 'typescript/bin/tsc', TYPES),
  check(
    'import rules',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    [...FOLDERS, '--config', '.dependency-cruiser.cjs', '--cache', '--cache-strategy', 'content'],
    CRUISED,
  ),
  check('lint and format (npm run fix)', '@biomejs/biome/bin/biome', [
    'ci',
    '--error-on-warnings',
    '--colors=off',
  ]),
  check('dead code', 'knip/bin/knip.js', ['--cache']),
]

/**
 * @param {string} file for the runner's report
 * @param {readonly string[]} [which] folders or projects of the tests; none: all
 * @param {NodeJS.ProcessEnv} [env] added to our own
 * @returns {Promise<import('./steps.mjs').Finding>}
 */
async function vitest(file, which = [], env = {}) {
  const { code, output, seconds } = await runNode(
    inPackages('vitest/vitest.mjs'),
    ['run', ...which, '--allowOnly=false', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    { env },
  )
  const none = code === 0 && which.includes(MAY_BE_NONE)
  return { tally: tallyOfReport(code, file, readVitest, none ? 0 : 1, output), output, seconds }
}

const DRIVERS = 'drivers'
/** Projects of Vitest, the longest first. */
const QUICK = ['server', DRIVERS, 'rules', 'screens']

/**
 * Unit, contract and server tests and the paths of charts, a step for each project of Vitest in one worker: it loads
 * the modules once, while another project runs beside it.
 * @param {string} reports folder for the runner's reports
 * @param {{ onlyChanged?: boolean, isComplete?: boolean, onPostgres?: boolean }} options `onlyChanged`: without the
 *   files that passed, and on which nothing has changed since; `isComplete`: with what takes long and is rare, or
 *   checked in another way too; `onPostgres`: without those that `postgresTests` runs
 * @returns {readonly Step[]}
 */
export const quickTests = (reports, { onlyChanged = false, isComplete = false, onPostgres = false }) =>
  QUICK.flatMap((project) => {
    if (project === DRIVERS) return driverTests(reports, onlyChanged)
    const record = inPackages(`.cache/portal/passed-${project}.json`)
    const passed = onlyChanged ? passedTests(record) : {}
    const files = Object.keys(passed)
    const leftOut = onPostgres ? [...files, ...databaseTests()] : files
    const report = `${reports}/vitest-${project}.json`
    const which = [`--project=${project}`, ...(files.length > 0 ? [MAY_BE_NONE] : [])]
    const env = { LEFT_OUT_TESTS: leftOut.join(), VITEST_MAX_WORKERS: '1', ...(!isComplete && SHORT_RUN) }
    const without = files.length > 0 ? `, without ${files.length} files that passed before` : ''
    return {
      name: `tests of ${project}${without}`,
      run: () => keepingPassedTests(report, passed, () => vitest(report, which, env), record),
    }
  })

/**
 * The paths of the charts in jsdom. Each goes through the whole portal: after a change of a chart those of it and of
 * the charts that invoke it are walked, after any other change all.
 * @param {string} reports folder for the runner's report
 * @param {boolean} onlyChanged false: all
 * @returns {readonly Step[]}
 */
function driverTests(reports, onlyChanged) {
  const record = inPackages('.cache/portal/walked-charts.json')
  const chosen = onlyChanged ? chartsToWalk(record) : null
  if (chosen?.length === 0) return []
  const areas = chartPlaces().flatMap(({ area, name }) => (chosen?.includes(name) ? area : []))
  const files = [...new Set(areas)].map((area) => `model-tests/${area}/drivers.test.ts`)
  const env = { PATHS_CHARTS: chosen?.join() ?? '', VITEST_MAX_WORKERS: '1' }
  const walk = () => vitest(`${reports}/vitest-drivers.json`, [`--project=${DRIVERS}`, ...files], env)
  const of = chosen === null ? '' : `, of ${chosen.length} charts`
  return [{ name: `tests of drivers${of}`, run: () => keepingWalkedCharts(record, walk) }]
}

/**
 * Tests that start and kill server processes.
 * @param {string} reports folder for the runner's report
 * @param {{ isComplete: boolean }} options true: all, but those that `postgresTests` runs; false: that a server
 *   starts, and that a crash loses nothing on the embedded database
 * @returns {Step}
 */
export const processTests = (reports, { isComplete }) => ({
  name: 'server processes',
  run: () =>
    vitest(`${reports}/vitest-processes.json`, [
      '--project=processes',
      ...(isComplete ? [] : ['--project=crashes', 'server/start.process', 'server/database/crash.process']),
    ]),
})

/** The server tests that open the database of the run: the others have the same result on any database. */
const databaseTests = () =>
  importersOf(`${root}/tests/server`, '.test.ts', `${root}/tests/server/support/open-database.ts`).map(
    (file) => relative(root, file),
  )

/**
 * These tests on PostgreSQL: that of DATABASE_URL, else a temporary one.
 * @param {string} reports folder for the runner's report
 * @returns {Step}
 */
export const postgresTests = (reports) => ({
  name: 'server tests on PostgreSQL',
  run: () => {
    /** @param {string} url */
    const testOn = (url) =>
      vitest(
        `${reports}/vitest-postgres.json`,
        [...databaseTests(), '--project=server', '--project=crashes'],
        { TEST_DATABASE_URL: url },
      )
    const given = process.env.DATABASE_URL
    return given ? testOn(given) : withPostgres(testOn)
  },
})

/** The mutants of the charts that changed, as many as two minutes allow. */
export const mutantTests = () =>
  check('mutants of the changed charts', 'tsx/dist/cli.mjs', [
    'tools/cli/test-mutants.ts',
    '--changed',
    '--minutes',
    '2',
  ])
