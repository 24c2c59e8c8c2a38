import { describe, expect, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'
import { portalMachine } from '#machines/portal/index.ts'

import { chartModel } from '../support/chart-model.ts'
import { cases, input, listed, places, secondPageOfEnded } from './portal.cases.ts'
import { openPortal } from './portal.page.ts'

const model = chartModel(portalMachine, {
  input,
  cases,
  transient: ['visiting.arriving'],
  // Said as it is read: there is no form of it, hence nothing to type or to leave.
  isPossible: (snapshot, event) =>
    event.type !== 'request.opened' ||
    event.typeId !== 16 ||
    snapshot.matches({ visiting: { request: 'settled' } }),
  trait: ({ context: { open } }) => (open ? 'já se sabe qual' : ''),
})

describe('portal: every path of the chart', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openPortal()

    await path.walk({
      events: {
        'xstate.done.actor.consent': () => page.agree(),
        'xstate.done.actor.acceptanceCode': () => page.codeArrives(),
        'xstate.done.actor.loadDrafts': ({ output }) => page.draftsArrive(output),
        'xstate.error.actor.loadDrafts': ({ error }) => page.draftsFail(error),
        'list.visited': page.send,
        'types.visited': page.send,
        'request.visited': page.send,
        'view.visited': page.send,
        'newDocument.visited': page.send,
        'cloudPicker.visited': page.send,
        'noPassword.visited': page.send,
        'accessibility.visited': page.send,
        'unknown.visited': page.send,
        'navigation.blocked': page.send,
        'list.arranged': page.send,
        'request.sent': page.send,
        'request.opened': page.send,
        'form.unsaved': page.send,
        'form.settled': page.send,
        'leave.confirmed': page.send,
        'leave.dismissed': page.send,
      },
      states: {
        escalated: () => page.seeEscalated(cases['a sessão expira'].error),
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
          page.seeDraftsAsked()
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
        },
        'visiting.request.leaving': () => {
          page.see('request', ['wizard'])
          page.seeClosingGuarded(false)
          page.seeRouterTold('navigation.released')
        },
        'visiting.acceptance': (snapshot) => {
          const isThere = 'acceptance' in snapshot.children
          page.see('acceptance', isThere ? ['acceptanceCode', 'acceptance'] : ['acceptanceCode'])
          page.seeAcceptances(isThere ? [19] : [])
        },
        'visiting.view': () => {
          page.see('view', ['requestView'])
          page.seeReadingStarted(17)
        },
        'visiting.newDocument': () => {
          page.see('newDocument', ['newDocument'])
          page.seeSendingStarted(31)
        },
        'visiting.cloudPicker': () => {
          page.see('cloudPicker', ['cloudPicker'])
          page.seePickingStarted(31)
        },
        'visiting.noPassword': () => page.see('noPassword', []),
        'visiting.accessibility': () => page.see('accessibility', []),
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
    for (const place of path) page.visit(places[place])
    return page
  }

  test('until the consent is there, no address leads anywhere; then it is the wanted one', async () => {
    const page = openPortal(places.reading)
    page.visit(places.list)
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

  test('a document for another row is another visit', async () => {
    const page = await visit('sending', 'sending', 'sendingOther')
    page.seeSendingStarted(31, 32)
  })

  test('the row of another picker is another visit', async () => {
    const page = await visit('picking', 'picking', 'pickingOther')
    page.seePickingStarted(31, 32)
  })

  test("the request's own addresses ask the wizard for a step and leave it running", async () => {
    const page = await visit('request17')
    page.send({ type: 'request.opened', requestId: 17, typeId: 1 })
    page.visit(places.documentsOf17)
    page.visit(places.request17)
    page.seeStarts({ list: 1, reading: 0, wizard: 1 })
    page.seeStepsAsked([3, null])
  })

  test('a new request keeps its wizard when it gets its number', async () => {
    const page = await visit('newRequest')
    page.send({ type: 'request.opened', requestId: null, typeId: 1 })
    page.visit(places.newRequest)
    page.send({ type: 'request.opened', requestId: 17, typeId: 1 })
    page.visit(places.documentsOf17)
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
    page.visit(places[second])
    page.seeStarts({ list: 1, reading: 0, wizard: 2 })
    page.seeStepsAsked([])
  })
})

describe('portal: an acceptance', () => {
  async function openAcceptance() {
    const page = openPortal()
    await page.agree()
    page.visit(places.acceptance)
    return page
  }

  test('begins once its code is there, and ends with its place', async () => {
    const page = await openAcceptance()
    page.seeAcceptances([])
    await page.codeArrives()
    page.seeAcceptances([19])
    page.visit(places.acceptance)
    page.seeAcceptances([19])
    page.visit(places.list)
    page.see('list', ['requestList', 'participantArea'])
  })

  test('that was left before its code came does not begin', async () => {
    const page = await openAcceptance()
    page.visit(places.list)
    page.visit(places.acceptance)
    await page.codeArrives()
    page.seeAcceptances([19])
  })

  test('cannot be started anew: the wizard says so', async () => {
    const page = openPortal()
    await page.agree()
    page.visit({ ...places.acceptance, path: '/requerimento05/novo', requestId: null })
    page.see('request', ['wizard'])
    page.seeWizardStarted({ requestId: null, typeId: 16, step: null })
  })

  test('opened by the address of any request is led to its own', async () => {
    const page = openPortal()
    await page.agree()
    page.visit({
      ...places.request17,
      path: '/requerimento/19',
      requestScreen: null,
      requestId: 19,
      typeId: null,
    })
    page.send({ type: 'request.opened', requestId: 19, typeId: 16 })
    page.seeSentTo(['/', '/requerimento05/19'])
  })

  test('that was sent again stands first of all in the list', async () => {
    const page = await openAcceptance()
    page.send({ type: 'request.sent', requestId: 19, protocol: '2026000019' })
    page.visit(places.list)
    page.seeListTellingOf({ requestId: 19, protocol: '2026000019' })
  })
})

describe('portal: what lives beside the screens', () => {
  test('starts with the consent and goes on from place to place', async () => {
    const page = openPortal()
    page.seeLastingStarts(0)
    await page.agree()
    page.seeLastingStarts(1)
    page.visit(places.request17)
    page.visit(places.reading)
    page.visit(places.list)
    page.seeLastingStarts(1)
  })

  test('a document that is looked at does not stay over another place or step', async () => {
    const page = openPortal()
    await page.agree()
    page.seeViewerClosed(1)
    page.visit(places.request17)
    page.seeViewerClosed(2)
    page.send({ type: 'request.opened', requestId: 17, typeId: 1 })
    page.visit(places.documentsOf17)
    page.seeViewerClosed(3)
  })
})

describe('portal: what the list is told', () => {
  async function visitList() {
    const page = openPortal()
    await page.agree()
    page.visit(places.list)
    return page
  }

  test('who comes back from a request finds it as it was', async () => {
    const page = await visitList()
    page.seeListArranged({ tab: 'ongoing', search: '', page: 0 })
    page.send({ type: 'list.arranged', arrangement: secondPageOfEnded })
    page.visit(places.reading)
    page.visit(places.list)
    page.seeListArranged({ tab: 'ended', search: '', page: 1 })
  })

  test('who sent a request finds it first of all, and is told of it once', async () => {
    const page = await visitList()
    page.send({ type: 'list.arranged', arrangement: secondPageOfEnded })
    page.visit(places.request17)
    page.send({ type: 'request.sent', requestId: 17, protocol: '2026000017' })
    page.visit(places.list)
    page.seeListArranged({ tab: 'ongoing', search: '', page: 0 })
    page.seeListTellingOf({ requestId: 17, protocol: '2026000017' })
    page.visit(places.reading)
    page.visit(places.list)
    page.seeListTellingOf(null)
  })
})

describe('portal: drafts where types are chosen', () => {
  const types = [1, 7, 13].map((id) => ({ id, name: `Tipo ${id}`, details: '', planId: null }))

  async function visitTypes() {
    const page = openPortal(places.types, { ...input.reference, types })
    await page.agree()
    page.visit(places.types)
    return page
  }

  test('the newest one of each type goes on; what is no draft does not', async () => {
    const page = await visitTypes()
    page.seeDrafts()
    await page.draftsArrive([
      listed({ id: 17, requestedAt: '2026-11-02' }),
      listed({ id: 18, requestedAt: '2026-11-03' }),
      listed({ id: 19, requestedAt: '2026-11-01' }),
      listed({ id: 20, typeId: 7, status: 'E' }),
      listed({ id: 21, typeId: 13 }),
    ])
    page.seeDrafts('1: /requerimento01/18 (2026000018)', '13: /requerimento01/21 (2026000021)')
  })

  test('without them types are chosen all the same, and the portal goes on', async () => {
    const page = await visitTypes()
    await page.draftsFail(new CallError({ kind: 'interrupted' }))
    page.see('types', ['participantArea'])
    page.seeDrafts()
    page.seeEscalated()
  })

  test('a session that is over is for the session', async () => {
    const page = await visitTypes()
    const expired = new CallError({ kind: 'expired' })
    await page.draftsFail(expired)
    page.seeEscalated(expired)
  })

  test('are asked for at every visit, since they may have been sent meanwhile', async () => {
    const page = await visitTypes()
    await page.draftsArrive([listed({ id: 17 })])
    page.visit(places.list)
    page.visit(places.types)
    page.seeDrafts()
    await page.draftsArrive([listed({ id: 17, status: 'A' })])
    page.seeDrafts()
  })
})

describe('portal: a form with unsaved answers', () => {
  async function fillIn() {
    const page = openPortal()
    await page.agree()
    page.visit(places.request17)
    page.send({ type: 'request.opened', requestId: 17, typeId: 1 })
    page.send({ type: 'form.unsaved' })
    return page
  }

  const toList = { type: 'navigation.blocked', place: places.list } as const

  test('is left only after the question, and stays on the page behind it', async () => {
    const page = await fillIn()
    page.seeBlocks(toList)
    page.send(toList)
    page.see('request', ['wizard', 'closingGuard'], true)
    page.send({ type: 'leave.confirmed' })
    page.seeRouterTold('navigation.released')
    page.visit(places.list)
    page.see('list', ['requestList', 'participantArea'])
    page.seeStarts({ list: 2, reading: 0, wizard: 1 })
  })

  test('blocks nothing between the steps of the request', async () => {
    const page = await fillIn()
    page.seeDoesNotBlock({ type: 'navigation.blocked', place: places.documentsOf17 })
    page.visit(places.documentsOf17)
    page.see('request', ['wizard', 'closingGuard'])
    page.seeStepsAsked([3])
  })

  test('asks for another request too, and again for every other navigation', async () => {
    const page = await fillIn()
    page.send({ type: 'navigation.blocked', place: places.request18 })
    page.see('request', ['wizard', 'closingGuard'], true)
    page.send({ type: 'leave.dismissed' })
    page.seeRouterTold('navigation.dismissed')
    page.see('request', ['wizard', 'closingGuard'])
    page.send({ type: 'navigation.blocked', place: places.types })
    page.see('request', ['wizard', 'closingGuard'], true)
  })

  test('goes on blocking while it asks', async () => {
    const page = await fillIn()
    page.send(toList)
    page.seeBlocks({ type: 'navigation.blocked', place: places.types })
  })

  test('Back to another step of the request answers the question with no', async () => {
    const page = await fillIn()
    page.send(toList)
    page.visit(places.documentsOf17)
    page.see('request', ['wizard', 'closingGuard'])
    page.seeStepsAsked([3])
  })

  test('blocks nothing once everything is saved; a question that was open is answered with no', async () => {
    const page = await fillIn()
    page.send(toList)
    page.send({ type: 'form.settled' })
    page.seeRouterTold('navigation.dismissed')
    page.see('request', ['wizard'])
    page.seeDoesNotBlock(toList)
  })
})
