import { appendFileSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { required } from '#machines/support/required.ts'

import { charts } from '../charts.ts'
import { applyTo, recordCopies } from './in-place.ts'
import { type Mutant, mutantsOf } from './mutants-of.ts'
import type { Judged, MutantRun } from './run.ts'
import { watchScreen } from './screen-sends.ts'

/*
 * Runs the model tests of one chart once for each mutant. `npm run test:mutants` starts it with the chart,
 * its files and the mutants in MUTANTS.
 */

const { chart, files, ids, results }: MutantRun = JSON.parse(process.env.MUTANTS ?? '{}')

const report = (judged: Judged) => appendFileSync(results, `${JSON.stringify(judged)}\n`)

const machine = required(charts.find(({ name }) => name === chart)?.machine, `a chart named ${chart}`)

// Snapshots are in the folders of the tests, and are not written here.
expect.extend({
  async toMatchFileSnapshot(received: unknown, path: string) {
    const file = join(dirname(files[0] ?? ''), path)
    const pass = received === readFileSync(file, 'utf8')
    return { pass, message: () => `${file} differs` }
  },
})

const screen = watchScreen(machine)
const copies = recordCopies()

/** @returns what undoes it */
function apply({ change }: Mutant): () => void {
  if (change.kind === 'send') return screen.drop(change.type)
  return applyTo(copies.of(machine), change)
}

const tests = files.map((file) => (query: string) => import(/* @vite-ignore */ `/${file}?${query}`))

describe('unchanged', async () => {
  for (const load of tests) await load('unchanged')
  copies.stop()
})

for (const [index, mutant] of mutantsOf(chart, machine).entries()) {
  if (!ids.includes(mutant.id)) continue
  describe(mutant.id, async () => {
    const { id, construct } = mutant
    let by: string | null = null
    let restore = apply(mutant)
    report({ id, construct, state: 'loading' })
    try {
      for (const load of tests) await load(`mutant=${index}`)
    } catch (error) {
      by = `loading: ${error instanceof Error ? error.message : String(error)}`
      test('loads', () => expect.unreachable(String(error)))
    } finally {
      restore()
    }
    beforeAll(() => {
      report({ id, construct, state: 'started' })
      restore = apply(mutant)
    })
    const { change } = mutant
    // Known only once the tests without a change have run.
    const isPossible = () => change.kind !== 'send' || screen.sent.has(change.type)
    beforeEach(({ skip, task, onTestFailed }) => {
      if (by !== null || !isPossible()) skip()
      onTestFailed(() => {
        by ??= task.name
      })
    })
    afterAll(() => {
      restore()
      report({
        id,
        construct,
        state: by !== null ? 'detected' : isPossible() ? 'survived' : 'impossible',
        by,
      })
    })
  })
}
