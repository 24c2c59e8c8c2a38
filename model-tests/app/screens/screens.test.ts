import { describe, expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'

import { screensMachine, screensView } from '#machines/app/screens/index.ts'
import { cloud } from '#tools/samples/participant.ts'
import { places } from '#tools/samples/places.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, input, staffInput } from './screens.cases.ts'

type PlaceName = keyof typeof places

/** The screens, with charts that only record their input and events. */
function open(place: PlaceName = 'list', given = input) {
  const started: [name: string, input: unknown][] = []
  const received: [name: string, event: AnyEventObject][] = []
  const { actor, heard } = withRecordedActors(
    screensMachine,
    { ...given, place: places[place] },
    { started: (...one) => started.push(one), received: (...one) => received.push(one) },
  )
  return {
    tell: actor.send,
    send: (...names: readonly (keyof typeof cases)[]) => {
      for (const name of names) actor.send(cases[name])
    },
    visit: (...names: readonly PlaceName[]) => {
      for (const name of names) actor.send({ type: `visited.${places[name].screen}`, place: places[name] })
    },
    screen: () => screensView(actor.getSnapshot()).screen,
    inputs: (name: string) => started.flatMap(([of, given]) => (of === name ? [given] : [])),
    heardBy: (name: string) => received.flatMap(([of, event]) => (of === name ? [event] : [])),
    routes: () => heard.router.map(({ path }) => path),
  }
}

function consented() {
  const portal = open()
  portal.send('autoriza o uso dos documentos')
  return portal
}

test.each<[readonly PlaceName[], string, number]>([
  [['list', 'reading', 'reading', 'list', 'list'], 'requestList', 2],
  [['reading', 'reading'], 'requestView', 1],
  [['sending', 'sending', 'sendingOther'], 'newDocument', 2],
  [['picking', 'picking', 'pickingOther'], 'cloudPicker', 2],
  // Drafts may have been sent since.
  [['types', 'list', 'types'], 'requestTypes', 2],
  [['request17', 'list', 'request17'], 'openRequest', 2],
  [['request17', 'documentsOf17', 'documentsOf17', 'request18', 'acceptance'], 'openRequest', 1],
  [['request17', 'reading', 'list'], 'uploadQueue', 1],
  [['request17', 'reading', 'list'], 'documentReader', 1],
])('at %j %s starts %i times', (names, chart, times) => {
  const { visit, inputs } = consented()
  visit(...names)
  expect(inputs(chart)).toHaveLength(times)
})

test('nothing but the consent starts before it', () => {
  expect(
    ['requestList', 'uploadQueue', 'documentReader', 'consent'].map((name) => open().inputs(name).length),
  ).toEqual([0, 0, 0, 1])
})

test('the open request hears of addresses of requests and of a navigation that waits', () => {
  const { visit, send, heardBy } = consented()
  send('a navegação à lista espera')
  visit('request17', 'documentsOf17', 'documentsOf17', 'acceptance')
  send('a navegação à lista espera')
  expect(heardBy('openRequest')).toEqual([
    { type: 'visited.request', place: places.documentsOf17 },
    { type: 'visited.request', place: places.acceptance },
    cases['a navegação à lista espera'],
  ])
})

test.each<[readonly PlaceName[], number]>([
  [['request17', 'request17', 'documentsOf17'], 3],
  [['types', 'types'], 2],
  [['reading', 'reading'], 2],
  [['sending', 'sending'], 2],
  [['picking', 'picking'], 2],
  [['noPassword', 'noPassword'], 2],
  [['accessibility', 'accessibility'], 2],
  [['nowhere', 'nowhere'], 2],
])('the document over the list is closed on another screen or step: %j', (names, times) => {
  const { visit, heardBy } = consented()
  visit(...names)
  expect(heardBy('documentReader')).toEqual(Array(times).fill({ type: 'viewer.closed' }))
})

test('the list is shown again as it was left', () => {
  const { visit, send, inputs } = consented()
  send('a lista mostra os encerrados')
  visit('types', 'list')
  expect(inputs('requestList').at(-1)).toMatchObject({ arrangement: { tab: 'ended', search: '', page: 1 } })
})

test('the tab keeps a request that was sent until its message is dismissed', () => {
  const { visit, send, heardBy } = consented()
  visit('request17')
  send('o requerimento 17 é enviado')
  visit('list')
  send('o aviso do envio foi fechado')
  const sent = { requestId: 17, protocol: '2026000017' }
  expect(heardBy('storage').map((event) => event.sent)).toEqual([sent, null])
})

test.each([
  ['request17', 17, '2026000017'],
  ['acceptance', 19, '2026000019'],
] as const)('%s is told to the list as just sent', (place, requestId, protocol) => {
  const { visit, tell, inputs } = consented()
  visit(place)
  tell({ type: 'request.sent', requestId, protocol })
  visit('list')
  expect(inputs('requestList').at(-1)).toMatchObject({ justSent: { requestId, protocol } })
})

test('a request that the tab remembers as sent is told to the list', () => {
  const { send, inputs } = open()
  send('a aba do navegador ainda guarda o requerimento 17', 'autoriza o uso dos documentos')
  expect(inputs('requestList')).toMatchObject([{ justSent: { requestId: 17 } }])
})

const OPEN_TO_STAFF = ['list', 'acceptance', 'noPassword', 'accessibility', 'nowhere'] as const
const NEEDS_CONSENT = ['types', 'newRequest', 'request17', 'reading', 'sending', 'picking'] as const

// CONSENT-03
test.each([...NEEDS_CONSENT, 'acceptance', 'noPassword', 'accessibility', 'nowhere'] as const)(
  'what is asked for during the consent is shown after it: %s',
  (place) => {
    const { visit, send, screen, routes } = open()
    visit(place)
    send('autoriza o uso dos documentos')
    expect(routes()).toEqual([places[place].path])
    expect(screen()).toBe(places[place].screen)
  },
)

test.each(OPEN_TO_STAFF)('a person without a role is asked at %s, wherever they go', (place) => {
  const { visit, screen, inputs } = open(place)
  visit('acceptance', 'accessibility', 'nowhere')
  expect(screen()).toBe('consent')
  expect(inputs('consent')).toMatchObject([{ asks: true }])
})

// STAFF-20
describe('staff without a consent', () => {
  const asks = ({ inputs }: ReturnType<typeof open>) => inputs('consent').at(-1)
  const openAsStaff = (place: PlaceName = 'list') => open(place, staffInput)
  /** At a place that needs no consent. */
  function inside(place: PlaceName = 'list') {
    const portal = openAsStaff(place)
    portal.send('não se pede a autorização')
    return portal
  }

  test.each([
    ['list', 'staffStart'],
    ['acceptance', 'request'],
    ['noPassword', 'noPassword'],
    ['accessibility', 'accessibility'],
    ['nowhere', 'unknown'],
  ] as const)('%s is shown at once', (place, screen) => {
    expect(asks(openAsStaff(place))).toMatchObject({ asks: false })
    expect(inside(place).screen()).toBe(screen)
  })

  test('an acceptance is opened without a cloud, and again with it after the consent', () => {
    const { send, inputs } = inside('acceptance')
    send('pede os próprios requerimentos', 'autoriza o uso dos documentos')
    expect(inputs('openRequest')).toMatchObject([
      { place: places.acceptance, cloud: null },
      { place: places.acceptance, cloud },
    ])
  })

  test.each(NEEDS_CONSENT)('at %s the consent is asked, and the place is shown after it', (place) => {
    const portal = openAsStaff(place)
    expect(asks(portal)).toMatchObject({ asks: true })
    // The consent leads to the address of the list.
    portal.visit('list')
    portal.send('autoriza o uso dos documentos')
    expect(portal.routes()).toEqual([places[place].path])
    expect(portal.screen()).toBe(places[place].screen)
  })

  test.each(
    (['list', 'acceptance'] as const).flatMap((from) => NEEDS_CONSENT.map((to) => [from, to] as const)),
  )('from %s, %s asks for the consent too', (from, to) => {
    const portal = inside(from)
    portal.visit(to)
    expect(portal.screen()).toBe('consent')
    expect(asks(portal)).toMatchObject({ asks: true })
    portal.send('autoriza o uso dos documentos')
    expect(portal.routes()).toEqual([places[from].path, places[to].path])
    expect(portal.screen()).toBe(places[to].screen)
  })

  test('their own requests are listed after the consent', () => {
    const portal = inside('noPassword')
    portal.visit('list')
    expect(portal.heardBy('documentReader')).toEqual(Array(2).fill({ type: 'viewer.closed' }))
    portal.send('pede os próprios requerimentos')
    expect(asks(portal)).toMatchObject({ asks: true })
    portal.send('autoriza o uso dos documentos')
    expect(portal.screen()).toBe('list')
  })

  test.each([
    ['acceptance', 'request'],
    ['noPassword', 'noPassword'],
    ['accessibility', 'accessibility'],
    ['nowhere', 'unknown'],
  ] as const)('while the consent is asked, %s needs none', (place, screen) => {
    const portal = inside()
    portal.send('pede os próprios requerimentos')
    portal.visit(place)
    expect(asks(portal)).toMatchObject({ asks: false })
    portal.send('não se pede a autorização')
    expect(portal.screen()).toBe(screen)
  })

  test.each(['list', 'acceptance', 'types', 'reading'] as const)(
    'who declines at %s is back at the first screen (P-784)',
    (place) => {
      const portal = openAsStaff(place)
      if (place === 'list' || place === 'acceptance')
        portal.send('não se pede a autorização', 'pede os próprios requerimentos')
      portal.send('volta sem autorizar')
      expect(portal.screen()).toBe('staffStart')
    },
  )

  test('an address that is asked for while the consent is checked is not taken for a refusal', () => {
    const portal = openAsStaff()
    portal.visit('types')
    portal.send('não se pede a autorização')
    expect(portal.screen()).toBe('consent')
    expect(asks(portal)).toMatchObject({ asks: true })
  })

  test('after a withdrawal they are back at their first screen', () => {
    const portal = openAsStaff()
    portal.send('autoriza o uso dos documentos', 'retira a autorização')
    expect(asks(portal)).toMatchObject({ asks: false })
    portal.send('não se pede a autorização')
    expect(portal.screen()).toBe('staffStart')
  })
})
