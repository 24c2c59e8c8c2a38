import { readFileSync, rmSync, writeFileSync } from 'node:fs'

import { afterEach, expect, test } from 'vitest'

import { inProject } from '../../tools/cli/lib/project.mjs'
import { keepBrowserRun, keptBrowserRun } from '../../tools/cli/paths/browser-run.ts'
import type { WalkTest } from '../../tools/cli/paths/coverage.ts'

const FILE = inProject('dist/paths/browser/front-door.json')

const walked: WalkTest = {
  name: 'no navegador: knocks ⇒ open',
  file: '/model-tests/browser/paths.spec.ts',
  hasPassed: true,
  seconds: 2,
  cases: ['knocks'],
  message: null,
  walk: { chart: 'front-door', cases: ['knocks'], taken: ['front-door/closed/knocked#1'], states: ['open'] },
}

afterEach(() => rmSync(FILE, { force: true }))

test('what the paths of a chart took in a browser is kept for the report', () => {
  keepBrowserRun(new Map([['front-door', [walked]]]))
  expect(keptBrowserRun(['front-door', 'back-door'])).toEqual([walked])
})

test('a run of other sources is not reported', () => {
  keepBrowserRun(new Map([['front-door', [walked]]]))
  const { tests } = JSON.parse(readFileSync(FILE, 'utf8'))
  writeFileSync(FILE, JSON.stringify({ version: 'of yesterday', tests }))
  expect(keptBrowserRun(['front-door'])).toEqual([])
})
