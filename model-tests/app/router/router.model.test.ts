import { describe, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { cases, list, types } from './router.cases.ts'
import { router, row } from './router.models.ts'
import { openRouter } from './router.page.ts'

const model = chartModel(router.machine, { ...router, ways: waysThrough(row) })

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
})

describe('router: events for the session', () => {
  test('a place is reported once, whether or not a chart requested it', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['uma tela pede os tipos'])
    page.send(cases['o navegador mostra os tipos'])
    page.send(cases['o navegador mostra a lista'])
    page.seeSessionEvents(changed(list, false), changed(types, true), changed(list, false))
  })

  test('a place that is reached while another one is requested is reported as unrequested', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra os tipos'])
    page.send({ type: 'route.wanted', path: '/ver/7', replace: false, leaving: null })
    page.send(cases['o navegador mostra a lista'])
    page.seeLastSessionEvent(changed(list, false))
    page.send(cases['uma tela pede a lista'])
    page.seeCommands(navigate('/ver/7'))
  })

  test('a single sign-on code is passed on', () => {
    const page = openRouter()
    page.send(cases['o endereço traz um código'])
    page.seeSessionEvents({ type: 'code.arrived', code: 'abc' })
  })

  test('a waiting navigation is reported, and its place once it is shown', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['a navegação aos tipos espera'])
    page.seeLastSessionEvent({ type: 'navigation.blocked', place: types })
    page.send(cases['a pessoa sai sem gravar'])
    page.seeCommands({ type: 'proceed' })
    page.send(cases['o navegador mostra os tipos'])
    page.seeLastSessionEvent(changed(types, false))
  })
})

describe('router: commands for the history', () => {
  test('a requested path is navigated to, unless it is the current one', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['uma tela pede a lista'])
    page.seeCommands()
    page.send(cases['uma tela pede os tipos'])
    page.send(cases['uma tela pede os tipos'])
    page.seeCommands(navigate('/tiposreq'))
  })

  test('the last of two requested paths is used, even if it is the current one', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['uma tela pede os tipos'])
    page.send(cases['uma tela pede a lista'])
    page.seeCommands(navigate('/tiposreq'), navigate('/'))
  })

  test('a blocked navigation is rejected; the same path can be requested again', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['uma tela pede os tipos'])
    page.send(cases['a navegação aos tipos espera'])
    page.send(cases['a pessoa fica na tela'])
    page.send(cases['uma tela pede os tipos'])
    page.seeCommands(navigate('/tiposreq'), { type: 'reset' }, navigate('/tiposreq'))
  })

  test('a requested path is navigated to even while another navigation is blocked, as when the session ends', () => {
    const page = openRouter()
    page.send(cases['o navegador mostra a lista'])
    page.send(cases['a navegação aos tipos espera'])
    page.send({ type: 'route.wanted', path: '/login', replace: true, leaving: null })
    page.seeState('navigating')
    page.seeCommands({ type: 'navigate', path: '/login', replace: true, leaving: null })
  })
})
