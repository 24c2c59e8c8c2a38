import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'

import { CallError } from '#domain/call-failure.ts'
import type { Place } from '#domain/navigation/place.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'
import { type ConsentAnswer, type ConsentQuestion, consentMachine } from '#machines/consent/index.ts'
import { portalMachine, portalView } from '#machines/portal/index.ts'
import { type RequestListQuestion, requestListMachine } from '#machines/request-list/index.ts'
import {
  type EndReason,
  type OpenSession,
  type StartedSession,
  sessionMachine,
  sessionView,
} from '#machines/session/index.ts'
import type { RouteWanted } from '#machines/support/system.ts'
import { writeMachine } from '#machines/write/index.ts'

import { controlledPort } from '../../model-tests/support/deferred.ts'
import { cloud, participant } from '../../model-tests/support/sample-participant.ts'
import { settled } from '../../model-tests/support/settled.ts'

const reference = {
  plans: [],
  benefits: [],
  types: [],
  countries: [],
  sponsorDomains: [],
  today: '2026-11-21',
  maxFileMb: null,
}

const home: Place = { screen: 'list', path: '/' }

const expired = new CallError({ kind: 'expired' })
const interrupted = new CallError({ kind: 'interrupted' })
const offContract = new CallError({ kind: 'offContract' })
const refused = new CallError({ kind: 'refused', status: 422, message: null, problems: [] })

/** The session with everything below it as it is in the browser, inside and asking whether there is consent. */
async function enter() {
  const checkConsent = controlledPort<ConsentAnswer, ConsentQuestion>()
  const grantConsent = controlledPort<unknown>()
  const loadRequests = controlledPort<readonly RequestSummary[], RequestListQuestion>()
  const endSession = controlledPort<void, { reason: EndReason }>()
  const routes: string[] = []
  const browser = { goTo: (_: Place) => {} }

  const session = createActor(
    sessionMachine.provide({
      actors: {
        router: fromCallback<RouteWanted>(({ receive, sendBack }) => {
          browser.goTo = (place) => sendBack({ type: 'place.changed', place })
          browser.goTo(home)
          receive(({ path }) => routes.push(path))
        }),
        outsideWorld: fromCallback(() => {}),
        recallSession: fromPromise<OpenSession | null, undefined>(async () => ({
          cpf: participant.cpf,
          deadline: 3_600_000,
        })),
        startSession: fromPromise<StartedSession, OpenSession>(async () => ({ participant, reference })),
        endSession: endSession.logic,
        portal: portalMachine.provide({
          actors: {
            consent: consentMachine.provide({
              actors: {
                checkConsent: checkConsent.logic,
                grantConsent: writeMachine.provide({ actors: { call: grantConsent.logic } }),
              },
            }),
            requestList: requestListMachine.provide({ actors: { loadRequests: loadRequests.logic } }),
          },
        }),
      },
    }),
    { systemId: 'session', clock: new SimulatedClock(), input: { now: () => 0 } },
  )
  await settled(() => session.start())

  const portal = () => session.getSnapshot().children.portal
  return {
    session,
    checkConsent,
    grantConsent,
    loadRequests,
    endSession,
    browser,
    routes,
    dialog: () => {
      const { dialog, dialogText } = sessionView(session.getSnapshot())
      return [dialog, dialogText]
    },
    screen: () => {
      const inside = portal()?.getSnapshot()
      return inside ? portalView(inside).screen : sessionView(session.getSnapshot()).screen
    },
    /** No consent yet; the participant ticks the box and clicks Gravar. */
    async save() {
      await settled(() => checkConsent.answer(null))
      const consent = portal()?.getSnapshot().children.consent
      consent?.send({ type: 'consent.toggled', agreed: true })
      consent?.send({ type: 'consent.saved' })
    },
  }
}

type Inside = Awaited<ReturnType<typeof enter>>

test('where the browser goes, the portal goes', async () => {
  const { checkConsent, browser, screen } = await enter()
  await settled(() => checkConsent.answer(cloud))
  expect(screen()).toBe('list')
  browser.goTo({ screen: 'types', path: '/tiposreq' })
  expect(screen()).toBe('types')
})

