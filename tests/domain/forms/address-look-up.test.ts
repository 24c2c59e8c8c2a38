import { describe, expect, test } from 'vitest'

import {
  addressAnswers,
  concerns,
  digitsToLookUp,
  type PostalCodeField,
  postalCodesIn,
} from '#domain/forms/address-look-up.ts'
import { benefitForm } from '#domain/forms/benefit.ts'
import { enrolmentForm } from '#domain/forms/enrolment.ts'
import { type RequestForm, sectionsOf } from '#domain/forms/form.ts'
import { portabilityForm } from '#domain/forms/portability.ts'

const codesOf = (form: RequestForm) => postalCodesIn(sectionsOf(form))

const codeAt = (form: RequestForm, path: string): PostalCodeField =>
  codesOf(form).find((code) => code.path === path) ?? expect.fail(`no address is looked up for ${path}`)

const found = { endereco: 'Praça Sete', bairro: 'Centro', cidade: 'Belo Horizonte', estado: 'MG' }

test('each form looks up the addresses that it asks for', () => {
  expect(codesOf(benefitForm).map(({ path }) => path)).toEqual(['endereco.cep'])
  expect(codesOf(enrolmentForm).map(({ path }) => path)).toEqual(['participante.cep'])
  expect(codesOf(portabilityForm).map(({ path }) => path)).toEqual(['detalhes.cep_entidade', 'endereco.cep'])
})

describe('the code of an entity', () => {
  const entity = codeAt(portabilityForm, 'detalhes.cep_entidade')

  test('is looked up when it changes, and at no other change', () => {
    const change = (part: 'detalhes' | 'endereco', name: string) => ({ part, name, value: '' })
    expect(concerns(entity, change('detalhes', 'cep_entidade'))).toBe(true)
    expect(concerns(entity, change('detalhes', 'uf_entidade'))).toBe(false)
    expect(concerns(entity, change('endereco', 'cep'))).toBe(false)
    expect(concerns(entity, { part: 'empresas', rowId: -1, name: 'cep_entidade', value: '' })).toBe(false)
  })

  test('has no country, so it is always Brazilian', () => {
    expect(digitsToLookUp(entity, { cep_entidade: '30130-010' })).toBe('30130010')
  })

  test('fills the answers of the entity', () => {
    expect(addressAnswers(entity, found)).toEqual({
      endereco_entidade: 'Praça Sete',
      bairro_entidade: 'Centro',
      cidade_entidade: 'Belo Horizonte',
      uf_entidade: 'MG',
    })
  })

  test('leaves what the address does not say', () => {
    expect(addressAnswers(entity, { ...found, endereco: '', bairro: '' })).toEqual({
      cidade_entidade: 'Belo Horizonte',
      uf_entidade: 'MG',
    })
  })
})

describe('the code of a participant', () => {
  const own = codeAt(enrolmentForm, 'participante.cep')

  test('is looked up when it or the country changes', () => {
    expect(concerns(own, { part: 'participante', name: 'cep', value: '' })).toBe(true)
    expect(concerns(own, { part: 'participante', name: 'id_pais', value: '' })).toBe(true)
    expect(concerns(own, { part: 'endereco', name: 'cep', value: '' })).toBe(false)
  })

  test('is looked up in Brazil alone', () => {
    expect(digitsToLookUp(own, { id_pais: '31', cep: '30130010' })).toBe('30130010')
    expect(digitsToLookUp(own, { id_pais: '160', cep: '30130010' })).toBe('')
  })

  test('fills its own answers', () => {
    expect(addressAnswers(own, found)).toEqual(found)
  })
})
