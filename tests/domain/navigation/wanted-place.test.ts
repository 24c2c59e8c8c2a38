import { describe, expect, test } from 'vitest'

import type { Place } from '#domain/navigation/place.ts'
import { destinationOf, wantedAt } from '#domain/navigation/wanted-place.ts'

const login: Place = { screen: 'login', path: '/login' }
const help: Place = { screen: 'noPassword', path: '/naotemsenha' }
const list: Place = { screen: 'list', path: '/' }
const types: Place = { screen: 'types', path: '/tiposreq' }
const view: Place = { screen: 'view', path: '/ver/7', requestId: 7 }

const ANA = '52998224725'

// NAV-18
describe('wanted place', () => {
  test.each([
    ['the private place on screen', types, ANA, null, { place: types, cpf: ANA }],
    [
      'rather than what was wanted before',
      types,
      null,
      { place: view, cpf: null },
      { place: types, cpf: null },
    ],
    [
      'what was wanted before, from a public place',
      help,
      ANA,
      { place: view, cpf: null },
      { place: view, cpf: ANA },
    ],
    ['of whom it was before', login, null, { place: view, cpf: ANA }, { place: view, cpf: ANA }],
    ['nowhere in particular', login, ANA, null, null],
    ['nowhere, before the address is known', null, ANA, null, null],
  ])('%s', (_, place, cpf, before, wanted) => {
    expect(wantedAt(place, cpf, before)).toEqual(wanted)
  })
})

describe('first place of a session (D-05)', () => {
  test.each([
    ['what was asked for before the login', view, types, view],
    ['where the browser is', null, types, types],
    ['the list, from the login', null, login, list],
    ['the help about the password, where a reload finds a session', null, help, help],
    ['the list, before the address is known', null, null, list],
    ['the list, where the login itself was asked for', login, login, list],
  ])('%s', (_, wanted, place, destination) => {
    expect(destinationOf(wanted && { place: wanted, cpf: null }, place)).toEqual(destination)
  })
})
