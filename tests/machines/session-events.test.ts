import { describe, expect, test } from 'vitest'
import { createActor, type EventFrom, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { CallError } from '#domain/call-failure.ts'
import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { Place } from '#domain/navigation/place.ts'
import type { Cloud } from '#domain/people/participant.ts'
import type { ListedRequest } from '#domain/requests/summary.ts'
import { type InsideActor, insideMachine, insideView } from '#machines/app/inside/index.ts'
import {
  type Credentials,
  type LoginActor,
  loginMachine,
  type OpenSession,
  type StartedSession,
} from '#machines/app/login/index.ts'
import { portalMachine, portalView } from '#machines/app/portal/index.ts'
import { type HistoryCommand, routerMachine } from '#machines/app/router/index.ts'
import { type SessionEnd, sessionMachine, sessionView } from '#machines/app/session/index.ts'
import { type Lifetime, sessionClockMachine } from '#machines/app/session-clock/index.ts'
import { chunkMachine } from '#machines/calls/chunk/index.ts'
import { loadWith } from '#machines/calls/load/index.ts'
import { writeWith } from '#machines/calls/write/index.ts'
import { type ConsentAnswer, type ConsentQuestion, consentMachine } from '#machines/consent/consent/index.ts'
import {
  type CloudQuestion,
  cloudPickerMachine,
  type PickingRequest,
  type RequestQuestion,
} from '#machines/documents/cloud-picker/index.ts'
import { transfersMachine } from '#machines/documents/transfers/index.ts'
import { type RequestListQuestion, requestListMachine } from '#machines/requests/request-list/index.ts'
import { required } from '#machines/support/required.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { emptyReference } from '#tools/samples/reference.ts'
import { controlledPort } from '../../model-tests/support/deferred.ts'
import { settled } from '../../model-tests/support/settled.ts'
import { simulatedWait } from '../../model-tests/support/simulated-wait.ts'

const reference = emptyReference

const home: Place = { screen: 'list', path: '/' }

const expired = new CallError({ kind: 'expired' })
const interrupted = new CallError({ kind: 'interrupted' })
const offContract = new CallError({ kind: 'offContract', callId: '7K3M-9QXD-2RWH' })
const refused = new CallError({ kind: 'refused', status: 422, message: null, problems: [] })

/** The session with all charts below it as in the browser, at the query for consent. */
async function enter() {
  const checkConsent = controlledPort<ConsentAnswer, ConsentQuestion>()
  const grantConsent = controlledPort<Cloud, ConsentQuestion>()
  const loadRequests = controlledPort<readonly ListedRequest[], RequestListQuestion>()
  const loadDocuments = controlledPort<readonly CloudDocument[], CloudQuestion>()
  const readPicking = controlledPort<PickingRequest | null, RequestQuestion>()
  const authenticate = controlledPort<OpenSession, Credentials>()
  const endSession = controlledPort<void, SessionEnd>()
  const routes: string[] = []
  const browser = { goTo: (_: Place) => {} }
  const renewSession = controlledPort<Lifetime, undefined>()
  const outside = { say: (_: EventFrom<typeof sessionMachine>) => {} }
  const time = new SimulatedClock()

  const session = createActor(
    sessionMachine.provide({
      actors: {
        router: routerMachine.provide({
          actors: {
            history: fromCallback<HistoryCommand>(({ receive, sendBack }) => {
              browser.goTo = (place) => sendBack({ type: 'location.changed', place })
              browser.goTo(home)
              receive((command) => command.type === 'navigate' && routes.push(command.path))
            }),
          },
        }),
        outsideWorld: fromCallback(({ sendBack }) => {
          outside.say = sendBack
        }),
        login: loginMachine.provide({
          actors: {
            recallSession: fromPromise<OpenSession | null, undefined>(async () => ({
              cpf: participant.cpf,
              deadline: 3_600_000,
              isLast: false,
            })),
            startSession: fromPromise<StartedSession, OpenSession>(async () => ({
              participant,
              reference,
              hasParticipantArea: false,
            })),
            insideChunk: chunkMachine.provide({ actors: { loadChunk: fromPromise(async () => {}) } }),
            authenticate: authenticate.logic,
          },
        }),
        endSession: endSession.logic,
        inside: insideMachine.provide({
          actors: {
            clock: sessionClockMachine.provide({
              actors: { waitUntil: simulatedWait(time), renewSession: renewSession.logic },
            }),
            portal: portalMachine.provide({
              actors: {
                keeper: fromCallback(() => {}),
                transfers: transfersMachine.provide({ actors: { keeper: fromCallback(() => {}) } }),
                consent: consentMachine.provide({
                  actors: {
                    checkConsent: loadWith(checkConsent.logic),
                    grantConsent: writeWith(grantConsent.logic),
                  },
                }),
                cloudPicker: cloudPickerMachine.provide({
                  actors: {
                    loadDocuments: loadWith(loadDocuments.logic),
                    loadRequest: loadWith(readPicking.logic),
                  },
                }),
                requestList: requestListMachine.provide({
                  actors: { loadRequests: loadWith(loadRequests.logic) },
                }),
              },
            }),
          },
        }),
      },
    }),
    { systemId: 'session', clock: time, input: { recalled: null } },
  )
  await settled(() => session.start())

  const inside = (): InsideActor => required(session.getSnapshot().children.inside, 'inside')
  const login = (): LoginActor => required(session.getSnapshot().children.login, 'login')
  const portal = () => session.getSnapshot().children.inside?.getSnapshot().children.portal
  return {
    session,
    checkConsent,
    grantConsent,
    loadRequests,
    loadDocuments,
    readPicking,
    authenticate,
    endSession,
    renewSession,
    browser,
    outside,
    time,
    inside,
    login,
    portal,
    clock: () => inside().getSnapshot().children.clock,
    routes,
    dialog: () => {
      const asking = session.getSnapshot().children.inside?.getSnapshot()
      const { dialog, dialogText } = asking ? insideView(asking) : sessionView(session.getSnapshot())
      return [dialog, dialogText]
    },
    screen: () => {
      const inside = portal()?.getSnapshot()
      return inside ? portalView(inside).screen : sessionView(session.getSnapshot()).screen
    },
    /** Without consent: the participant ticks the box and clicks Gravar. */
    async save() {
      await settled(() => checkConsent.answer(null))
      const consent = portal()?.getSnapshot().children.consent
      consent?.send({ type: 'consent.toggled', agreed: true })
      consent?.send({ type: 'consent.saved' })
    },
  }
}

type Inside = Awaited<ReturnType<typeof enter>>

test("session: the browser's navigation reaches the portal", async () => {
  const { checkConsent, browser, screen } = await enter()
  await settled(() => checkConsent.answer(cloud))
  expect(screen()).toBe('list')
  browser.goTo({ screen: 'types', path: '/tiposreq' })
  expect(screen()).toBe('types')
})

describe('session: the clock', () => {
  const HOUR = 3_600_000
  const MINUTE = 60_000

  test('it learns that another tab extended the session', async () => {
    const { clock, outside } = await enter()
    outside.say({ type: 'session.renewedElsewhere', deadline: 2 * HOUR, isLast: false })
    expect(clock()?.getSnapshot().context.deadline).toBe(2 * HOUR)
  })

  test('it learns that the page became visible', async () => {
    const { clock, outside } = await enter()
    const received: string[] = []
    clock()?.system.inspect((inspected) => {
      if (inspected.type === '@xstate.event' && inspected.actorRef === clock())
        received.push(inspected.event.type)
    })
    outside.say({ type: 'page.resumed' })
    expect(received).toEqual(['page.resumed'])
  })

  test('it ends the session when the time is over', async () => {
    const { time, dialog } = await enter()
    for (const passed of [55 * MINUTE, 4 * MINUTE, MINUTE]) await settled(() => time.increment(passed))
    expect(dialog()).toEqual(['expired', 'Sua sessão expirou. Faça um novo login.'])
  })

  test('it ends the session when the server has already ended it (D-13)', async () => {
    const { time, clock, renewSession, dialog } = await enter()
    await settled(() => time.increment(55 * MINUTE))
    clock()?.send({ type: 'stay.chosen' })
    await settled(() => renewSession.fail(expired))
    expect(dialog()).toEqual(['expired', 'Sua sessão expirou. Faça um novo login.'])
  })

  test('after an extension the portal is unchanged and a notice is shown', async () => {
    const { session, time, clock, renewSession, checkConsent, screen } = await enter()
    await settled(() => checkConsent.answer(cloud))
    await settled(() => time.increment(55 * MINUTE))
    clock()?.send({ type: 'stay.chosen' })
    await settled(() => renewSession.answer({ deadline: 115 * MINUTE, isLast: false }))
    expect(session.getSnapshot().children.notices?.getSnapshot().context.notice?.text).toBe(
      'Sessão prolongada.',
    )
    await settled(() => time.increment(5 * MINUTE))
    expect(screen()).toBe('list')
  })
})

describe('session: a write that fails', () => {
  test('interrupted, the session asks, and the same call is made again (D-61)', async () => {
    const { grantConsent, dialog, screen, save, inside } = await enter()
    await save()
    await settled(() => grantConsent.fail(interrupted))
    expect(dialog()).toEqual(['interrupted', 'Ocorreu um problema, o sistema será finalizado.'])

    inside().send({ type: 'retry.chosen' })
    expect(dialog()).toEqual([null, ''])
    expect(grantConsent.inputs).toEqual([{ participant }, { participant }])

    await settled(() => grantConsent.answer(cloud))
    expect(screen()).toBe('list')
  })

  test('interrupted repeatedly, the session asks each time', async () => {
    const { grantConsent, dialog, save, inside } = await enter()
    await save()
    for (const attempt of [1, 2, 3]) {
      await settled(() => grantConsent.fail(interrupted))
      expect(dialog()[0]).toBe('interrupted')
      expect(grantConsent.inputs).toHaveLength(attempt)
      inside().send({ type: 'retry.chosen' })
    }
    expect(grantConsent.inputs).toHaveLength(4)
  })

  test('interrupted without a retry, OK logs out', async () => {
    const { grantConsent, endSession, dialog, screen, save, inside } = await enter()
    await save()
    await settled(() => grantConsent.fail(interrupted))
    inside().send({ type: 'alert.acknowledged' })
    expect(endSession.inputs).toMatchObject([{ reason: 'failure' }])
    expect(dialog()).toEqual([null, ''])
    await settled(() => endSession.answer())
    expect(screen()).toBe('login')
  })

  test('refused, the screen shows it and the session stays open', async () => {
    const { grantConsent, dialog, screen, save } = await enter()
    await save()
    await settled(() => grantConsent.fail(refused))
    expect(dialog()).toEqual([null, ''])
    expect(screen()).toBe('consent')
  })
})

describe('session: a read that fails', () => {
  test('interrupted, the session asks, and the same call is made again (D-130)', async () => {
    const { checkConsent, loadRequests, dialog, screen, inside } = await enter()
    await settled(() => checkConsent.answer(cloud))
    await settled(() => loadRequests.fail(interrupted))
    expect(dialog()).toEqual(['interrupted', 'Ocorreu um problema, o sistema será finalizado.'])

    inside().send({ type: 'retry.chosen' })
    expect(dialog()).toEqual([null, ''])
    expect(loadRequests.inputs).toHaveLength(2)
    await settled(() => loadRequests.answer([]))
    expect(screen()).toBe('list')
  })

  test('interrupted together with another read of the screen, both are made again', async () => {
    const { checkConsent, loadDocuments, readPicking, browser, dialog, inside } = await enter()
    await settled(() => checkConsent.answer(cloud))
    browser.goTo({ screen: 'cloudPicker', path: '/docs/7', requestId: 7, row: null })
    await settled(() => loadDocuments.fail(interrupted))
    await settled(() => readPicking.fail(interrupted))
    inside().send({ type: 'retry.chosen' })
    expect([loadDocuments.inputs.length, readPicking.inputs.length]).toEqual([2, 2])

    // A read that was answered is not repeated.
    await settled(() => loadDocuments.answer([]))
    await settled(() => readPicking.fail(interrupted))
    expect(dialog()[0]).toBe('interrupted')
    inside().send({ type: 'retry.chosen' })
    expect([loadDocuments.inputs.length, readPicking.inputs.length]).toEqual([2, 3])
  })

  test('interrupted without a retry, OK logs out, and the next login leads to the same place', async () => {
    const { checkConsent, endSession, authenticate, browser, screen, routes, inside, login } = await enter()
    await settled(() => checkConsent.answer(cloud))
    browser.goTo({ screen: 'types', path: '/tiposreq' })
    inside().send({ type: 'call.interrupted', callId: null })
    inside().send({ type: 'alert.acknowledged' })
    expect(endSession.inputs).toMatchObject([{ reason: 'failure', wanted: { path: '/tiposreq' } }])
    await settled(() => endSession.answer())
    expect([screen(), routes.at(-1)]).toEqual(['login', '/login'])

    login().send({ type: 'cpf.typed', value: '529.982.247-25' })
    login().send({ type: 'password.typed', value: '20262026' })
    login().send({ type: 'login.submitted' })
    await settled(() => authenticate.answer({ cpf: participant.cpf, deadline: 3_600_000, isLast: false }))
    expect(routes.at(-1)).toBe('/tiposreq')
  })

  test('off the contract, the fatal dialog opens, and its OK logs out', async () => {
    const { session, checkConsent, endSession, dialog, screen, routes } = await enter()
    await settled(() => checkConsent.fail(offContract))
    expect(dialog()).toEqual(['failed', 'Ocorreu um problema, o sistema será finalizado.'])
    expect(sessionView(session.getSnapshot()).callId).toBe('7K3M-9QXD-2RWH')

    session.send({ type: 'alert.acknowledged' })
    expect(endSession.inputs).toMatchObject([{ reason: 'failure', wanted: null }])
    await settled(() => endSession.answer())
    expect([screen(), routes.at(-1)]).toEqual(['login', '/login'])
  })

  test('refused, the screen shows it and the session stays open', async () => {
    const { checkConsent, loadRequests, dialog, screen } = await enter()
    await settled(() => checkConsent.answer(cloud))
    await settled(() => loadRequests.fail(refused))
    expect(dialog()).toEqual([null, ''])
    expect(screen()).toBe('list')
  })
})

describe('session: a call that reports an expired session (D-13)', () => {
  const ways = {
    'a read': (inside: Inside) => settled(() => inside.checkConsent.fail(expired)),
    'a write': async (inside: Inside) => {
      await inside.save()
      await settled(() => inside.grantConsent.fail(expired))
    },
  }

  test.each(['a read', 'a write'] as const)('%s ends the session, and OK leads to the login', async (way) => {
    const inside = await enter()
    await ways[way](inside)
    expect(inside.dialog()).toEqual(['expired', 'Sua sessão expirou. Faça um novo login.'])
    expect(inside.portal()).toBeUndefined()

    inside.session.send({ type: 'alert.acknowledged' })
    expect(inside.endSession.inputs).toMatchObject([{ reason: 'expiry' }])
    await settled(() => inside.endSession.answer())
    expect(inside.screen()).toBe('login')
    expect(inside.routes.at(-1)).toBe('/login')
  })
})
