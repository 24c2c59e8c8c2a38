import { expect } from 'vitest'
import { type EventFrom, fromCallback } from 'xstate'

import type { PortalPlace } from '#domain/navigation/place.ts'
import type { Cloud } from '#domain/people/participant.ts'
import type { Arrangement } from '#domain/requests/arrangement.ts'
import type { openRequestMachine } from '#machines/app/open-request/index.ts'
import {
  type ScreensView,
  type SentChanged,
  screensMachine,
  screensView,
} from '#machines/app/screens/index.ts'
import type { ConsentOutcome, consentMachine } from '#machines/consent/consent/index.ts'
import type { consentWithdrawalMachine } from '#machines/consent/consent-withdrawal/index.ts'
import type { participantAreaMachine } from '#machines/consent/participant-area/index.ts'
import type { cloudPickerMachine } from '#machines/documents/cloud-picker/index.ts'
import type { documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import type { newDocumentMachine } from '#machines/documents/new-document/index.ts'
import type { uploadQueueMachine } from '#machines/documents/upload-queue/index.ts'
import type { requestListMachine, SentRequest } from '#machines/requests/request-list/index.ts'
import type { requestTypesMachine } from '#machines/requests/request-types/index.ts'
import type { requestViewMachine } from '#machines/requests/request-view/index.ts'
import type { Visited } from '#machines/support/visited.ts'
import { cloud } from '#tools/samples/participant.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { recordedChild } from '../../support/recorded-child.ts'
import { input } from './screens.cases.ts'

/** The screens, with child charts that only record their input and events. */
export function openScreens(place: PortalPlace = input.place, given = input) {
  const { participant } = given
  const consent = recordedChild<typeof consentMachine>()
  const withdrawal = recordedChild<typeof consentWithdrawalMachine>()
  let agreements = 0
  const area = recordedChild<typeof participantAreaMachine>()
  const kept: (SentRequest | null)[] = []
  const list = recordedChild<typeof requestListMachine>()
  const reader = recordedChild<typeof documentReaderMachine>()
  const picking = recordedChild<typeof cloudPickerMachine>()
  const request = recordedChild<typeof openRequestMachine>()
  const types = recordedChild<typeof requestTypesMachine>()
  const reading = recordedChild<typeof requestViewMachine>()
  const sending = recordedChild<typeof newDocumentMachine>()
  const uploadQueue = recordedChild<typeof uploadQueueMachine>()
  const machine = screensMachine.provide({
    actors: {
      cloudPicker: picking.logic,
      consent: consent.logic,
      consentWithdrawal: withdrawal.logic,
      documentReader: reader.logic,
      storage: fromCallback<SentChanged, { readonly cpf: string }>(({ receive }) =>
        receive(({ sent }) => kept.push(sent)),
      ),
      newDocument: sending.logic,
      openRequest: request.logic,
      participantArea: area.logic,
      requestList: list.logic,
      requestTypes: types.logic,
      requestView: reading.logic,
      uploadQueue: uploadQueue.logic,
    },
  })
  const { actor, heard } = inRecordedSystem(machine, { input: { ...given, place } })

  const endConsent = (outcome: ConsentOutcome) => {
    agreements += 1
    actor.send(outcome)
  }

  return {
    send: actor.send,
    visit: (place: PortalPlace) => actor.send({ type: `visited.${place.screen}`, place } as Visited),
    endConsent,
    agree: () => endConsent({ type: 'consent.granted', cloud }),
    decline: () => endConsent({ type: 'consent.declined' }),
    goWithoutConsent: () => endConsent({ type: 'consent.notAsked' }),

    see(screen: ScreensView['screen'], children: readonly string[]) {
      expect(screensView(actor.getSnapshot())).toEqual({ screen })
      const charts = Object.keys(actor.getSnapshot().children)
      const lasting = screen === 'consent' ? ['storage'] : ['storage', 'uploadQueue', 'documentReader']
      expect(charts).toEqual([...lasting, ...children])
    },
    screen: () => screensView(actor.getSnapshot()).screen,
    /** Each consent leads to the place that was asked for. */
    seeRoutesOfConsents: () => expect(heard.router).toHaveLength(agreements),
    seeConsent: (asks: boolean) => expect(consent.started.at(-1)).toEqual({ participant, asks }),
    seeListStarted: () => expect(list.started.at(-1)).toMatchObject({ participant, cloud }),
    seeListArranged: (arrangement: Arrangement) =>
      expect(list.started.at(-1)?.arrangement).toEqual(arrangement),
    seeListTellingOf: (justSent: SentRequest | null) =>
      expect(list.started.at(-1)?.justSent).toEqual(justSent),
    seeKept: (...sent: readonly (SentRequest | null)[]) => expect(kept).toEqual(sent),
    seeTypesStarted: () =>
      expect(types.started.at(-1)).toEqual({ participant, cloud, reference: input.reference }),
    seeTypesStarts: (times: number) => expect(types.started).toHaveLength(times),
    seeAreaStarted: () => expect(area.started.at(-1)).toEqual({ hasParticipantArea: true }),
    seeReadingStarted: (requestId: number) =>
      expect(reading.started.at(-1)).toEqual({ requestId, participant, reference: input.reference }),
    seePickingStarted: (...rowIds: readonly number[]) =>
      expect(picking.started.slice(-rowIds.length)).toMatchObject(
        rowIds.map((rowId) => ({ place: { requestId: 17, row: { rowId } }, participant, cloud })),
      ),
    seeSendingStarted: (...rowIds: readonly number[]) =>
      expect(sending.started.slice(-rowIds.length)).toMatchObject(
        rowIds.map((rowId) => ({ place: { requestId: 17, rowId }, participant, cloud })),
      ),
    seeRequestStarted: (place: PortalPlace, owned: Cloud | null = cloud) =>
      expect(request.started.at(-1)).toEqual({
        place,
        participant,
        cloud: owned,
        reference: input.reference,
      }),
    seeRequestEvents: (...events: readonly EventFrom<typeof screensMachine>[]) =>
      expect(request.heard).toEqual(events),
    seeStarts: (counts: { list: number; reading: number; request: number }) =>
      expect({
        list: list.started.length,
        reading: reading.started.length,
        request: request.started.length,
      }).toEqual(counts),
    /** The child charts that run beside the screens. */
    seeLastingStarts(count: number) {
      expect(uploadQueue.started).toEqual(
        Array.from({ length: count }, () => ({ owner: { participant, cloud } })),
      )
      expect(reader.started).toHaveLength(count)
    },
    seeViewerClosed: (times: number) =>
      expect(reader.heard).toEqual(Array.from({ length: times }, () => ({ type: 'viewer.closed' }))),
    seeSentTo: (paths: readonly string[]) =>
      expect(heard.router).toEqual(
        paths.map((path) => ({ type: 'route.wanted', path, replace: true, leaving: null })),
      ),
  }
}
