import { describe, expect, test } from 'vitest'

import type { PortalPlace } from '#domain/navigation/place.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { places } from '#tools/samples/places.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { secondPageOfEnded, staffInput } from './screens.cases.ts'
import { row, screensByPerson } from './screens.models.ts'
import { openScreens } from './screens.page.ts'

const PARTICIPANT = 'participante'
const STAFF = 'equipe, primeiro sem autorização'
const { [PARTICIPANT]: ofParticipant, [STAFF]: ofStaff } = screensByPerson

const models = [
  [PARTICIPANT, chartModel(ofParticipant.machine, { ...ofParticipant, ways: waysThrough(row, PARTICIPANT) })],
  [STAFF, chartModel(ofStaff.machine, { ...ofStaff, ways: waysThrough(row, STAFF) })],
] as const

// CONSENT-03, NAV-27
describe.each(models)('screens, %s: every path of the chart', (_, model) => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openScreens(model.input.place, model.input)

    await path.walk({
      events: {
        'consent.granted': page.endConsent,
        'consent.declined': page.endConsent,
        'consent.notAsked': page.endConsent,
        'consent.wanted': page.send,
        'consent.withdrawn': page.send,
        'visited.list': page.send,
        'visited.types': page.send,
        'visited.request': page.send,
        'visited.view': page.send,
        'visited.newDocument': page.send,
        'visited.cloudPicker': page.send,
        'visited.noPassword': page.send,
        'visited.accessibility': page.send,
        'visited.unknown': page.send,
        'navigation.blocked': page.send,
        'list.arranged': page.send,
        'sent.dismissed': page.send,
        'sent.recalled': page.send,
        'request.sent': page.send,
      },
      states: {
        consenting: () => {
          page.see('consent', ['consent'])
          page.seeRoutesOfConsents()
        },
        'visiting.staffStart': () => page.see('staffStart', []),
        'visiting.list': () => {
          page.see('list', ['requestList', 'participantArea', 'consentWithdrawal'])
          page.seeAreaStarted()
          page.seeListStarted()
        },
        'visiting.types': () => {
          page.see('types', ['participantArea', 'requestTypes'])
          page.seeAreaStarted()
          page.seeTypesStarted()
        },
        'visiting.request': () => page.see('request', ['openRequest']),
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
})

describe('screens: each visit starts its charts once', () => {
  function visit(...path: readonly (keyof typeof places)[]) {
    const page = openScreens()
    page.agree()
    for (const place of path) page.visit(places[place])
    return page
  }

  test('without consent no URL opens a screen; with it the last one is opened', () => {
    const page = openScreens(places.list)
    page.visit(places.types)
    page.visit(places.reading)
    page.see('consent', ['consent'])
    page.agree()
    page.see('view', ['requestView'])
    page.seeSentTo(['/ver/17'])
  })

  test.each(['newRequest', 'request17', 'documentsOf17', 'acceptance'] as const)(
    'at %s the request starts with the data of the URL',
    (place) => {
      const page = visit(place)
      page.see('request', ['openRequest'])
      page.seeRequestStarted(places[place])
    },
  )

  test('the same URL again loads nothing', () => {
    const page = visit('list', 'reading', 'reading', 'list', 'list')
    page.seeStarts({ list: 2, reading: 1, request: 0 })
  })

  test('a document for another row is another visit', () => {
    const page = visit('sending', 'sending', 'sendingOther')
    page.seeSendingStarted(31, 32)
  })

  test('a picker for another row is another visit', () => {
    const page = visit('picking', 'picking', 'pickingOther')
    page.seePickingStarted(31, 32)
  })

  test('URLs of requests are sent to the open one, which continues or starts another', () => {
    const page = visit('request17', 'documentsOf17', 'documentsOf17', 'request18', 'acceptance')
    page.seeStarts({ list: 1, reading: 0, request: 1 })
    page.seeRequestEvents(
      { type: 'visited.request', place: places.documentsOf17 },
      { type: 'visited.request', place: places.request18 },
      { type: 'visited.request', place: places.acceptance },
    )
  })

  test('the types are loaded at every visit, because drafts may have been sent since', () => {
    const page = visit('types', 'list', 'types')
    page.seeTypesStarts(2)
  })

  test('a request that was left is loaded again', () => {
    const page = visit('request17', 'list', 'request17')
    page.seeStarts({ list: 2, reading: 0, request: 2 })
    page.seeRequestEvents()
  })
})

test('screens: the open request learns that a navigation waits, and no other screen does', () => {
  const blocked = { type: 'navigation.blocked', place: places.list } as const
  const page = openScreens()
  page.agree()
  page.visit(places.list)
  page.send(blocked)
  page.seeRequestEvents()
  page.visit(places.request17)
  page.send(blocked)
  page.seeRequestEvents(blocked)
})

describe('screens: charts that run beside the screens', () => {
  test('they start with the consent and continue on every screen', () => {
    const page = openScreens()
    page.seeLastingStarts(0)
    page.agree()
    page.seeLastingStarts(1)
    page.visit(places.request17)
    page.visit(places.reading)
    page.visit(places.list)
    page.seeLastingStarts(1)
  })

  test('the shown document is closed on another screen or step', () => {
    const page = openScreens()
    page.agree()
    page.seeViewerClosed(1)
    page.visit(places.request17)
    page.seeViewerClosed(2)
    page.visit(places.documentsOf17)
    page.seeViewerClosed(3)
  })
})

describe('screens: events for the list', () => {
  function visitList() {
    const page = openScreens()
    page.agree()
    page.visit(places.list)
    return page
  }

  test('the list is unchanged after a visit to a request', () => {
    const page = visitList()
    page.seeListArranged({ tab: 'ongoing', search: '', page: 0 })
    page.send({ type: 'list.arranged', arrangement: secondPageOfEnded })
    page.visit(places.reading)
    page.visit(places.list)
    page.seeListArranged({ tab: 'ended', search: '', page: 1 })
  })

  test('an acceptance that was sent again is first in the list', () => {
    const page = visitList()
    page.visit(places.acceptance)
    page.send({ type: 'request.sent', requestId: 19, protocol: '2026000019' })
    page.visit(places.list)
    page.seeListTellingOf({ requestId: 19, protocol: '2026000019' })
  })

  test('a request that was sent is first in the list, with a message until it is dismissed', () => {
    const page = visitList()
    page.send({ type: 'list.arranged', arrangement: secondPageOfEnded })
    page.visit(places.request17)
    page.send({ type: 'request.sent', requestId: 17, protocol: '2026000017' })
    page.visit(places.list)
    page.seeListArranged({ tab: 'ongoing', search: '', page: 0 })
    page.seeListTellingOf({ requestId: 17, protocol: '2026000017' })
    page.visit(places.reading)
    page.visit(places.list)
    page.seeListTellingOf({ requestId: 17, protocol: '2026000017' })
    page.send({ type: 'sent.dismissed' })
    page.visit(places.reading)
    page.visit(places.list)
    page.seeListTellingOf(null)
    page.seeKept({ requestId: 17, protocol: '2026000017' }, null)
  })

  test('a request that the tab remembers as sent is in the list again', () => {
    const page = openScreens()
    page.send({ type: 'sent.recalled', sent: { requestId: 17, protocol: '2026000017' } })
    page.agree()
    page.visit(places.list)
    page.seeListTellingOf({ requestId: 17, protocol: '2026000017' })
  })
})

describe('screens: staff without a consent', () => {
  const openAsStaff = (place: PortalPlace = places.list) => openScreens(place, staffInput)

  test('an acceptance is opened at once, without a cloud', () => {
    const page = openAsStaff(places.acceptance)
    page.seeConsent(false)
    page.goWithoutConsent()
    page.see('request', ['openRequest'])
    page.seeRequestStarted(places.acceptance, null)
  })

  test.each(['noPassword', 'accessibility', 'nowhere'] as const)('%s is shown', (place) => {
    const page = openAsStaff(places[place])
    page.seeConsent(false)
    page.goWithoutConsent()
    page.see(places[place].screen, [])
  })

  test.each(['types', 'newRequest', 'request17', 'reading', 'sending', 'picking'] as const)(
    'at %s the consent is asked, and the place is shown after it',
    (place) => {
      const page = openAsStaff(places[place])
      page.seeConsent(true)
      // The consent leads to the address of the list.
      page.visit(places.list)
      page.agree()
      page.seeSentTo([places[place].path])
      expect(page.screen()).toBe(places[place].screen)
    },
  )

  test.each(['types', 'newRequest', 'request17', 'reading', 'sending', 'picking'] as const)(
    'from the first screen, %s asks for the consent too',
    (place) => {
      const page = openAsStaff()
      page.goWithoutConsent()
      page.visit(places[place])
      page.see('consent', ['consent'])
      page.seeConsent(true)
      page.agree()
      expect(page.screen()).toBe(places[place].screen)
    },
  )

  test('their own requests are listed after the consent', () => {
    const page = openAsStaff()
    page.goWithoutConsent()
    page.send({ type: 'consent.wanted' })
    page.seeConsent(true)
    page.agree()
    page.see('list', ['requestList', 'participantArea', 'consentWithdrawal'])
  })

  test('an acceptance of their own is opened again after the consent, with the cloud', () => {
    const page = openAsStaff(places.acceptance)
    page.goWithoutConsent()
    page.send({ type: 'consent.wanted' })
    page.seeConsent(true)
    page.agree()
    page.seeRequestStarted(places.acceptance)
  })

  test('while the consent is asked, Back to an acceptance shows it', () => {
    const page = openAsStaff(places.acceptance)
    page.goWithoutConsent()
    page.visit(places.types)
    page.see('consent', ['consent'])
    page.visit(places.acceptance)
    page.seeConsent(false)
    page.goWithoutConsent()
    page.see('request', ['openRequest'])
  })

  test('while the consent is asked, an address that does not exist is said not to exist', () => {
    const page = openAsStaff()
    page.goWithoutConsent()
    page.send({ type: 'consent.wanted' })
    page.visit(places.nowhere)
    page.seeConsent(false)
    page.goWithoutConsent()
    page.see('unknown', [])
  })

  test.each(['list', 'acceptance', 'types', 'reading'] as const)(
    'staff who decline at %s are back at their first screen (P-784)',
    (place) => {
      const page = openAsStaff(places[place])
      if (place === 'list' || place === 'acceptance') {
        page.goWithoutConsent()
        page.send({ type: 'consent.wanted' })
      }
      page.seeConsent(true)
      page.decline()
      page.see('staffStart', [])
    },
  )

  test('an address that is asked for while the consent is checked is not taken for a refusal', () => {
    const page = openAsStaff()
    page.visit(places.types)
    page.goWithoutConsent()
    page.see('consent', ['consent'])
    page.seeConsent(true)
  })

  test('after a withdrawal they are back at their first screen', () => {
    const page = openAsStaff()
    page.agree()
    page.send({ type: 'consent.withdrawn' })
    page.seeConsent(false)
    page.goWithoutConsent()
    page.see('staffStart', [])
  })

  test.each(['list', 'acceptance', 'noPassword', 'accessibility', 'nowhere'] as const)(
    'a person without a role is asked at %s',
    (place) => {
      const page = openScreens(places[place])
      page.seeConsent(true)
      page.visit(places.acceptance)
      page.visit(places.accessibility)
      page.visit(places.nowhere)
      page.seeConsent(true)
      page.see('consent', ['consent'])
    },
  )
})
