import { describe, expect, test } from 'vitest'

import { answersToSend, applyForced } from '#domain/forms/answered.ts'
import { type EditRules, problemsToCorrect, withStoredWhereFixed } from '#domain/forms/edit-rules.ts'
import type { Answers, Values } from '#domain/forms/form.ts'
import { choicesOf, isEditable, isShown, namingAnswer, type RequestForm } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { Facts } from '#domain/requests/facts.ts'

import { HELENA, LUCIA, OTAVIO, pensionerWith, RITA, UNKNOWN, withoutPlan } from '#tools/samples/named.ts'
import { answersByType } from '#tools/samples/request-answers.ts'
import { fieldOf } from '../support/field-of.ts'

const formOf = (typeId: number): RequestForm => kindOf(typeId)?.form ?? { steps: [] }

// CLAIM-22, CLAIM-23
describe.each([
  [4, 'cpf_participante_pensao'],
  [5, 'cpf_participante_peculio'],
  [6, 'cpf_participante_reclusao'],
] as const)('named participant of type %i', (typeId, name) => {
  const form = formOf(typeId)
  const isAfterDeath = typeId !== 6
  const withDetails = (change: Values): Answers => ({
    ...answersByType[typeId],
    detalhes: { ...answersByType[typeId].detalhes, ...change },
  })
  const problemsOf = (change: Values, facts: Facts) =>
    problemsIn(form, withDetails(change), facts).map(({ path, message }) => `${path}: ${message}`)
  const field = (wanted: string) => fieldOf(form, wanted)
  const plansOffered = (cpf: string, facts: Facts) =>
    choicesOf(field('id_plano'), { id_plano: '', [name]: cpf }, facts).map(({ label }) => label)

  test('it is a question for a CPF', () => {
    expect(namingAnswer(form)?.name).toBe(name)
  })

  test.each<[string, Facts, string, boolean]>([
    ['without a CPF', pensionerWith(), '', !isAfterDeath],
    ['with a CPF that is not complete', pensionerWith(), '947261', false],
    ['before the lookup', pensionerWith(), LUCIA.cpf, false],
    ['after the lookup of another person', pensionerWith({ named: OTAVIO }), LUCIA.cpf, false],
    ['after the lookup', pensionerWith({ named: LUCIA }), LUCIA.cpf, true],
    ['for an unknown CPF', pensionerWith({ named: UNKNOWN }), UNKNOWN.cpf, false],
    ['for a person without plans', pensionerWith({ named: RITA }), RITA.cpf, false],
    ["for one's own CPF", pensionerWith({ named: { ...OTAVIO, cpf: HELENA } }), HELENA, !isAfterDeath],
  ])('the plan %s', (_when, facts, cpf, isAsked) => {
    expect(isShown(field('id_plano'), { id_plano: '', [name]: cpf }, facts)).toBe(isAsked)
  })

  test('a chosen plan stays, and is sent, where the lookup has no result', () => {
    const answers = withDetails({ [name]: LUCIA.cpf, id_plano: '2' })
    expect(answersToSend(form, answers, pensionerWith()).detalhes.id_plano).toBe('2')
  })

  test("without a CPF, the plans are the participant's own, or none after a death", () => {
    const plans = isAfterDeath ? [] : ['Plano Um']
    expect(plansOffered('', pensionerWith())).toEqual(plans)
    expect(plansOffered('', pensionerWith({ named: LUCIA }))).toEqual(plans)
  })

  test('with a CPF, the plans are those of that person only', () => {
    expect(plansOffered(LUCIA.cpf, withoutPlan({ named: LUCIA }))).toEqual(['Plano Um', 'Plano Dois'])
    expect(plansOffered('947.261.835-91', withoutPlan({ named: LUCIA }))).toHaveLength(2)
    expect(plansOffered(OTAVIO.cpf, withoutPlan({ named: OTAVIO }))).toEqual(['Plano Um'])
    expect(problemsOf({ [name]: OTAVIO.cpf, id_plano: '2' }, withoutPlan({ named: OTAVIO }))).toEqual([
      'detalhes.id_plano: Obrigatório',
    ])
    expect(problemsOf({ [name]: LUCIA.cpf, id_plano: '2' }, withoutPlan({ named: LUCIA }))).toEqual([])
  })

  test('a single plan is selected automatically, one of two is not', () => {
    const chosen = (cpf: string, facts: Facts) =>
      applyForced(form, withDetails({ [name]: cpf, id_plano: '' }), facts).detalhes.id_plano
    expect(chosen(OTAVIO.cpf, withoutPlan({ named: OTAVIO }))).toBe('1')
    expect(chosen(LUCIA.cpf, withoutPlan({ named: LUCIA }))).toBe('')
  })

  test('before the lookup, and after a lookup of another CPF, any plan is accepted here', () => {
    expect(problemsOf({ [name]: LUCIA.cpf, id_plano: '2' }, withoutPlan())).toEqual([])
    expect(problemsOf({ [name]: LUCIA.cpf, id_plano: '2' }, withoutPlan({ named: OTAVIO }))).toEqual([])
  })

  test("the participant's own CPF is refused after a death, and accepted for the prison allowance", () => {
    const problems = typeId === 6 ? [] : [`detalhes.${name}: Informe o CPF de outra pessoa.`]
    expect(problemsOf({ [name]: HELENA }, pensionerWith())).toEqual(problems)
  })

  test.each<['L' | 'E' | 'A', string, boolean]>([
    ['L', '', true],
    ['L', LUCIA.cpf, true],
    ['E', '', isAfterDeath],
    ['E', LUCIA.cpf, false],
    ['A', '', false],
  ])('in %s with the CPF %j stored, CPF and plan may change: %s', (status, cpf, isOpen) => {
    const stored = { [name]: cpf }
    expect([name, 'id_plano'].map((one) => isEditable(field(one), status, stored))).toEqual([isOpen, isOpen])
  })

  test('a request sent without a person is corrected with one and their plan', () => {
    if (!isAfterDeath) return
    const editRules: EditRules = { status: 'E', stored: withDetails({ [name]: '', id_plano: '1' }) }
    const facts = withoutPlan({ named: LUCIA })
    const validate = (answers: Answers) => problemsIn(form, answers, facts)
    const paths = (change: Values) =>
      problemsToCorrect(form, editRules, validate, withDetails(change)).map(({ path }) => path)
    expect(paths({ [name]: '' })).toEqual([`detalhes.${name}`])
    expect(paths({ [name]: LUCIA.cpf, id_plano: '' })).toEqual(['detalhes.id_plano'])
    expect(paths({ [name]: LUCIA.cpf, id_plano: '2' })).toEqual([])
    const { detalhes } = withStoredWhereFixed(
      form,
      editRules,
      withDetails({ [name]: LUCIA.cpf, id_plano: '2' }),
    )
    expect([detalhes[name], detalhes.id_plano]).toEqual([LUCIA.cpf, '2'])
  })
})

