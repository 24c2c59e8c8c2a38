import { assign, raise, sendTo, setup } from 'xstate'

import { listPath } from '#domain/navigation/paths.ts'
import type { Place, PortalPlace } from '#domain/navigation/place.ts'
import type { Cloud } from '#domain/people/participant.ts'
import { type Arrangement, FIRST_ARRANGEMENT } from '#domain/requests/arrangement.ts'
import { consentMachine } from '../../consent/consent/index.ts'
import { consentWithdrawalMachine } from '../../consent/consent-withdrawal/index.ts'
import { participantAreaMachine } from '../../consent/participant-area/index.ts'
import { cloudPickerMachine } from '../../documents/cloud-picker/index.ts'
import { documentReaderMachine } from '../../documents/document-reader/index.ts'
import { newDocumentMachine } from '../../documents/new-document/index.ts'
import { uploadQueueMachine } from '../../documents/upload-queue/index.ts'
import { requestListMachine, type SentRequest } from '../../requests/request-list/index.ts'
import { requestTypesMachine } from '../../requests/request-types/index.ts'
import { requestViewMachine } from '../../requests/request-view/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { callbackPort } from '../../support/port.ts'
import { route, toRouter } from '../../support/system.ts'
import { visited } from '../../support/visited.ts'
import { openRequestMachine } from '../open-request/index.ts'
import { isOpenWithoutCloud, needsCloud } from './screens.inputs.ts'
import type { ScreensContext, ScreensEvent, ScreensInput, SentChanged } from './screens.types.ts'

export const screensSetup = setup({
  types: {} as {
    input: ScreensInput
    context: ScreensContext
    events: ScreensEvent
    meta: ChartMeta
    children: {
      cloudPicker: 'cloudPicker'
      consent: 'consent'
      consentWithdrawal: 'consentWithdrawal'
      documentReader: 'documentReader'
      storage: 'storage'
      newDocument: 'newDocument'
      openRequest: 'openRequest'
      participantArea: 'participantArea'
      requestList: 'requestList'
      requestTypes: 'requestTypes'
      requestView: 'requestView'
      uploadQueue: 'uploadQueue'
    }
  },
  actors: {
    cloudPicker: cloudPickerMachine,
    consent: consentMachine,
    consentWithdrawal: consentWithdrawalMachine,
    documentReader: documentReaderMachine,
    storage: callbackPort<SentChanged, { readonly cpf: string }>('storage'),
    newDocument: newDocumentMachine,
    openRequest: openRequestMachine,
    participantArea: participantAreaMachine,
    requestList: requestListMachine,
    requestTypes: requestTypesMachine,
    requestView: requestViewMachine,
    uploadQueue: uploadQueueMachine,
  },
  actions: {
    setPlace: assign((_, { place }: { place: PortalPlace }) => ({ place, shownPath: place.path })),
    setWanted: assign({ place: (_, { place }: { place: PortalPlace }) => place }),
    visitPlace: raise(({ context }) => visited(context.place)),
    // The same place is shown again after the consent.
    clearShown: assign({ shownPath: null }),
    setCloud: assign({ cloud: (_, { cloud }: { cloud: Cloud }) => cloud }),
    setStart: assign({ place: { screen: 'list', path: listPath } }),
    clearCloud: assign({ cloud: null }),
    wantCloud: assign({ wantsCloud: true }),
    clearWantsCloud: assign({ wantsCloud: false }),
    setArrangement: assign({
      arrangement: (_, { arrangement }: { arrangement: Arrangement }) => arrangement,
    }),
    // The list starts with the sent request.
    setSent: assign((_, { requestId, protocol }: SentRequest) => ({
      justSent: { requestId, protocol },
      arrangement: FIRST_ARRANGEMENT,
    })),
    recallSent: assign({ justSent: (_, { sent }: { sent: SentRequest }) => sent }),
    clearSent: assign({ justSent: null }),
    notifyStorage: sendTo(
      'storage',
      ({ context }): SentChanged => ({ type: 'sent.changed', sent: context.justSent }),
    ),
    notifyRequest: sendTo('openRequest', ({ event }) => event),
    // Navigating back also closes an open dialog.
    closeViewer: sendTo('documentReader', { type: 'viewer.closed' } as const),
    goToPlace: sendTo(toRouter, (args: { context: ScreensContext }) =>
      route(args, { path: args.context.place.path, replace: true }),
    ),
  },
  guards: {
    lacksCloud: ({ context }) => context.cloud === null,
    lacksCloudFor: ({ context }, { place }: { place: PortalPlace }) =>
      context.cloud === null && needsCloud(place),
    isOpenWithoutCloud: ({ context }, { place }: { place: PortalPlace }) =>
      isOpenWithoutCloud(context, place),
    isNotShown: ({ context }, { place }: { place: Place }) => context.shownPath !== place.path,
  },
})
