import { existsSync } from 'node:fs'

import { inPackages, inProject } from './project.mjs'
import { runNode } from './run.mjs'
import { readVitest, single, tallyOfReport } from './tally.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

const ROOMS = ['domain', 'machines', 'api', 'ui', 'src', 'server', 'tests', 'model-tests']

/**
 * @param {string} name
 * @param {string} script
 * @param {readonly string[]} args
 * @param {(output: string) => string | null} [objection] what is wrong although the exit code says success
 * @returns {Step}
 */
const check = (name, script, args, objection = () => null) => ({
  name,
  run: async () => {
    const { code, output, seconds } = await runNode(inPackages(script), args)
    const objected = code === 0 ? objection(output) : null
    return {
      tally: single(code === 0 && objected === null),
      output: [output, objected ?? ''].join('\n'),
      seconds,
    }
  },
})

/**
 * A cruise that cannot read TypeScript finds no module, hence no violation, and calls that a success.
 * @param {string} output
 */
export function cruisedNothing(output) {
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  return modules > 0 ? null : 'No module was cruised: the import rules were not checked.'
}

/** The checks that run nothing of the product. */
export const staticChecks = () => [
  check('types', 'typescript/bin/tsc', ['--noEmit']),
  check(
    'import rules',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    [...ROOMS.filter((room) => existsSync(inProject(room))), '--config', '.dependency-cruiser.cjs'],
    cruisedNothing,
  ),
  check('lint and format', '@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--colors=off']),
  check('dead code', 'knip/bin/knip.js', []),
]

/**
 * Unit, contract, server and model tests.
 * @param {string} reports folder for the runner's report
 * @returns {Step}
 */
export const unitTests = (reports) => ({
  name: 'tests',
  run: async () => {
    const file = `${reports}/vitest.json`
    const { code, output, seconds } = await runNode(inPackages('vitest/vitest.mjs'), [
      'run',
      '--allowOnly=false',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ])
    return { tally: tallyOfReport(code, file, readVitest), output, seconds }
  },
})
