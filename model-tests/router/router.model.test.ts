import { describe, expect, test } from 'vitest'

import { router } from '../models.ts'
import { chartModel } from '../support/chart-model.ts'
import { cases, list, types } from './router.cases.ts'
import { openRouter } from './router.page.ts'

const model = chartModel(router.machine, router)

const navigate = (path: string) => ({ type: 'navigate', path, replace: false, leaving: null }) as const
const changed = (place: typeof list, isWanted: boolean) => ({ type: 'place.changed', place, isWanted })

describe('router: every path of the chart', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openRouter()

    await path.walk({
      events: {
        'location.changed': page.send,
        'route.wanted': page.send,
        'navigation.blocked': page.send,
        'navigation.released': page.send,
        'navigation.dismissed': page.send,
        'code.arrived': page.send,
      },
      states: {
        idle: () => page.seeState('idle'),
        navigating: () => {
          page.seeState('navigating')
          page.seeLastCommand({ type: 'navigate' })
        },
        blocked: () => page.seeState('blocked'),
      },
    })
  })

  test('the inventory of paths is the reviewed one', async () => {
    await expect(model.inventory()).toMatchFileSnapshot('./router.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    expect(model.untaken()).toEqual([])
    expect(model.unreached()).toEqual([])
  })
})

describe('router: what the session is told', () => {
  test('a place is reported once, whether or not a chart asked for it', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['uma tela pede os tipos'])
    page.send(cases['o navegador mostra os tipos'])
    page.send(cases['o navegador mostra a lista'])
    page.seeSessionTold(changed(list, false), changed(types, true), changed(list, false))
  })

  test('a place that comes while another one is wanted is not the wanted one', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra os tipos'])
    page.send({ type: 'route.wanted', path: '/ver/7', replace: false, leaving: null })
    page.send(cases['o navegador mostra a lista'])
    page.seeLastTold(changed(list, false))
  })

  test('a single sign-on code is handed on', () => {
    const page = openRouter()
    page.send(cases['o endereço traz um código'])
    page.seeSessionTold({ type: 'code.arrived', code: 'abc' })
  })

  test('a navigation that waits is announced, and the place behind it once it is on screen', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['a navegação aos tipos espera'])
    page.seeLastTold({ type: 'navigation.blocked', place: types })
    page.send(cases['a pessoa sai sem gravar'])
    page.seeCommands({ type: 'proceed' })
    page.send(cases['o navegador mostra os tipos'])
    page.seeLastTold(changed(types, false))
  })
})

describe('router: what the history is told', () => {
  test('to navigate where a chart wants to be, and nothing where the page already is', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['uma tela pede a lista'])
    page.seeCommands()
    page.send(cases['uma tela pede os tipos'])
    page.send(cases['uma tela pede os tipos'])
    page.seeCommands(navigate('/tiposreq'))
  })

  test('the last of two wanted paths wins, even where it is the page on screen', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['uma tela pede os tipos'])
    page.send(cases['uma tela pede a lista'])
    page.seeCommands(navigate('/tiposreq'), navigate('/'))
  })

  test('to give a blocked navigation up; the same path can then be wanted again', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['uma tela pede os tipos'])
    page.send(cases['a navegação aos tipos espera'])
    page.send(cases['a pessoa fica na tela'])
    page.send(cases['uma tela pede os tipos'])
    page.seeCommands(navigate('/tiposreq'), { type: 'reset' }, navigate('/tiposreq'))
  })

  test('to navigate although another navigation is blocked, as when the session ends', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['a navegação aos tipos espera'])
    page.send({ type: 'route.wanted', path: '/login', replace: true, leaving: null })
    page.seeState('navigating')
    page.seeCommands({ type: 'navigate', path: '/login', replace: true, leaving: null })
  })
})
