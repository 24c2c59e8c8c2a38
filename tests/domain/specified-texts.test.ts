import { describe, expect, test } from 'vitest'

import { CONSENT } from '#domain/consent-text.ts'
import { sectionsOf } from '#domain/forms/form.ts'
import { STATES } from '#domain/people/states.ts'
import { formKindOf } from '#domain/request-kinds/kinds.ts'
import { PORTAL_VERSION } from '#domain/session.ts'

const sections = (typeId: number) => sectionsOf(formKindOf(typeId).form)

const hintOf = (typeId: number, name: string) =>
  sections(typeId)
    .flatMap(({ fields }) => fields)
    .find((field) => field.name === name)?.hint

const helpOf = (typeId: number, part: string) =>
  sections(typeId).find((section) => section.part === part && section.help !== undefined)?.help

describe('texts and values of the specification', () => {
  test('the DIB of a disability retirement is the date on the letter of concession (BENEFIT-03)', () => {
    expect(hintOf(1, 'dib')).toContain('é a data que consta da carta de concessão do INSS')
  })

  test('the variable contribution is of the salary above 8 reference values (ENROL-25)', () => {
    expect(hintOf(11, 'percentual_variavel')).toContain('acima de 8 valores de referência (VRS)')
  })

  test('an enrolment explains beneficiaries and designated persons (ENROL-60, ENROL-61)', () => {
    const help = helpOf(11, 'designados')
    expect(help).toContain('Beneficiários são as pessoas com vínculo legal que recebem a pensão por morte.')
    expect(help).toContain('Designados podem ser quaisquer pessoas: recebem o pecúlio por morte')
  })

  test('an enrolment explains politically exposed persons (ENROL-62)', () => {
    expect(sections(11).map(({ help }) => help)).toContainEqual(
      expect.stringContaining('exerceu cargo ou função pública relevante nos últimos cinco anos'),
    )
  })

  test('an enrolment explains special service time (ENROL-63)', () => {
    expect(helpOf(11, 'empresas')).toContain('Tempo especial é o trabalho que a lei reconhece como insalubre')
  })

  test('the consent names the contact for its withdrawal (CONSENT-08)', () => {
    expect(CONSENT.text).toContain('Para retirar esta autorização, fale com o atendimento do fundo.')
  })

  test('all 27 states can be chosen (ADDRESS-06)', () => {
    expect(STATES).toHaveLength(27)
  })

  test('the version is 3.1 (LOGIN-18)', () => {
    expect(PORTAL_VERSION).toBe('3.1')
  })
})
