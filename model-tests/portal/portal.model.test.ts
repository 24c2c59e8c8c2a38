import { describe, expect, test } from 'vitest'

import { portalMachine } from '#machines/portal/index.ts'

import { chartModel } from '../support/chart-model.ts'
import { cases, input, places } from './portal.cases.ts'
import { openPortal } from './portal.page.ts'

const model = chartModel(portalMachine, {
  input,
  cases,
  transient: ['visiting.routing'],
  trait: ({ context: { open } }) => (open ? 'já se sabe qual' : ''),
})

describe('portal: every path of the chart', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openPortal()

    await path.walk({
      events: {
        'xstate.done.actor.consent': () => page.agree(),
        'place.changed': page.send,
        'request.opened': page.send,
        'form.unsaved': page.send,
        'form.settled': page.send,
        'leave.confirmed': page.send,
        'leave.dismissed': page.send,
      },
      states: {
        consenting: () => {
          page.see('consent', ['consent'])
          page.seeConsentAsked()
          page.seeSentTo([])
        },
        'visiting.list': () => {
          page.see('list', ['requestList', 'participantArea'])
          page.seeAreaStarted()
          page.seeListStarted()
        },
        'visiting.types': () => {
          page.see('types', ['participantArea'])
          page.seeAreaStarted()
        },
        'visiting.request.settled': () => {
          page.see('request', ['wizard'])
          page.seeClosingGuarded(false)
        },
        'visiting.request.unsaved.filling': () => {
          page.see('request', ['wizard', 'closingGuard'])
          page.seeClosingGuarded(true)
        },
        'visiting.request.unsaved.askingToLeave': () => {
          page.see('request', ['wizard', 'closingGuard'], true)
          page.seeClosingGuarded(true)
          page.seeRouterTold('movement.held')
        },
        'visiting.request.leaving': () => {
          page.see('request', ['wizard'])
          page.seeClosingGuarded(false)
          page.seeRouterTold('movement.released')
        },
        'visiting.view': () => {
          page.see('view', ['requestView'])
          page.seeReadingStarted(17)
        },
        'visiting.noPassword': () => page.see('noPassword', []),
        'visiting.unknown': () => page.see('unknown', []),
      },
    })
  })

  test('the inventory of paths is the reviewed one', async () => {
    await expect(model.inventory()).toMatchFileSnapshot('./portal.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    expect(model.untaken()).toEqual([])
    expect(model.unreached()).toEqual([])
  })
})

describe('portal: one visit, one start', () => {
  async function visit(...path: readonly (keyof typeof places)[]) {
    const page = openPortal()
    await page.agree()
    for (const place of path) page.send({ type: 'place.changed', place: places[place] })
    return page
  }

  test('until the consent is there, no address leads anywhere; then it is the wanted one', async () => {
    const page = openPortal(places.reading)
    page.send({ type: 'place.changed', place: places.list })
    page.see('consent', ['consent'])
    await page.agree()
    page.see('view', ['requestView'])
    page.seeSentTo(['/ver/17'])
  })

  test.each([
    ['newRequest', { requestId: null, typeId: 1, step: null }],
    ['request17', { requestId: 17, typeId: 1, step: null }],
    ['documentsOf17', { requestId: 17, typeId: 1, step: 3 }],
  ] as const)('at %s the wizard begins with what the address says', async (place, about) => {
    const page = await visit(place)
    page.seeWizardStarted(about)
  })

  test('the echo of an address loads nothing twice', async () => {
    const page = await visit('list', 'reading', 'reading', 'list', 'list')
    page.seeStarts({ list: 2, reading: 1, wizard: 0 })
  })

  test("the request's own addresses ask the wizard for a step and leave it running", async () => {
    const page = await visit('request17')
    page.send({ type: 'request.opened', requestId: 17, typeId: 1 })
    page.send({ type: 'place.changed', place: places.documentsOf17 })
    page.send({ type: 'place.changed', place: places.request17 })
    page.seeStarts({ list: 1, reading: 0, wizard: 1 })
    page.seeStepsAsked([3, null])
  })

  test('a new request keeps its wizard when it gets its number', async () => {
    const page = await visit('newRequest')
    page.send({ type: 'request.opened', requestId: null, typeId: 1 })
    page.send({ type: 'place.changed', place: places.newRequest })
    page.send({ type: 'request.opened', requestId: 17, typeId: 1 })
    page.send({ type: 'place.changed', place: places.documentsOf17 })
    page.seeStarts({ list: 1, reading: 0, wizard: 1 })
    page.seeStepsAsked([null, 3])
  })

  test.each([
    ['request17', 'request18', 17],
    ['request17', 'newRequest', 17],
    ['newRequest', 'otherNewRequest', null],
    ['newRequest', 'request17', null],
  ] as const)('from %s to %s is another visit', async (first, second, requestId) => {
    const page = await visit(first)
    page.send({ type: 'request.opened', requestId, typeId: 1 })
    page.send({ type: 'place.changed', place: places[second] })
    page.seeStarts({ list: 1, reading: 0, wizard: 2 })
    page.seeStepsAsked([])
  })
})

describe('portal: a form with unsaved answers', () => {
  async function fillIn() {
    const page = openPortal()
    await page.agree()
    page.send({ type: 'place.changed', place: places.request17 })
    page.send({ type: 'request.opened', requestId: 17, typeId: 1 })
    page.send({ type: 'form.unsaved' })
    return page
  }

  test('is left only after the question, and goes on living behind it', async () => {
    const page = await fillIn()
    page.send({ type: 'place.changed', place: places.list })
    page.see('request', ['wizard', 'closingGuard'], true)
    page.send({ type: 'leave.confirmed' })
    page.send({ type: 'place.changed', place: places.list })
    page.see('list', ['requestList', 'participantArea'])
    page.seeStarts({ list: 2, reading: 0, wizard: 1 })
  })

  test('asks nothing between the steps of the request', async () => {
    const page = await fillIn()
    page.send({ type: 'place.changed', place: places.documentsOf17 })
    page.see('request', ['wizard', 'closingGuard'])
    page.seeStepsAsked([3])
  })

  test('asks for another request too, and again for every other movement', async () => {
    const page = await fillIn()
    page.send({ type: 'place.changed', place: places.request18 })
    page.see('request', ['wizard', 'closingGuard'], true)
    page.send({ type: 'leave.dismissed' })
    page.see('request', ['wizard', 'closingGuard'])
    page.send({ type: 'place.changed', place: places.types })
    page.see('request', ['wizard', 'closingGuard'], true)
  })

  test('asks nothing once everything is saved, even if it was asking', async () => {
    const page = await fillIn()
    page.send({ type: 'place.changed', place: places.list })
    page.send({ type: 'form.settled' })
    page.see('request', ['wizard'])
    page.send({ type: 'place.changed', place: places.list })
    page.see('list', ['requestList', 'participantArea'])
  })
})
