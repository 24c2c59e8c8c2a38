import { describe, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { elsewhere, places } from './open-request.cases.ts'
import { openRequest, row } from './open-request.models.ts'
import { openAt } from './open-request.page.ts'

const model = chartModel(openRequest.machine, { ...openRequest, ways: waysThrough(row) })

// ENROL-21
describe('open request: every path of the chart', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openAt(places.request17)

    await path.walk({
      events: {
        'xstate.done.actor.acceptanceCode': () => page.codeArrives(),
        'visited.request': page.send,
        'request.opened': page.send,
        'navigation.blocked': page.send,
        'form.unsaved': page.send,
        'form.settled': page.send,
        'leave.confirmed': page.send,
        'leave.dismissed': page.send,
        'leave.kept': page.send,
        'question.closed': page.send,
      },
      states: {
        'acceptance.loading': () => page.see('acceptanceCode'),
        'acceptance.showing.settled': () => {
          page.see('acceptance')
          page.seeAcceptanceStarted(19)
          page.seeAsked(false)
        },
        'acceptance.showing.unsaved.judging': () => {
          page.see('acceptance', 'beforeUnloadGuard')
          page.seeAsked(false)
        },
        'acceptance.showing.unsaved.askingToLeave': () => {
          page.see('acceptance', 'beforeUnloadGuard')
          page.seeAsked(true)
        },
        'acceptance.showing.leaving': () => {
          page.see('acceptance')
          page.seeAsked(false)
          page.seeRouterEvent('navigation.released')
        },
        'form.settled': () => {
          page.see('wizard')
          page.seeAsked(false)
        },
        'form.unsaved.filling': () => {
          page.see('wizard', 'beforeUnloadGuard')
          page.seeAsked(false)
        },
        'form.unsaved.askingToLeave': () => {
          page.see('wizard', 'beforeUnloadGuard')
          page.seeAsked(true)
        },
        'form.unsaved.closing': () => {
          page.see('wizard', 'beforeUnloadGuard')
          page.seeAsked(false)
          page.seeRouterEvent('navigation.dismissed')
        },
        'form.leaving': () => {
          page.see('wizard')
          page.seeAsked(false)
          page.seeRouterEvent('navigation.released')
        },
      },
    })
  })
})

describe('open request: each visit starts its chart once', () => {
  test.each([
    ['newRequest', { requestId: null, typeId: 1, step: null }],
    ['request17', { requestId: 17, typeId: 1, step: null }],
    ['documentsOf17', { requestId: 17, typeId: 1, step: 3 }],
    ['ofAnyType', { requestId: 19, typeId: null, step: 'documents' }],
    ['ofAnyTypeAtStep1', { requestId: 19, typeId: null, step: 1 }],
  ] as const)('at %s the wizard starts with the data of the URL', (place, about) => {
    const page = openAt(places[place])
    page.seeWizardStarted(about)
  })

  test('URLs of the same request ask the running wizard for a step', () => {
    const page = openAt(places.request17)
    page.send({ type: 'request.opened', requestId: 17, typeId: 1 })
    page.visit(places.documentsOf17)
    page.visit(places.request17)
    page.seeWizardStarts(1)
    page.seeStepsAsked([3, null])
  })

  test('a new request keeps its wizard when it gets its id', () => {
    const page = openAt(places.newRequest)
    page.send({ type: 'request.opened', requestId: null, typeId: 1 })
    page.visit(places.newRequest)
    page.send({ type: 'request.opened', requestId: 17, typeId: 1 })
    page.visit(places.documentsOf17)
    page.seeWizardStarts(1)
    page.seeStepsAsked([null, 3])
  })

  test.each([
    ['request17', 'request18', 17],
    ['request17', 'newRequest', 17],
    ['newRequest', 'otherNewRequest', null],
    ['newRequest', 'request17', null],
  ] as const)('from %s to %s starts another visit', (first, second, requestId) => {
    const page = openAt(places[first])
    page.send({ type: 'request.opened', requestId, typeId: 1 })
    page.visit(places[second])
    page.seeWizardStarts(2)
    page.seeStepsAsked([])
  })
})

describe('open request: an acceptance', () => {
  test('it starts once its code is loaded, and ends when its URL is left', async () => {
    const page = openAt(places.acceptance)
    page.seeAcceptances([])
    await page.codeArrives()
    page.seeAcceptances([19])
    page.visit(places.request17)
    page.see('wizard')
  })

  test('it does not start if it was left before its code is loaded', async () => {
    const page = openAt(places.acceptance)
    page.visit(places.request17)
    page.visit(places.acceptance)
    await page.codeArrives()
    page.seeAcceptances([19])
  })

  test('it cannot be created by the participant, and the wizard says so', () => {
    const page = openAt(places.newAcceptance)
    page.see('wizard')
    page.seeWizardStarted({ requestId: null, typeId: 16, step: null })
  })

  test("a URL of any request type leads to the acceptance's own URL", async () => {
    const page = openAt(places.ofAnyType)
    page.send({ type: 'request.opened', requestId: 19, typeId: 16 })
    page.seeSentTo('/requerimento05/19')
    page.visit(places.acceptance)
    await page.codeArrives()
    page.seeAcceptances([19])
  })
})

describe('open request: a form with unsaved answers', () => {
  function fillIn() {
    const page = openAt(places.request17)
    page.send({ type: 'request.opened', requestId: 17, typeId: 1 })
    page.send({ type: 'form.unsaved' })
    return page
  }

  const toList = { type: 'navigation.blocked', place: elsewhere.list } as const

  test('it does not block navigation between the steps of the request', () => {
    const page = fillIn()
    page.seeDoesNotBlock({ type: 'navigation.blocked', place: places.documentsOf17 })
    page.visit(places.documentsOf17)
    page.see('wizard', 'beforeUnloadGuard')
    page.seeStepsAsked([3])
  })

  test('it asks before another request too, and again for every other navigation', () => {
    const page = fillIn()
    page.send({ type: 'navigation.blocked', place: places.request18 })
    page.seeAsked(true)
    page.send({ type: 'leave.dismissed' })
    page.seeRouterEvent('navigation.dismissed')
    page.seeAsked(false)
    page.see('wizard', 'beforeUnloadGuard')
    page.send({ type: 'navigation.blocked', place: elsewhere.types })
    page.seeAsked(true)
  })

  test('it is saved on request, once the question is gone', () => {
    const page = fillIn()
    page.send(toList)
    page.send({ type: 'leave.kept' })
    page.seeAsked(false)
    page.seeSavesAsked(0)
    page.send({ type: 'question.closed' })
    page.send({ type: 'question.closed' })
    page.seeSavesAsked(1)
  })

  test('it keeps blocking while it asks', () => {
    const page = fillIn()
    page.send(toList)
    page.seeBlocks({ type: 'navigation.blocked', place: elsewhere.types })
  })

  test('Back to another step of the request answers the question with no', () => {
    const page = fillIn()
    page.send(toList)
    page.visit(places.documentsOf17)
    page.seeAsked(false)
    page.see('wizard', 'beforeUnloadGuard')
    page.seeStepsAsked([3])
  })

  test('it does not block once everything is saved, and an open question is answered with no', () => {
    const page = fillIn()
    page.send(toList)
    page.send({ type: 'form.settled' })
    page.seeRouterEvent('navigation.dismissed')
    page.see('wizard')
    page.seeDoesNotBlock(toList)
  })
})
