import { describe, expect, test } from 'vitest'
import { fromCallback } from 'xstate'

import { CallError } from '#domain/call-failure.ts'
import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { Place } from '#domain/navigation/place.ts'
import type { Cloud } from '#domain/people/participant.ts'
import type { ListedRequest } from '#domain/requests/summary.ts'
import { type ScreensActor, screensMachine, screensView } from '#machines/app/screens/index.ts'
import { type SignedInActor, signedInView } from '#machines/app/signed-in/index.ts'
import { provideMutation } from '#machines/calls/mutation/index.ts'
import { provideQuery } from '#machines/calls/query/index.ts'
import type { ConsentAnswer, ConsentQuestion } from '#machines/consent/consent/index.ts'
import type {
  CloudQuestion,
  PickingRequest,
  RequestQuestion,
} from '#machines/documents/cloud-picker/index.ts'
import type { RequestListQuestion } from '#machines/requests/request-list/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import { required } from '#machines/support/required.ts'
import { cloud } from '#tools/samples/participant.ts'
import { controlledPort } from '../../model-tests/support/deferred.ts'
import { settled } from '../../model-tests/support/settled.ts'
import { openStubSession } from '../../model-tests/support/stub-session.ts'

const interrupted = new CallError({ kind: 'interrupted' })
const ASKED = ['interrupted', 'Ocorreu um problema, o sistema será finalizado.']

/** A session with the real screens, at the query for consent. */
async function enter(place: Place = { screen: 'list', path: '/' }) {
  const checkConsent = controlledPort<ConsentAnswer, ConsentQuestion>()
  const grantConsent = controlledPort<Cloud, ConsentQuestion>()
  const loadRequests = controlledPort<readonly ListedRequest[], RequestListQuestion>()
  const loadDocuments = controlledPort<readonly CloudDocument[], CloudQuestion>()
  const readPicking = controlledPort<PickingRequest | null, RequestQuestion>()
  const session = await openStubSession({
    screens: provideAll(screensMachine, {
      'cloudPicker.loadDocuments': provideQuery(loadDocuments.logic),
      'cloudPicker.loadRequest': provideQuery(readPicking.logic),
      'consent.checkConsent': provideQuery(checkConsent.logic),
      'consent.grantConsent': provideMutation(grantConsent.logic),
      'screens.storage': fromCallback(() => {}),
      'requestList.loadRequests': provideQuery(loadRequests.logic),
      'uploadQueue.storage': fromCallback(() => {}),
    }),
  })
  session.send({ type: 'place.changed', place })
  const signedIn: SignedInActor = required(session.getSnapshot().children.signedIn, 'signedIn')
  const screens = required(signedIn.getSnapshot().children.screens, 'screens') as ScreensActor
  return {
    ...{ checkConsent, grantConsent, loadRequests, loadDocuments, readPicking },
    consent: () => required(screens.getSnapshot().children.consent, 'consent'),
    retry: () => signedIn.send({ type: 'retry.chosen' }),
    dialog: () => {
      const { dialog, dialogText } = signedInView(signedIn.getSnapshot())
      return [dialog, dialogText]
    },
    screen: () => screensView(screens.getSnapshot()).screen,
  }
}

describe('an interrupted call is made again by the retry of the session', () => {
  test('a write, each time (D-61)', async () => {
    const { checkConsent, grantConsent, consent, dialog, retry, screen } = await enter()
    await settled(() => checkConsent.answer(null))
    consent().send({ type: 'consent.toggled', agreed: true })
    consent().send({ type: 'consent.saved' })
    for (const attempt of [1, 2, 3]) {
      await settled(() => grantConsent.fail(interrupted))
      expect([dialog(), grantConsent.inputs.length]).toEqual([ASKED, attempt])
      retry()
      expect(dialog()).toEqual([null, ''])
    }
    expect(grantConsent.inputs).toEqual(Array(4).fill(grantConsent.inputs[0]))
    await settled(() => grantConsent.answer(cloud))
    expect(screen()).toBe('list')
  })

  test('a read (D-130)', async () => {
    const { checkConsent, loadRequests, dialog, retry, screen } = await enter()
    await settled(() => checkConsent.answer(cloud))
    await settled(() => loadRequests.fail(interrupted))
    expect(dialog()).toEqual(ASKED)
    retry()
    expect([dialog(), loadRequests.inputs.length]).toEqual([[null, ''], 2])
    await settled(() => loadRequests.answer([]))
    expect(screen()).toBe('list')
  })

  test('two reads of a screen, but not one that was answered', async () => {
    const place: Place = { screen: 'cloudPicker', path: '/docs/7', requestId: 7, row: null }
    const { checkConsent, loadDocuments, readPicking, dialog, retry } = await enter(place)
    await settled(() => checkConsent.answer(cloud))
    await settled(() => loadDocuments.fail(interrupted))
    await settled(() => readPicking.fail(interrupted))
    retry()
    expect([loadDocuments.inputs.length, readPicking.inputs.length]).toEqual([2, 2])
    await settled(() => loadDocuments.answer([]))
    await settled(() => readPicking.fail(interrupted))
    expect(dialog()).toEqual(ASKED)
    retry()
    expect([loadDocuments.inputs.length, readPicking.inputs.length]).toEqual([2, 3])
  })
})
