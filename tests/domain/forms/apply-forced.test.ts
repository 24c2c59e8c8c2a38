import { describe, expect, test } from 'vitest'
import { answersToSend, applyForced, blankAnswers } from '#domain/forms/answered.ts'
import { benefitForm } from '#domain/forms/benefit.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import type { Facts } from '#domain/requests/facts.ts'

import {
  dependantRow,
  representativeAnswers,
  validAnswers,
  withAddress,
  withDetails,
} from '#tools/samples/benefit-answers.ts'
import { factsWith, inBothPlans, membership } from '#tools/samples/facts.ts'

const untouched = blankAnswers(benefitForm)
const settled = (answers = untouched, facts: Facts = factsWith()) => applyForced(benefitForm, answers, facts)

// ADDRESS-02, ADDRESS-05, BENEFIT-10, BENEFIT-14, STEPS-04
describe('automatic answers', () => {
  test('a single plan is selected, with what plan 1 requires', () => {
    expect(settled().detalhes).toMatchObject({
      id_plano: '1',
      parcela: '0',
      parcela25: '0',
      parcela100: '0',
      opcao_irrf: 'P',
      beneficio: '',
    })
  })

  test('the other of two plans is selected if one is in category 9', () => {
    const memberships = [membership({ categoryId: 9 }), membership({ planId: 2 })]
    expect(settled(untouched, factsWith({ memberships })).detalhes).toMatchObject({
      id_plano: '2',
      parcela25: '',
      opcao_irrf: '',
    })
  })

  test('neither of two plans is selected', () => {
    expect(settled(untouched, factsWith({ memberships: inBothPlans })).detalhes.id_plano).toBe('')
  })

  test('the regressive option is cleared when plan 1 is chosen', () => {
    const both = factsWith({ memberships: inBothPlans })
    const inSecond = { ...untouched, detalhes: { ...untouched.detalhes, id_plano: '2', opcao_irrf: 'R' } }
    expect(settled(inSecond, both).detalhes.opcao_irrf).toBe('R')
    const inFirst = { ...inSecond, detalhes: { ...inSecond.detalhes, id_plano: '1' } }
    expect(settled(inFirst, both).detalhes.opcao_irrf).toBe('P')
  })

  test('Brazil is selected until another country is chosen', () => {
    expect(settled().endereco.id_pais).toBe('31')
    expect(settled(withAddress({ id_pais: '160' })).endereco.id_pais).toBe('160')
  })

  test('another country clears postal code and state', () => {
    expect(settled(withAddress({ id_pais: '160' })).endereco).toMatchObject({
      cep: '',
      estado: '',
      cidade: 'Brasília',
    })
    expect(settled(withAddress({})).endereco).toMatchObject({ cep: '70040010', estado: 'DF' })
  })

  test('a draft with missing answers is completed', () => {
    const old = { ...untouched, detalhes: { beneficio: '1' }, endereco: {} }
    expect(settled(old).detalhes).toMatchObject({ beneficio: '1', id_plano: '1', banco: '' })
    expect(settled(old).endereco).toMatchObject({ id_pais: '31', cep: '' })
  })

  test('a second run changes nothing', () => {
    expect(settled(settled())).toEqual(settled())
    expect(problemsIn(benefitForm, settled(validAnswers), factsWith())).toEqual([])
  })
})

describe('answers to send', () => {
  const sent = (answers = validAnswers, facts: Facts = factsWith()) =>
    answersToSend(benefitForm, answers, facts)

  test('hidden answers are left out', () => {
    const hidden = withDetails({ ...representativeAnswers, representante_legal: 'N', dib: '2026-01-01' })
    expect(sent(hidden).detalhes).not.toHaveProperty('nome_representante')
    expect(sent(hidden).detalhes).not.toHaveProperty('dib')
    expect(sent(withDetails(representativeAnswers)).detalhes.nome_representante).toBe('Pedro Alves')
  })

  test('in plan 1 the instalments are zero, although hidden, and in plan 2 they are left out', () => {
    expect(sent().detalhes).toMatchObject({ parcela: '0', parcela25: '0', parcela100: '0' })
    const inSecond = sent(withDetails({ id_plano: '2' }), factsWith({ memberships: inBothPlans }))
    expect(inSecond.detalhes).not.toHaveProperty('parcela')
    expect(inSecond.detalhes).toMatchObject({ parcela25: '0', parcela100: '0' })
  })

  test('blanks at both ends are removed', () => {
    expect(sent(withDetails({ nome_mae: '  Rosa Duarte ' })).detalhes.nome_mae).toBe('Rosa Duarte')
    const dependentes = [dependantRow({ nome: ' Ana ' })]
    expect(sent({ ...validAnswers, dependentes }).dependentes[0]?.values.nome).toBe('Ana')
  })

  test('blanks do not hide what an answer shows', () => {
    expect(
      sent(withDetails({ ...representativeAnswers, representante_legal: 'S ' })).detalhes,
    ).toHaveProperty('nome_representante')
  })

  test('rows keep the values of the fund', () => {
    const beneficiarios = [{ id: 5, values: { id_pessoa_dep: '77', nome: 'Rui', selecionado: 'S' } }]
    expect(sent({ ...validAnswers, beneficiarios }).beneficiarios).toEqual(beneficiarios)
  })
})
