import { describe, expect, test } from 'vitest'

import type { LoadedRequest } from '#domain/request-kinds/edited-request.ts'
import { firstStep } from '#machines/form/wizard/index.ts'
import { answersByType } from '#tools/samples/request-answers.ts'
import { portabilityWith } from '#tools/samples/specialised-answers.ts'

import { identity, kept, loaded, visit, withoutBank } from '#tools/samples/wizard.ts'

const at = (arrived: LoadedRequest, step: number | 'documents' | null = 'documents') =>
  firstStep(visit({ step, typeId: arrived.request.typeId }), arrived)

const portability = { typeId: 10, typeName: 'Portabilidade de saída' }

describe('the step of a URL without the type (D-140)', () => {
  test('is the documents where what precedes is complete, whether one lacks or not', () => {
    expect(at(loaded({ documents: [identity] }))).toBe(3)
    expect(at(loaded())).toBe(3)
    expect(at(loaded({ request: { status: 'E', statusName: 'Em exigência' } }))).toBe(3)
  })

  test('is the documents of a complete request of another type', () => {
    const request = { typeId: 2, typeName: '' }
    expect(at(loaded({ request, answers: answersByType[2], documents: [identity] }))).toBe(3)
    expect(at(loaded({ request: portability, answers: portabilityWith() }))).toBe(3)
  })

  test('is the first incomplete step before them', () => {
    expect(at(loaded({ answers: withoutBank }))).toBe(1)
    const answers = portabilityWith()
    const detalhes = { ...answers.detalhes, nome_entidade: '' }
    expect(at(loaded({ request: portability, answers: { ...answers, detalhes } }))).toBe(1)
  })

  test('is judged by what the tab keeps', () => {
    expect(at(loaded({ draft: kept(withoutBank) }))).toBe(1)
    expect(at(loaded({ answers: withoutBank, draft: kept(loaded().answers) }))).toBe(3)
  })

  test.each(['A', 'C', 'F'] as const)('is the documents in %s, where nothing can be filled in', (status) => {
    expect(at(loaded({ answers: withoutBank, request: { status, statusName: '' } }))).toBe(3)
  })
})

test('a URL with a step keeps it', () => {
  expect(at(loaded(), 1)).toBe(1)
  expect(at(loaded({ answers: withoutBank }), 3)).toBe(3)
  expect(at(loaded(), null)).toBeNull()
})
