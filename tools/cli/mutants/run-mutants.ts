import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

import type { Mutant } from '../../chart-paths/mutants/mutants-of.ts'
import type { Judged, Line, MutantRun } from '../../chart-paths/mutants/run.ts'
import { inPackages, root } from '../lib/project.mjs'

/** Seconds until the first line: the modules of all screens are loaded, on a busy machine. */
const TO_START = 600

/** Seconds without a line, after which the mutant under way counts as detected; a test takes at most 60. */
const PATIENCE = 120

/** More than any chart has. A mutant may grow without limit, and is detected once it has as many. */
const MAX_CONFIGURATIONS = '1000'

/** The result of a mutant. 'timeout': its tests did not end, or ended the process. */
export type Result = Omit<Judged, 'state'> & { readonly state: Judged['state'] | 'timeout' }

/** Tests that mutants of a chart run through. */
export type Pass = Pick<MutantRun, 'project' | 'files'>

/** Milliseconds until a missing element is an error on the stage: with a mutant many are missing. */
const STAGE_TIMEOUT = '4000'

export type Results = {
  readonly results: readonly Result[]
  /** What failed without a mutant, so that the results mean nothing; null if nothing did. */
  readonly broken: string | null
}

/**
 * Runs the tests of a chart for some of its mutants, in one process, which is started again without a mutant
 * whose tests do not end. Mutants that are not reached in time have no result.
 * @param until when it has to be over, in milliseconds of `Date.now`
 */
export async function runMutants(
  chart: string,
  { project, files }: Pass,
  mutants: readonly Mutant[],
  folder: string,
  until: number,
): Promise<Results> {
  const found = new Map<string, Result>()
  for (;;) {
    const open = mutants.filter(({ id }) => !found.has(id))
    if (open.length === 0 || Date.now() > until) return { results: [...found.values()], broken: null }
    const results = `${folder}/${project}-${chart}-${open.length}-${open[0]?.id.replaceAll(/\W/g, '-')}.jsonl`
    writeFileSync(results, '')
    const output = await runOnce({ chart, project, files, ids: open.map(({ id }) => id), results }, until)
    const lines = linesIn(results)
    for (const line of lines) {
      if (line.kind === 'unmutated' && line.error !== null)
        return { results: [], broken: `${line.test}\n${line.error}` }
      if (line.kind === 'judged') found.set(line.id, resultOf(line))
    }
    const last = lines.at(-1)
    const hanging = last?.kind === 'begun' && open.find(({ id }) => id === last.id)
    if (Date.now() > until) continue
    if (hanging) found.set(hanging.id, resultOf({ ...hanging, state: 'timeout', by: null }))
    if (open.every(({ id }) => !found.has(id)))
      return { results: [], broken: `The tests do not run:\n${output.slice(-4000)}` }
  }
}

const resultOf = ({ id, construct, state, by }: Result): Result => ({ id, construct, state, by })

const linesIn = (results: string): readonly Line[] =>
  readFileSync(results, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)

/** Resolves with the output; the process is killed when it reports nothing for too long. */
async function runOnce(asked: MutantRun, until: number): Promise<string> {
  const child = spawn(
    process.execPath,
    [
      inPackages('vitest/vitest.mjs'),
      'run',
      `--project=${asked.project}`,
      '--reporter=dot',
      '--maxWorkers=1',
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        NO_COLOR: '1',
        MAX_CONFIGURATIONS,
        PATHS_CHARTS: asked.chart,
        STAGE_TIMEOUT,
        MUTANTS: JSON.stringify(asked),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A worker in an endless loop ends only with its process group.
      detached: true,
    },
  )
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
  process.once('exit', kill)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const closed = new Promise<true>((resolve) => child.on('close', () => resolve(true)))
  let known = 0
  let since = Date.now()
  while (!(await Promise.race([closed, wait(500, false)]))) {
    const { length } = readFileSync(asked.results)
    if (length > known) since = Date.now()
    known = length
    const silent = (Date.now() - since) / 1000
    if (Date.now() > until || silent > (known === 0 ? TO_START : PATIENCE)) kill()
  }
  process.off('exit', kill)
  return output
}
