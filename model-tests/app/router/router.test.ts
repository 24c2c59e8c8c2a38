import { expect, test } from 'vitest'
import { type EventFrom, fromCallback } from 'xstate'

import { type HistoryCommand, routerMachine } from '#machines/app/router/index.ts'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, list, types } from './router.cases.ts'

/** What the session and the history hear, of a history that does nothing by itself. */
function after(...events: readonly EventFrom<typeof routerMachine>[]) {
  const commands: HistoryCommand[] = []
  const history = fromCallback<HistoryCommand>(({ receive }) => receive((command) => commands.push(command)))
  const machine = routerMachine.provide({ actors: { history } })
  const { actor, heard } = inRecordedSystem(machine, { input: undefined, own: ['router'] })
  for (const event of events) actor.send(event)
  return { state: actor.getSnapshot().value, commands, reported: heard.session }
}

const SHOWS_LIST = cases['o navegador mostra a lista']
const SHOWS_TYPES = cases['o navegador mostra os tipos']
const WANTS_LIST = cases['uma tela pede a lista']
const WANTS_TYPES = cases['uma tela pede os tipos']
const WAITS = cases['a navegação aos tipos espera']

const wanted = (path: string) => ({ type: 'route.wanted', path, replace: false, leaving: null }) as const
const navigate = (path: string) => ({ type: 'navigate', path, replace: false, leaving: null })
const changed = (place: typeof list, isWanted: boolean) => ({ type: 'place.changed', place, isWanted })

test('a place is reported once, whether or not a chart requested it', () => {
  const { reported } = after(SHOWS_LIST, SHOWS_LIST, WANTS_TYPES, SHOWS_TYPES, SHOWS_LIST)
  expect(reported).toEqual([changed(list, false), changed(types, true), changed(list, false)])
})

test('a place that is reached while another one is requested is reported as unrequested', () => {
  const { reported, commands } = after(SHOWS_TYPES, wanted('/ver/7'), SHOWS_LIST, WANTS_LIST)
  expect(reported.at(-1)).toEqual(changed(list, false))
  expect(commands).toEqual([navigate('/ver/7')])
})

test('a waiting navigation is reported, and its place once it is shown', () => {
  const { reported, commands } = after(SHOWS_LIST, WAITS, cases['a pessoa sai sem gravar'], SHOWS_TYPES)
  expect(reported.slice(1)).toEqual([{ type: 'navigation.blocked', place: types }, changed(types, false)])
  expect(commands).toEqual([{ type: 'proceed' }])
})

test.each([
  ['a path that is asked for twice', [WANTS_TYPES, WANTS_TYPES], [navigate('/tiposreq')]],
  ['the current path', [WANTS_LIST], []],
  ['the current path after another', [WANTS_TYPES, WANTS_LIST], [navigate('/tiposreq'), navigate('/')]],
  [
    'a path once more after its navigation was undone',
    [WANTS_TYPES, WAITS, cases['a pessoa fica na tela'], WANTS_TYPES],
    [navigate('/tiposreq'), { type: 'reset' }, navigate('/tiposreq')],
  ],
  [
    'a path once more while its navigation waits',
    [WANTS_TYPES, WAITS, WANTS_TYPES],
    [navigate('/tiposreq'), navigate('/tiposreq')],
  ],
])('the history is told of %s', (_, events, commands) => {
  expect(after(SHOWS_LIST, ...events).commands).toEqual(commands)
})

test('a requested path is navigated to while another navigation waits, as when the session ends', () => {
  const { state, commands } = after(SHOWS_LIST, WAITS, { ...wanted('/login'), replace: true })
  expect(state).toBe('navigating')
  expect(commands).toEqual([{ ...navigate('/login'), replace: true }])
})
