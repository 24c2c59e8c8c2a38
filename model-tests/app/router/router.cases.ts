import type { Place } from '#domain/navigation/place.ts'

export const list: Place = { screen: 'list', path: '/' }
export const types: Place = { screen: 'types', path: '/tiposreq' }

const wanted = (path: string) => ({ type: 'route.wanted', path, replace: false, leaving: null }) as const

export const cases = {
  'o navegador mostra a lista': { type: 'location.changed', place: list },
  'o navegador mostra os tipos': { type: 'location.changed', place: types },
  'uma tela pede a lista': wanted('/'),
  'uma tela pede os tipos': wanted('/tiposreq'),
  'a navegação aos tipos espera': { type: 'navigation.blocked', place: types },
  'a pessoa sai sem gravar': { type: 'navigation.released' },
  'a pessoa fica na tela': { type: 'navigation.dismissed' },
  'o endereço traz um código': { type: 'code.arrived', code: 'abc' },
} as const
