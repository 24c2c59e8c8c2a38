import { expect, test } from 'vitest'
import { failedIn, verdictsOf } from '../../tools/cli/docs/flow-coverage.ts'
import { registerRows } from '../../tools/cli/docs/requirement-rows.ts'
import type { Item } from '../../tools/cli/paths/coverage.ts'
import { flows } from '../../tools/flows/build/charts.ts'
import { requirementRows } from '../../tools/flows/build/requirements.ts'

const item = (id: string, verdict: Item['verdict']): Item => ({
  kind: 'requirement',
  id,
  label: id,
  verdict,
  tests: [1],
  reason: null,
  isAccepted: false,
})

test('a requirement has the states that name it, its tests and the worst of their results', () => {
  const verdicts = verdictsOf([
    { items: [item('FORM-12', 'failed'), item('STATUS-13', 'passed'), item('STATUS-14', 'untaken')] },
    { items: [item('FORM-12', 'passed')] },
  ])
  const rows = requirementRows(registerRows(), flows, verdicts)
  const row = (id: string) => rows.find((one) => one.id === id)
  expect(row('FORM-12')?.text).toBe('Um requerimento só é cancelado pelo seu participante em L ou E.')
  expect(row('FORM-12')?.verdict).toBe('failed')
  expect(row('FORM-12')?.states).toContainEqual({
    label: 'Situação do requerimento › Em exigência',
    path: '/request-status?estado=underRequirement',
    help: null,
  })
  expect(row('UPLOAD-19')?.states.map(({ help }) => help)).toContain(
    'O envio continua enquanto você preenche o resto. Cancelar interrompe só este arquivo.',
  )
  expect(row('FORM-12')?.unsaid).toEqual([])
  expect(row('STATUS-13')?.verdict).toBe('passed')
  expect(row('FORM-12')?.tests).toContain('tests/machines/request-status.test.ts')
  expect(row('STATUS-14')?.verdict).toBe(null)
})

test('a requirement that a failed test names has failed', () => {
  const result = { title: '', failureMessages: [], meta: {} }
  const assertionResults = [
    { ...result, fullName: "status chart (FORM-12, STATUS-13 to STATUS-14) 'E': 'N'", status: 'failed' },
    { ...result, fullName: 'another chart (LIST-02)', status: 'passed' },
  ]
  expect(failedIn({ testResults: [{ name: 'a.test.ts', assertionResults }] })).toEqual({
    'FORM-12': 'failed',
    'STATUS-13': 'failed',
    'STATUS-14': 'failed',
  })
})
