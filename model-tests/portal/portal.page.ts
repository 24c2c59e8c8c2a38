import { expect } from 'vitest'
import type { EventFrom } from 'xstate'

import type { PortalPlace } from '#domain/navigation/place.ts'
import type { Arrangement } from '#domain/requests/arrangement.ts'
import type { ListedRequest } from '#domain/requests/summary.ts'
import type { acceptanceMachine } from '#machines/acceptance/index.ts'
import { chunkMachine } from '#machines/chunk/index.ts'
import type { cloudPickerMachine } from '#machines/cloud-picker/index.ts'
import type { consentMachine } from '#machines/consent/index.ts'
import type { documentReaderMachine } from '#machines/document-reader/index.ts'
import type { newDocumentMachine } from '#machines/new-document/index.ts'
import type { participantAreaMachine } from '#machines/participant-area/index.ts'
import { offeredTypesOf, type PortalView, portalMachine, portalView } from '#machines/portal/index.ts'
import type { RequestListQuestion, requestListMachine, SentRequest } from '#machines/request-list/index.ts'
import type { requestViewMachine } from '#machines/request-view/index.ts'
import type { Visited } from '#machines/support/visited.ts'
import type { transfersMachine } from '#machines/transfers/index.ts'
import type { wizardMachine } from '#machines/wizard/index.ts'
import { cloud, participant } from '#samples/participant.ts'
import { controlledPort } from '../support/deferred.ts'
import { recordedChild } from '../support/recorded-child.ts'
import { inRecordedSystem } from '../support/recorded-system.ts'
import { settled } from '../support/settled.ts'
import { watchedGuard } from '../support/watched-guard.ts'
import { input } from './portal.cases.ts'

