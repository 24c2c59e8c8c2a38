import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { keepingPassedTests, passedTests } from '../../tools/cli/lib/passed-tests.mjs'

const PASSED = 'tests/domain/people/cnpj.test.ts'
const EARLIER = 'tests/domain/people/contacts.test.ts'
const FAILED = 'tests/cli/importers.test.ts'

/** A run of one passed and one failed file. */
async function runInto(folder: string, leftOut: Readonly<Record<string, string>>) {
  const report = join(folder, 'report.json')
  const record = join(folder, 'passed.json')
  const testResults = [
    { name: resolve(PASSED), status: 'passed' },
    { name: resolve(FAILED), status: 'failed' },
  ]
  const work = async () => writeFileSync(report, JSON.stringify({ testResults }))
  await keepingPassedTests(report, leftOut, work, record)
  return record
}

const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-passed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a file that passed is left out of the next run, one that failed is not', async () => {
  const record = await runInto(temporaryFolder(), {})
  expect(Object.keys(passedTests(record))).toEqual([PASSED])
})

test('a file is tested again when something that it depends on has another hash', async () => {
  const record = await runInto(temporaryFolder(), { [EARLIER]: 'the hash of an earlier version' })
  expect(Object.keys(JSON.parse(readFileSync(record, 'utf8')))).toEqual([EARLIER, PASSED])
  expect(Object.keys(passedTests(record))).toEqual([PASSED])
})

test('without a record every file is tested', () => {
  expect(passedTests(join(temporaryFolder(), 'none.json'))).toEqual({})
})
