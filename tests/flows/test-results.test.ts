import { describe, expect, test } from 'vitest'
import { flowCoverageOf } from '../../tools/cli/docs/flow-coverage.ts'
import { resultInWords, worstOf } from '../../tools/flows/pages/test-results.ts'
import type { FlowCoverage, TestResult } from '../../tools/flows/site.ts'

const passed: TestResult = { verdict: 'passed', tests: 3, reason: null }
const coverage: FlowCoverage = {
  takenOn: '2026-11-25',
  results: {
    'a/s/e#1': passed,
    'a/s/e#1/true': passed,
    'a/s/e#1/false': { verdict: 'untaken', tests: 0, reason: 'sempre vale' },
    'a/s/e#2': { verdict: 'failed', tests: 2, reason: null },
    'a/s/e#3': { verdict: 'untaken', tests: 0, reason: 'ninguém chega aqui' },
  },
}

describe('the results of the tests', () => {
  test.each([
    ['a/s/e#1', 'passou em 3 testes; quando a condição não vale: não foi testado: sempre vale'],
    ['a/s/e#2', 'falhou em algum de 2 testes'],
    ['a/s/e#3', 'não foi testado: ninguém chega aqui'],
    ['a/s/e#4', 'não está no relatório'],
  ])('of %s in words', (id, words) => {
    expect(resultInWords(coverage, id)).toBe(words)
  })

  test('an arrow has the worst result of its transitions', () => {
    expect(worstOf(coverage, ['a/s/e#1', 'a/s/e#2', 'a/s/e#3'])).toBe('failed')
    expect(worstOf(coverage, ['a/s/e#1', 'a/s/e#3'])).toBe('untaken')
    expect(worstOf(coverage, ['a/s/e#4'])).toBeNull()
  })

  test('are read from the report of the model tests', () => {
    const item = { label: '', isAccepted: true } as const
    const report = {
      chart: 'a',
      title: 'A',
      tests: [],
      items: [
        { ...item, kind: 'state', id: 's', verdict: 'passed', tests: [1, 2], reason: null },
        { ...item, kind: 'requirement', id: 'LIST-02', verdict: 'passed', tests: [1], reason: null },
      ],
    } as const
    expect(flowCoverageOf(report, '2026-11-25')).toEqual({
      takenOn: '2026-11-25',
      results: { s: { verdict: 'passed', tests: 2, reason: null } },
    })
  })
})
