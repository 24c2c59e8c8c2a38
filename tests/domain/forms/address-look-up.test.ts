import { describe, expect, test } from 'vitest'

import {
  addressAsked,
  addressFound,
  addressToCheck,
  concerns,
  digitsToLookUp,
  type PostalCodeField,
  postalCodesIn,
} from '#domain/forms/address-look-up.ts'
import { benefitForm } from '#domain/forms/benefit.ts'
import { enrolmentForm } from '#domain/forms/enrolment.ts'
import { type RequestForm, sectionsOf, type Values } from '#domain/forms/form.ts'
import { portabilityForm } from '#domain/forms/portability.ts'

const codesOf = (form: RequestForm) => postalCodesIn(sectionsOf(form))

const codeAt = (form: RequestForm, path: string): PostalCodeField =>
  codesOf(form).find((code) => code.path === path) ?? expect.fail(`no address is looked up for ${path}`)

const found = { endereco: 'Praça Sete', bairro: 'Centro', cidade: 'Belo Horizonte', estado: 'MG' }

// ADDRESS-17, ADDRESS-18
test('postalCodesIn: each form looks up its own addresses', () => {
  expect(codesOf(benefitForm).map(({ path }) => path)).toEqual(['endereco.cep'])
  expect(codesOf(enrolmentForm).map(({ path }) => path)).toEqual(['participante.cep'])
  expect(codesOf(portabilityForm).map(({ path }) => path)).toEqual(['detalhes.cep_entidade', 'endereco.cep'])
})

describe('postal code of an entity', () => {
  const entity = codeAt(portabilityForm, 'detalhes.cep_entidade')

  test('it is looked up only when it changes', () => {
    const change = (part: 'detalhes' | 'endereco', name: string) => ({ part, name, value: '' })
    expect(concerns(entity, change('detalhes', 'cep_entidade'))).toBe(true)
    expect(concerns(entity, change('detalhes', 'uf_entidade'))).toBe(false)
    expect(concerns(entity, change('endereco', 'cep'))).toBe(false)
    expect(concerns(entity, { part: 'empresas', rowId: -1, name: 'cep_entidade', value: '' })).toBe(false)
  })

  test.each(['11111111', '12345678', '87654321', '3013001', '3013001O', '30130010 9'])(
    'a code that the form refuses is not looked up: %s',
    (cep_entidade) => {
      expect(digitsToLookUp(entity, { cep_entidade })).toBe('')
    },
  )

  test('it has no country, so it is always Brazilian', () => {
    expect(digitsToLookUp(entity, { cep_entidade: '30130-010' })).toBe('30130010')
  })

  test('it fills in the address of the entity', () => {
    expect(addressFound(entity, undefined, {}, found).answers).toEqual({
      endereco_entidade: 'Praça Sete',
      bairro_entidade: 'Centro',
      cidade_entidade: 'Belo Horizonte',
      uf_entidade: 'MG',
    })
  })
})

describe('postal code of a participant', () => {
  const own = codeAt(enrolmentForm, 'participante.cep')

  test('it is looked up when it or the country changes', () => {
    expect(concerns(own, { part: 'participante', name: 'cep', value: '' })).toBe(true)
    expect(concerns(own, { part: 'participante', name: 'id_pais', value: '' })).toBe(true)
    expect(concerns(own, { part: 'endereco', name: 'cep', value: '' })).toBe(false)
  })

  test('it is looked up only for Brazil', () => {
    expect(digitsToLookUp(own, { id_pais: '31', cep: '30130010' })).toBe('30130010')
    expect(digitsToLookUp(own, { id_pais: '160', cep: '30130010' })).toBe('')
  })

  const town = { endereco: '', bairro: '', cidade: 'Três Corações', estado: 'MG' }
  const paulista = { endereco: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', estado: 'SP' }
  const home = { ...found, id_pais: '31', numero: '120', complemento: 'Apto 402' }
  const first = addressFound(own, undefined, home, paulista)
  const atPaulista = { ...home, ...first.answers }

  test("it fills in the participant's address", () => {
    expect(first.answers).toEqual(paulista)
  })

  test('a code of a whole town clears street and district of the code before', () => {
    expect(addressFound(own, first.lookedUp, atPaulista, town).answers).toEqual(town)
  })

  test('a code of a whole town keeps what was typed over the address of the code before, and asks to check it', () => {
    const typed = { ...atPaulista, endereco: 'Rua do Sobrado' }
    const { answers, lookedUp } = addressFound(own, first.lookedUp, typed, town)
    expect(answers).toEqual({ bairro: '', cidade: 'Três Corações', estado: 'MG' })
    expect(addressToCheck(own, lookedUp, { ...typed, ...answers })).toBe(
      'Confira o endereço, o número e o complemento.',
    )
  })

  test('a code of a whole town keeps an address of unknown origin, and asks to check it', () => {
    const { answers, lookedUp } = addressFound(own, undefined, home, town)
    expect(answers).toEqual({ cidade: 'Três Corações', estado: 'MG' })
    expect(addressToCheck(own, lookedUp, { ...home, ...answers })).toBe(
      'Confira o endereço, o bairro, o número e o complemento.',
    )
  })

  test('it replaces what the code before filled in, and keeps what was typed over it', () => {
    const typed = { ...atPaulista, bairro: 'Jardins' }
    expect(addressFound(own, first.lookedUp, typed, found).answers).toEqual({
      endereco: 'Praça Sete',
      cidade: 'Belo Horizonte',
      estado: 'MG',
    })
  })

  test('an unknown code clears what the code before filled in, and nothing else', () => {
    expect(addressFound(own, first.lookedUp, atPaulista, {}).answers).toEqual({
      endereco: '',
      bairro: '',
      cidade: '',
      estado: '',
    })
    expect(addressFound(own, undefined, home, {}).answers).toEqual({})
  })

  test('number and complement have to be checked until each of them changes', () => {
    const open = (change: Values) => addressToCheck(own, first.lookedUp, { ...atPaulista, ...change })
    expect(open({})).toBe('Confira o número e o complemento.')
    expect(open({ numero: '1578' })).toBe('Confira o complemento.')
    expect(open({ numero: '1578', complemento: '' })).toBe('')
  })

  test('an address without number and complement needs no check', () => {
    const { lookedUp } = addressFound(own, undefined, { id_pais: '31' }, paulista)
    expect(addressToCheck(own, lookedUp, { ...paulista, numero: '10' })).toBe('')
  })

  test('another country clears what the code filled in, and nothing that was typed', () => {
    const abroad = { ...atPaulista, id_pais: '160', bairro: 'Alfama' }
    const { answers, lookedUp } = addressAsked(own, first.lookedUp, abroad)
    expect(answers).toEqual({ endereco: '', cidade: '', estado: '' })
    expect(addressToCheck(own, lookedUp, abroad)).toBe('')
  })

  test('a code that is being typed keeps the address, without a check', () => {
    const { answers, lookedUp } = addressAsked(own, first.lookedUp, atPaulista)
    expect(answers).toEqual({})
    expect(addressToCheck(own, lookedUp, atPaulista)).toBe('')
    expect(addressFound(own, lookedUp, atPaulista, town).answers).toEqual(town)
  })
})
