import { describe, expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'

import { hasUnsaved, isAskingToLeave, openRequestMachine } from '#machines/app/open-request/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, elsewhere, inputAt, places } from './open-request.cases.ts'

type PlaceName = keyof typeof places

/** The request of an address, with charts that only record their input and events. */
function openAt(place: PlaceName) {
  const started: [name: string, input: unknown][] = []
  const steps: unknown[] = []
  const stopped: string[] = []
  const { actor, heard } = withRecordedActors(openRequestMachine, inputAt(places[place]), {
    started: (...one) => started.push(one),
    received: (name, event) => name === 'wizard' && steps.push(event.step),
    stopped: (name) => stopped.push(name),
  })
  const inputs = (name: string) => started.flatMap(([of, input]) => (of === name ? [input] : []))
  return {
    send: (...events: readonly AnyEventObject[]) => {
      for (const event of events) actor.send(event)
    },
    visit: (...names: readonly PlaceName[]) => {
      for (const name of names) actor.send({ type: 'visited.request', place: places[name] })
    },
    can: (event: AnyEventObject) => actor.getSnapshot().can(event),
    inputs,
    steps,
    asked: () => isAskingToLeave(actor.getSnapshot()),
    unsaved: () => hasUnsaved(actor.getSnapshot()),
    guards: () =>
      inputs('beforeUnloadGuard').length - stopped.filter((name) => name === 'beforeUnloadGuard').length,
    requested: () => heard.request ?? [],
    routed: () => heard.router,
  }
}

const opened = (requestId: number | null, typeId = 1) => ({ type: 'request.opened', requestId, typeId })
const CODE = cases['chega o código do aceite']
const ASKED = { type: 'leave.asked' }
const ANSWERED = { type: 'leave.answered' }
const TO_LIST = cases['a navegação à lista espera']

// NAV-27
test.each([
  ['newRequest', { requestId: null, typeId: 1, step: null }],
  ['request17', { requestId: 17, typeId: 1, step: null }],
  ['documentsOf17', { requestId: 17, typeId: 1, step: 3 }],
  ['ofAnyType', { requestId: 19, typeId: null, step: 'documents' }],
  ['ofAnyTypeAtStep1', { requestId: 19, typeId: null, step: 1 }],
  // It cannot be created by the participant, and the form says so.
  ['newAcceptance', { requestId: null, typeId: 16, step: null }],
] as const)('at %s the form starts with the data of the address', (place, about) => {
  expect(openAt(place).inputs('wizard')).toMatchObject([about])
})

test('addresses of the same request ask the open form for a step, also of one that gets its id', () => {
  const { send, visit, inputs, steps } = openAt('newRequest')
  send(opened(null))
  visit('newRequest')
  send(opened(17))
  visit('documentsOf17', 'request17')
  expect(inputs('wizard')).toHaveLength(1)
  expect(steps).toEqual([null, 3, null])
})

test.each([
  ['request17', 'request18', 17],
  ['request17', 'newRequest', 17],
  ['newRequest', 'otherNewRequest', null],
  ['newRequest', 'request17', null],
] as const)('from %s to %s starts another form', (first, second, requestId) => {
  const { send, visit, inputs, steps } = openAt(first)
  send(opened(requestId))
  visit(second)
  expect(inputs('wizard')).toHaveLength(2)
  expect(steps).toEqual([])
})

describe('an acceptance', () => {
  test('starts once its code is loaded, if it was not left before', () => {
    const { send, visit, inputs } = openAt('acceptance')
    visit('request17', 'acceptance')
    expect(inputs('acceptance')).toEqual([])
    send(CODE)
    expect(inputs('acceptance')).toMatchObject([{ requestId: 19 }])
  })

  test('has an address of its own', () => {
    const { send, routed } = openAt('ofAnyType')
    send(opened(19, 16))
    expect(routed()).toMatchObject([{ type: 'route.wanted', path: '/requerimento05/19', replace: true }])
  })

  function judged() {
    const page = openAt('acceptance')
    page.send(CODE, cases['escolhe a situação de um documento'])
    return page
  }

  test('asks before situations are lost, and again after a no', () => {
    const { send, asked, unsaved, guards, routed } = judged()
    expect([asked(), unsaved(), guards()]).toEqual([false, true, 1])
    send(TO_LIST)
    expect(asked()).toBe(true)
    send(cases['continua preenchendo'])
    expect([asked(), guards()]).toEqual([false, 1])
    send(TO_LIST, cases['sai sem gravar'])
    expect([asked(), unsaved(), guards()]).toEqual([false, false, 0])
    expect(routed().map(({ type }) => type)).toEqual(['navigation.dismissed', 'navigation.released'])
  })

  test.each([
    [[cases['grava tudo']], []],
    [[TO_LIST, cases['grava tudo']], ['navigation.dismissed']],
  ])('is left without a question once they are saved: %j', (events, answers) => {
    const { send, asked, unsaved, guards, routed } = judged()
    send(...events)
    expect([asked(), unsaved(), guards()]).toEqual([false, false, 0])
    expect(routed().map(({ type }) => type)).toEqual(answers)
  })

  test('keeps the answer to a new amount without a question', () => {
    const { send, unsaved } = openAt('acceptance')
    send(CODE, cases['digita algo'])
    expect(unsaved()).toBe(false)
  })
})

// ENROL-21
describe('a form with unsaved answers', () => {
  function filled() {
    const page = openAt('request17')
    page.send(opened(17), cases['digita algo'])
    return page
  }

  test('lets steps of the request pass, and asks before all else, also while it asks', () => {
    const { send, can, asked } = filled()
    expect(can(cases['a navegação a outra etapa espera'])).toBe(false)
    send({ type: 'navigation.blocked', place: places.request18 })
    expect([asked(), can({ type: 'navigation.blocked', place: elsewhere.types })]).toEqual([true, true])
  })

  test.each([
    ['is dismissed', cases['continua preenchendo']],
    ['leads to a save', cases['grava e continua depois']],
  ])('stays where it is when the question %s', (_, answer) => {
    const { send, routed } = filled()
    send(TO_LIST, answer)
    expect(routed()).toEqual([{ type: 'navigation.dismissed' }])
  })

  test.each([
    ['documentsOf17', [3], 1],
    ['request18', [], 2],
  ] as const)('shows %s where Back leads there while it asks', (place, asked, forms) => {
    const { send, visit, steps, inputs } = filled()
    send(TO_LIST)
    visit(place)
    expect([steps, inputs('wizard').length]).toEqual([asked, forms])
  })

  test('is saved on request once the question is gone', () => {
    const { send, requested } = filled()
    send(TO_LIST, cases['grava e continua depois'])
    expect(requested()).toEqual([ASKED, ANSWERED])
    send(cases['a pergunta sai da tela'], cases['a pergunta sai da tela'])
    expect(requested()).toEqual([ASKED, ANSWERED, { type: 'save.requested' }])
  })

  test('hears of each question, and of its end', () => {
    const { send, visit, requested } = filled()
    send(TO_LIST, cases['continua preenchendo'], TO_LIST)
    expect(requested()).toEqual([ASKED, ANSWERED, ASKED])
    visit('request18')
    expect(requested()).toEqual([ASKED, ANSWERED, ASKED, ANSWERED])
  })

  test('asks nothing more once everything is saved, and answers an open question with no', () => {
    const { send, can, asked, routed } = filled()
    send(TO_LIST, cases['grava tudo'])
    expect([asked(), can(TO_LIST)]).toEqual([false, false])
    expect(routed()).toEqual([{ type: 'navigation.dismissed' }])
  })
})
