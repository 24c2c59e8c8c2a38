import { describe, expect, test } from 'vitest'

import { answersToSend, applyForced } from '#domain/forms/answered.ts'
import { setValues } from '#domain/forms/answers.ts'
import { problemsToCorrect, withStoredWhereFixed } from '#domain/forms/edit-rules.ts'
import type { Answers } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { Facts } from '#domain/requests/facts.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

import { contributionsWith, withdrawalWith } from '#tools/samples/answers-01.ts'
import { factsWith, inBothPlans, membership } from '#tools/samples/facts.ts'
import { pensionerWith } from '#tools/samples/named.ts'
import { answersByType } from '#tools/samples/request-answers.ts'

const formOf = (typeId: number) => kindOf(typeId)?.form ?? expect.fail(`type ${typeId} has no form`)

/** The stored answers after a save in this status, by the facts of that day. */
function saved(typeId: number, status: RequestStatus, stored: Answers, sent: Answers, facts: Facts) {
  const form = formOf(typeId)
  const editRules = { status, stored }
  const settled = applyForced(form, withStoredWhereFixed(form, editRules, sent), facts)
  return withStoredWhereFixed(form, editRules, answersToSend(form, settled, facts)).detalhes
}

function problemsOf(typeId: number, status: RequestStatus, stored: Answers, sent: Answers, facts: Facts) {
  const form = formOf(typeId)
  const validate = (answers: Answers) => problemsIn(form, answers, facts)
  return problemsToCorrect(form, { status, stored }, validate, sent).map(
    ({ path, message }) => `${path}: ${message}`,
  )
}

/** In plan 2 with that salary; 8 reference values of R$ 489,35 are R$ 3.914,80. */
const earning = (contributionSalaryCents: number) =>
  factsWith({
    memberships: [membership({ planId: 2 })],
    contributionSalaryCents,
    contributionReferenceCents: 48_935,
  })
const WELL = 1_125_000
const LITTLE = 391_000

// FORM-34, FORM-35
describe("answers in E: those that were analysed stay, whatever the participant's data are now (D-49)", () => {
  const contributions = contributionsWith()
  const given = ['alterar_variavel', 'percentual_variavel', 'alterar_espontanea', 'valor_espontanea']

  test('a lower salary hides no answer about the contributions', () => {
    const stored = { ...contributions, detalhes: saved(7, 'L', contributions, contributions, earning(WELL)) }
    const again = saved(7, 'E', stored, stored, earning(LITTLE))
    expect(given.map((name) => again[name])).toEqual(given.map((name) => stored.detalhes[name]))
    expect(Object.keys(again)).toEqual(expect.arrayContaining(given))
    expect(saved(7, 'L', stored, stored, earning(LITTLE))).not.toHaveProperty('percentual_variavel')
  })

  test('another category hides no answer about the loan', () => {
    const stored = withdrawalWith({ quitacao_contrato: 'S' })
    const left = factsWith({ memberships: [membership({ categoryId: 2 }), membership({ planId: 2 })] })
    expect(saved(3, 'L', stored, stored, factsWith({ memberships: inBothPlans })).quitacao_contrato).toBe('S')
    expect(saved(3, 'E', stored, stored, left).quitacao_contrato).toBe('S')
  })

  test('a kept answer is not checked again, and a changed one is', () => {
    const stored = contributionsWith({ valor_espontanea: '1600.00' })
    expect(problemsOf(7, 'E', stored, stored, earning(LITTLE))).toEqual([])
    expect(problemsOf(7, 'L', stored, stored, earning(LITTLE))).toEqual([
      'detalhes.valor_espontanea: Máximo R$\u00a0586,50',
    ])
    const withoutStart = setValues(stored, 'detalhes', { data_ini: '' })
    expect(problemsOf(7, 'E', stored, withoutStart, earning(LITTLE))).toEqual([
      'detalhes.data_ini: Obrigatório',
    ])
  })

  test('a claimant who has turned 24 since is accepted, unless the disability is withdrawn', () => {
    const facts = pensionerWith({ birthDate: '2000-01-01' })
    const child = (invalido: string) =>
      setValues(answersByType[4], 'detalhes', { parentesco: '7', invalido, id_escolaridade: '02' })
    expect(problemsOf(4, 'E', child('N'), child('N'), facts)).toEqual([])
    expect(problemsOf(4, 'E', child('S'), child('N'), facts)).toEqual([
      'detalhes.parentesco: Pensão por morte não pode ser requerida por filhos válidos com 24 anos ou mais.',
    ])
  })
})
