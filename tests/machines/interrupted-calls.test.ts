import { expect, test } from 'vitest'
import { fromCallback } from 'xstate'

import { CallError } from '#domain/call-failure.ts'
import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { Place } from '#domain/navigation/place.ts'
import { screensMachine } from '#machines/app/screens/index.ts'
import { type SignedInActor, signedInView } from '#machines/app/signed-in/index.ts'
import { provideQuery } from '#machines/calls/query/index.ts'
import type { ConsentAnswer, ConsentQuestion } from '#machines/consent/consent/index.ts'
import type {
  CloudQuestion,
  PickingRequest,
  RequestQuestion,
} from '#machines/documents/cloud-picker/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import { required } from '#machines/support/required.ts'
import { cloud } from '#tools/samples/participant.ts'
import { controlledPort } from '../../model-tests/support/deferred.ts'
import { settled } from '../../model-tests/support/settled.ts'
import { openStubSession } from '../../model-tests/support/stub-session.ts'

const interrupted = new CallError({ kind: 'interrupted' })
const ASKED = ['interrupted', 'Ocorreu um problema, o sistema será finalizado.']
const place: Place = { screen: 'cloudPicker', path: '/docs/7', requestId: 7, row: null }

// D-130
test('the retry of the session makes two interrupted reads of a screen again, but not one that was answered', async () => {
  const consent = controlledPort<ConsentAnswer, ConsentQuestion>()
  const documents = controlledPort<readonly CloudDocument[], CloudQuestion>()
  const request = controlledPort<PickingRequest | null, RequestQuestion>()
  const session = await openStubSession({
    screens: provideAll(screensMachine, {
      'cloudPicker.loadDocuments': provideQuery(documents.logic),
      'cloudPicker.loadRequest': provideQuery(request.logic),
      'consent.checkConsent': provideQuery(consent.logic),
      'screens.storage': fromCallback(() => {}),
      'uploadQueue.storage': fromCallback(() => {}),
    }),
  })
  const signedIn: SignedInActor = required(session.getSnapshot().children.signedIn, 'signedIn')
  const dialog = () => {
    const { dialog, dialogText } = signedInView(signedIn.getSnapshot())
    return [dialog, dialogText]
  }
  session.send({ type: 'place.changed', place })
  await settled(() => consent.answer(cloud))

  await settled(() => documents.fail(interrupted))
  await settled(() => request.fail(interrupted))
  signedIn.send({ type: 'retry.chosen' })
  expect([documents.inputs.length, request.inputs.length]).toEqual([2, 2])
  await settled(() => documents.answer([]))
  await settled(() => request.fail(interrupted))
  expect(dialog()).toEqual(ASKED)
  signedIn.send({ type: 'retry.chosen' })
  expect([documents.inputs.length, request.inputs.length]).toEqual([2, 3])
})
