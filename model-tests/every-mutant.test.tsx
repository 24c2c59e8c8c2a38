import { appendFileSync } from 'node:fs'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { required } from '#machines/support/required.ts'
import { charts } from '#tools/chart-paths/charts.ts'
import { applyTo, recordCopies } from '../tools/chart-paths/mutants/in-place.ts'
import { type Mutant, mutantsOf } from '../tools/chart-paths/mutants/mutants-of.ts'
import type { Line, MutantRun } from '../tools/chart-paths/mutants/run.ts'
import { watchScreen } from '../tools/chart-paths/mutants/screen-sends.ts'

/*
 * Runs tests of one chart once for each mutant, before and after them without a change.
 * `npm run test:mutants` starts it with the chart, the files and the mutants in MUTANTS.
 */

const { chart, project, files, ids, results }: MutantRun = JSON.parse(process.env.MUTANTS ?? '{}')

const report = (line: Line) => appendFileSync(results, `${JSON.stringify(line)}\n`)

const machine = required(charts.find(({ name }) => name === chart)?.machine, `a chart named ${chart}`)

const screen = watchScreen(machine)
if (project === 'mutants-on-stage') (await import('./stage/window.ts')).onWindow(screen.watch)
else screen.watch(window)
const copies = recordCopies()

/** @returns what undoes it */
function apply({ change }: Mutant): () => void {
  if (change.kind === 'send') return screen.drop(change.type)
  return applyTo(copies.of(machine), change)
}

/** Undoes the mutant with which tests are collected. */
let restore = () => {}

const tests = files.map((file) => (query: string) => import(/* @vite-ignore */ `/${file}?${query}`))

/** Where a test fails without a change, the results of mutants mean nothing. */
let isBroken = false

const runUnmutated = (name: string, afterLoading = () => {}) =>
  describe(name, async () => {
    restore()
    for (const load of tests) await load(name)
    afterLoading()
    beforeEach(({ skip, task, onTestFinished }) => {
      if (isBroken) skip()
      onTestFinished(() => {
        const [error = null] = task.result?.errors ?? []
        isBroken ||= error !== null
        report({ kind: 'unmutated', test: task.name, error: error && (error.stack ?? error.message) })
      })
    })
  })

runUnmutated('before', copies.stop)

for (const [index, mutant] of mutantsOf(chart, machine).entries()) {
  if (!ids.includes(mutant.id)) continue
  describe(mutant.id, async () => {
    const { id, construct, change } = mutant
    let by: string | null = null
    restore()
    // Not undone here: Vitest runs the `describe` of the loaded files, which compute paths, after this function.
    restore = apply(mutant)
    report({ kind: 'begun', id })
    try {
      // An error in the `describe` of a loaded file would end the process.
      for (const load of tests) await load(`mutant=${index}`)
    } catch (error) {
      by = `loading: ${error instanceof Error ? error.message : String(error)}`
      test('loads', () => expect.unreachable(String(error)))
    }
    beforeAll(() => {
      restore = apply(mutant)
    })
    // Known only once the tests without a change have run.
    const isPossible = () => change.kind !== 'send' || screen.sent.has(change.type)
    beforeEach(({ skip, task, onTestFailed }) => {
      if (isBroken || by !== null || !isPossible()) skip()
      report({ kind: 'begun', id })
      onTestFailed(() => {
        by ??= task.name
      })
    })
    afterAll(() => {
      restore()
      if (isBroken) return
      const state = by !== null ? 'detected' : isPossible() ? 'survived' : 'impossible'
      report({ kind: 'judged', id, construct, state, by })
    })
  })
}

runUnmutated('after')
