import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import type { Mutant } from '../../model-tests/mutants/mutants-of.ts'
import type { Judged, MutantRun } from '../../model-tests/mutants/run.ts'
import { inPackages, root } from '../lib/project.mjs'

/** Seconds without a result, after which the mutant under way counts as detected. */
const PATIENCE = 90

/** The result of a mutant. 'timeout': its tests did not end. */
export type Result = {
  readonly mutant: Mutant
  readonly state: 'detected' | 'survived' | 'impossible' | 'timeout'
  /** The test that failed. */
  readonly by: string | null
}

/**
 * Runs the tests of a chart for some of its mutants, in one process, which is started again without a mutant
 * whose tests do not end. Throws the output if the tests fail without a change.
 */
export async function runMutants(
  chart: string,
  files: readonly string[],
  mutants: readonly Mutant[],
  folder: string,
): Promise<readonly Result[]> {
  const found = new Map<string, Result>()
  const open = () => mutants.filter(({ id }) => !found.has(id))
  while (open().length > 0) {
    const results = `${folder}/${chart}-${mutants[0]?.id.replaceAll(/\W/g, '-')}-${found.size}.jsonl`
    writeFileSync(results, '')
    const before = found.size
    const output = await runOnce({ chart, files, ids: open().map(({ id }) => id), results })
    const lines = judgedIn(results)
    for (const mutant of open()) {
      const judged = lines.filter(({ id }) => id === mutant.id).at(-1)
      if (!judged) continue
      if (judged.state === 'loading' || judged.state === 'started') {
        // Only the one under way made the process hang; the others run again.
        if (judged === lines.at(-1)) found.set(mutant.id, { mutant, state: 'timeout', by: null })
      } else found.set(mutant.id, { mutant, state: judged.state, by: judged.by ?? null })
    }
    if (found.size === before) throw new Error(`The tests of ${chart} do not run:\n${output.slice(-4000)}`)
  }
  return mutants.flatMap(({ id }) => found.get(id) ?? [])
}

const judgedIn = (results: string): readonly Judged[] =>
  existsSync(results)
    ? readFileSync(results, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Judged)
    : []

/** Resolves with the output; the process is killed when it reports nothing for `PATIENCE` seconds. */
function runOnce(asked: MutantRun): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [inPackages('vitest/vitest.mjs'), 'run', '--project=mutants', '--reporter=dot', '--maxWorkers=1'],
      {
        cwd: root,
        env: { ...process.env, NO_COLOR: '1', MUTANTS: JSON.stringify(asked) },
        stdio: ['ignore', 'pipe', 'pipe'],
        // A worker in an endless loop ends only with its process group.
        detached: true,
      },
    )
    let output = ''
    let reported = 0
    let silent = 0
    const timer = setInterval(() => {
      const { length } = judgedIn(asked.results)
      silent = length > reported ? 0 : silent + 1
      reported = length
      if (silent > PATIENCE && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, 1000)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.on('close', () => {
      clearInterval(timer)
      resolve(output)
    })
  })
}
