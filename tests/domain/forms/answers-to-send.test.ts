import { describe, expect, test } from 'vitest'

import { answersToSend } from '#domain/forms/answered.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'

import { contributionsWith, sicknessWith, withdrawalWith } from '#tools/samples/answers-01.ts'
import { dependantRow } from '#tools/samples/benefit-answers.ts'
import { factsWith, membership } from '#tools/samples/facts.ts'
import { answersByType } from '#tools/samples/request-answers.ts'

const formOf = (typeId: number) => kindOf(typeId)?.form ?? expect.fail(`type ${typeId} has no form`)

describe('answers to send: spelling does not depend on how they were typed (P-104)', () => {
  const inSecond = factsWith({ memberships: [membership({ planId: 2 })] })
  test.each([
    ['12,5', '12.5'],
    ['12,50', '12.50'],
    ['1.250,00', '1250.00'],
    ['00012', '12'],
    [' 12 ', '12'],
    ['dez', 'dez'],
    ['1.25,00', '1.25,00'],
  ])('the amount "%s"', (typed, sent) => {
    const answers = contributionsWith({ valor_espontanea: typed })
    expect(answersToSend(formOf(7), answers, inSecond).detalhes.valor_espontanea).toBe(sent)
  })

  test('whole numbers', () => {
    const answers = withdrawalWith({ resgate: 'S', parcelas: '007' })
    expect(answersToSend(formOf(3), answers, factsWith()).detalhes.parcelas).toBe('7')
  })

  test.each([
    ['947.261.835-91', '94726183591'],
    ['94726183591', '94726183591'],
    ['947.261', '947.261'],
  ])('the CPF "%s"', (typed, sent) => {
    const { detalhes } = answersByType[5]
    const answers = { ...answersByType[5], detalhes: { ...detalhes, cpf_participante_peculio: typed } }
    expect(answersToSend(formOf(5), answers, factsWith()).detalhes.cpf_participante_peculio).toBe(sent)
  })
})

test('answers to send: a list that the form does not ask for is left out', () => {
  const answers = { ...sicknessWith(), dependentes: [dependantRow()], beneficiarios: [dependantRow()] }
  const sent = answersToSend(formOf(2), answers, factsWith())
  expect(sent.dependentes).toEqual([])
  expect(sent.beneficiarios).toEqual([])
  const declared = { ...answersByType[13], dependentes: [dependantRow()] }
  expect(answersToSend(formOf(13), declared, factsWith()).dependentes).toHaveLength(1)
})