/** The portal with children that only write down what they are started with and told. */
export function openPortal(place = input.place, reference = input.reference) {
  const consent = controlledPort<unknown>()
  const code = controlledPort<void, undefined>()
  const acceptance = recordedChild<typeof acceptanceMachine>()
  const drafts = controlledPort<readonly ListedRequest[], RequestListQuestion>()
  const area = recordedChild<typeof participantAreaMachine>()
  const list = recordedChild<typeof requestListMachine>()
  const reader = recordedChild<typeof documentReaderMachine>()
  const picking = recordedChild<typeof cloudPickerMachine>()
  const reading = recordedChild<typeof requestViewMachine>()
  const sending = recordedChild<typeof newDocumentMachine>()
  const transfers = recordedChild<typeof transfersMachine>()
  const wizard = recordedChild<typeof wizardMachine>()
  const guard = watchedGuard()
  const machine = portalMachine.provide({
    actors: {
      acceptance: acceptance.logic,
      acceptanceCode: chunkMachine.provide({ actors: { loadChunk: code.logic } }),
      closingGuard: guard.logic,
      cloudPicker: picking.logic,
      consent: consent.logic as unknown as typeof consentMachine,
      documentReader: reader.logic,
      loadDrafts: drafts.logic,
      newDocument: sending.logic,
      participantArea: area.logic,
      requestList: list.logic,
      requestView: reading.logic,
      transfers: transfers.logic,
      wizard: wizard.logic,
    },
  })
  const { actor, heard, escalated } = inRecordedSystem(machine, {
    input: { ...input, place, reference },
    own: ['transfers', 'request'],
  })

  return {
    send: actor.send,
    visit: (place: PortalPlace) => actor.send({ type: `${place.screen}.visited`, place } as Visited),
    draftsArrive: (requests: readonly ListedRequest[]) => settled(() => drafts.answer(requests)),
    draftsFail: (error: unknown) => settled(() => drafts.fail(error)),
    codeArrives: () => settled(() => code.answer()),
    agree: () => settled(() => consent.answer({ cloud })),

    see(screen: PortalView['screen'], children: readonly string[], isAskingToLeave = false) {
      const hasUnsaved = children.includes('closingGuard')
      expect(portalView(actor.getSnapshot())).toEqual({ screen, hasUnsaved, isAskingToLeave })
      const charts = Object.keys(actor.getSnapshot().children).filter((name) => name !== 'loadDrafts')
      expect(charts).toEqual(screen === 'consent' ? children : ['transfers', 'documentReader', ...children])
    },
    seeClosingGuarded: (guarded: boolean) => expect(guard.held).toEqual(guarded ? ['answers'] : []),
    seeBlocks: (event: EventFrom<typeof portalMachine>) => expect(actor.getSnapshot().can(event)).toBe(true),
    seeDoesNotBlock: (event: EventFrom<typeof portalMachine>) =>
      expect(actor.getSnapshot().can(event)).toBe(false),
    seeRouterTold: (type: string) => expect(heard.router.at(-1)).toEqual({ type }),
    seeConsentAsked: () => expect(consent.inputs).toEqual([{ participant }]),
    seeListStarted: () => expect(list.started.at(-1)).toMatchObject({ participant, cloud }),
    seeListArranged: (arrangement: Arrangement) =>
      expect(list.started.at(-1)?.arrangement).toEqual(arrangement),
    seeListTellingOf: (justSent: SentRequest | null) =>
      expect(list.started.at(-1)?.justSent).toEqual(justSent),
    seeDraftsAsked: () => expect(drafts.inputs.at(-1)).toEqual({ cloudId: cloud.id }),
    /** Where each offered type that has a draft goes on: '1: /requerimento01/17 (2026000017)'. */
    seeDrafts: (...expected: readonly string[]) =>
      expect(
        offeredTypesOf(actor.getSnapshot()).flatMap(({ id, draftPath, draftProtocol }) =>
          draftPath === null ? [] : [`${id}: ${draftPath} (${draftProtocol})`],
        ),
      ).toEqual(expected),
    seeEscalated: (...errors: readonly unknown[]) => expect(escalated()).toEqual(errors),
    seeAreaStarted: () => expect(area.started.at(-1)).toEqual({ hasParticipantArea: true }),
    seeReadingStarted: (requestId: number) =>
      expect(reading.started.at(-1)).toEqual({ requestId, participant, reference: input.reference }),
    seePickingStarted: (...rowIds: readonly number[]) =>
      expect(picking.started).toMatchObject(
        rowIds.map((rowId) => ({ place: { requestId: 17, row: { rowId } }, participant, cloud })),
      ),
    seeSendingStarted: (...rowIds: readonly number[]) =>
      expect(sending.started).toMatchObject(
        rowIds.map((rowId) => ({ place: { requestId: 17, rowId }, participant, cloud })),
      ),
    seeAcceptances: (requestIds: readonly number[]) =>
      expect(acceptance.started).toEqual(
        requestIds.map((requestId) => ({ requestId, participant, cloud, reference: input.reference })),
      ),
    seeWizardStarted: (about: { requestId: number | null; typeId: number | null; step: number | null }) =>
      expect(wizard.started.at(-1)).toEqual({ ...about, participant, cloud, reference: input.reference }),
    seeStarts: (counts: { list: number; reading: number; wizard: number }) =>
      expect({
        list: list.started.length,
        reading: reading.started.length,
        wizard: wizard.started.length,
      }).toEqual(counts),
    /** What lives beside the screens. */
    seeLastingStarts(count: number) {
      expect(transfers.started).toEqual(
        Array.from({ length: count }, () => ({ owner: { participant, cloud } })),
      )
      expect(reader.started).toHaveLength(count)
    },
    seeViewerClosed: (times: number) =>
      expect(reader.heard).toEqual(Array.from({ length: times }, () => ({ type: 'viewer.closed' }))),
    seeStepsAsked: (steps: readonly (number | null)[]) =>
      expect(wizard.heard).toEqual(steps.map((step) => ({ type: 'step.requested', step }))),
    seeSentTo: (paths: readonly string[]) =>
      expect(heard.router).toEqual(
        paths.map((path) => ({ type: 'route.wanted', path, replace: true, leaving: null })),
      ),
  }
}