describe('stored name of a death pension', () => {
  const form = formOf(4)
  const named = (cpf: string, name: string): Answers => ({
    ...answersByType[4],
    detalhes: {
      ...answersByType[4].detalhes,
      cpf_participante_pensao: cpf,
      nome_participante_pensao: name,
    },
  })
  const nameIn = (answers: Answers, facts: Facts) => {
    const sent = answersToSend(form, applyForced(form, answers, facts), facts)
    return sent.detalhes.nome_participante_pensao
  }
  const isNameShown = (cpf: string, name: string, facts: Facts) =>
    isShown(fieldOf(form, 'nome_participante_pensao'), named(cpf, name).detalhes, facts)

  test('it is that of the lookup, whatever was sent', () => {
    expect(nameIn(named(LUCIA.cpf, 'Outra Pessoa'), withoutPlan({ named: LUCIA }))).toBe('Lúcia M. F.')
  })

  test('it is unchanged without a lookup', () => {
    expect(nameIn(named(LUCIA.cpf, 'Lúcia M. F.'), withoutPlan())).toBe('Lúcia M. F.')
  })

  test('it is shown without a lookup', () => {
    expect(isNameShown(LUCIA.cpf, 'Lúcia M. F.', withoutPlan())).toBe(true)
    expect(isNameShown(LUCIA.cpf, 'Lúcia M. F.', withoutPlan({ named: LUCIA }))).toBe(false)
    expect(isNameShown('', '', withoutPlan())).toBe(false)
  })
})