describe('a write that fails', () => {
  test('interrupted: the session asks, and the same request goes out again (D-61)', async () => {
    const { session, grantConsent, dialog, screen, save } = await enter()
    await save()
    await settled(() => grantConsent.fail(interrupted))
    expect(dialog()).toEqual(['interrupted', 'Ocorreu um problema, o sistema será finalizado.'])

    session.send({ type: 'retry.chosen' })
    expect(dialog()).toEqual([null, ''])
    expect(grantConsent.inputs).toEqual([{ participant }, { participant }])

    await settled(() => grantConsent.answer(cloud))
    expect(screen()).toBe('list')
  })

  test('interrupted again and again: the session asks each time', async () => {
    const { session, grantConsent, dialog, save } = await enter()
    await save()
    for (const attempt of [1, 2, 3]) {
      await settled(() => grantConsent.fail(interrupted))
      expect(dialog()[0]).toBe('interrupted')
      expect(grantConsent.inputs).toHaveLength(attempt)
      session.send({ type: 'retry.chosen' })
    }
    expect(grantConsent.inputs).toHaveLength(4)
  })

  test('interrupted and given up: OK logs out', async () => {
    const { session, grantConsent, endSession, dialog, screen, save } = await enter()
    await save()
    await settled(() => grantConsent.fail(interrupted))
    session.send({ type: 'acknowledged' })
    expect(endSession.inputs).toEqual([{ reason: 'failure' }])
    expect(dialog()).toEqual([null, ''])
    await settled(() => endSession.answer())
    expect(screen()).toBe('login')
  })

  test('refused: the screen says so, the session hears nothing', async () => {
    const { grantConsent, dialog, screen, save } = await enter()
    await save()
    await settled(() => grantConsent.fail(refused))
    expect(dialog()).toEqual([null, ''])
    expect(screen()).toBe('consent')
  })
})

describe('a read that fails', () => {
  test.each([
    ['interrupted', interrupted],
    ['off the contract', offContract],
  ])('%s: the fatal dialog, whose OK logs out', async (_name, failure) => {
    const { session, checkConsent, endSession, dialog, screen, routes } = await enter()
    await settled(() => checkConsent.fail(failure))
    expect(dialog()).toEqual(['failed', 'Ocorreu um problema, o sistema será finalizado.'])
    expect(session.getSnapshot().can({ type: 'retry.chosen' })).toBe(false)

    session.send({ type: 'acknowledged' })
    expect(endSession.inputs).toEqual([{ reason: 'failure' }])
    await settled(() => endSession.answer())
    expect(screen()).toBe('login')
    expect(routes.at(-1)).toBe('/login')
  })

  test('the list of requests too (D-62)', async () => {
    const { checkConsent, loadRequests, dialog } = await enter()
    await settled(() => checkConsent.answer(cloud))
    await settled(() => loadRequests.fail(interrupted))
    expect(dialog()[0]).toBe('failed')
  })
})

describe('a call that says the session expired (D-13)', () => {
  const ways = {
    'a read': (inside: Inside) => settled(() => inside.checkConsent.fail(expired)),
    'a write': async (inside: Inside) => {
      await inside.save()
      await settled(() => inside.grantConsent.fail(expired))
    },
  }

  test.each(['a read', 'a write'] as const)(
    '%s: the session ends, and OK leads to the login',
    async (way) => {
      const inside = await enter()
      await ways[way](inside)
      expect(inside.dialog()).toEqual(['expired', 'Sua sessão expirou. Faça um novo login.'])
      expect(inside.session.getSnapshot().children.portal).toBeUndefined()

      inside.session.send({ type: 'acknowledged' })
      expect(inside.endSession.inputs).toEqual([{ reason: 'expiry' }])
      await settled(() => inside.endSession.answer())
      expect(inside.screen()).toBe('login')
      expect(inside.routes.at(-1)).toBe('/login')
    },
  )
})
