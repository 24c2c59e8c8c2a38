import { assign, raise, sendTo, setup, spawnChild, stopChild } from 'xstate'

import type { Place, PortalPlace, RequestPlace } from '#domain/navigation/place.ts'
import { requestPath } from '#domain/navigation/request-paths.ts'
import type { Cloud } from '#domain/people/participant.ts'
import { screenOf } from '#domain/request-kinds/kinds.ts'
import { type Arrangement, FIRST_ARRANGEMENT } from '#domain/requests/arrangement.ts'
import { type ListedRequest, newestFirst } from '#domain/requests/summary.ts'
import { ACCEPTANCE } from '#domain/requests/type-ids.ts'

import type { acceptanceMachine } from '../acceptance/index.ts'
import { chunkMachine } from '../chunk/index.ts'
import { cloudPickerMachine } from '../cloud-picker/index.ts'
import { consentMachine } from '../consent/index.ts'
import { documentReaderMachine } from '../document-reader/index.ts'
import type { RequestOpened } from '../form-editor/index.ts'
import { newDocumentMachine } from '../new-document/index.ts'
import { participantAreaMachine } from '../participant-area/index.ts'
import { type RequestListQuestion, requestListMachine, type SentRequest } from '../request-list/index.ts'
import { requestViewMachine } from '../request-view/index.ts'
import type { ChartMeta } from '../support/chart-meta.ts'
import { closingGuard } from '../support/closing-guard.ts'
import { isLocal } from '../support/failures.ts'
import { chartPort, port } from '../support/port.ts'
import { required } from '../support/required.ts'
import { type NavigationDismissed, type NavigationReleased, route, toRouter } from '../support/system.ts'
import { type PortalScreen, visited } from '../support/visited.ts'
import { transfersMachine } from '../transfers/index.ts'
import { wizardMachine } from '../wizard/index.ts'
import type { PortalContext, PortalEvent, PortalInput } from './portal.types.ts'

/** What the portal can do and ask; when it does so is the chart's. */
export const portalSetup = setup({
  types: {} as {
    input: PortalInput
    context: PortalContext
    events: PortalEvent
    meta: ChartMeta
    children: {
      acceptance: 'acceptance'
      acceptanceCode: 'acceptanceCode'
      cloudPicker: 'cloudPicker'
      consent: 'consent'
      documentReader: 'documentReader'
      newDocument: 'newDocument'
      participantArea: 'participantArea'
      requestList: 'requestList'
      requestView: 'requestView'
      transfers: 'transfers'
      wizard: 'wizard'
    }
  },
  actors: {
    // Its code comes when it is first opened.
    acceptance: chartPort<typeof acceptanceMachine>('acceptance'),
    acceptanceCode: chunkMachine,
    closingGuard,
    cloudPicker: cloudPickerMachine,
    consent: consentMachine,
    documentReader: documentReaderMachine,
    loadDrafts: port<readonly ListedRequest[], RequestListQuestion>('loadDrafts'),
    newDocument: newDocumentMachine,
    participantArea: participantAreaMachine,
    requestList: requestListMachine,
    requestView: requestViewMachine,
    transfers: transfersMachine,
    wizard: wizardMachine,
  },
  actions: {
    keepPlace: assign((_, { place }: { place: PortalPlace }) => ({
      place,
      shownPath: place.path,
      open: null,
    })),
    visitPlace: raise(({ context }) => visited(context.place)),
    keepCloud: assign({ cloud: (_, { cloud }: { cloud: Cloud }) => cloud }),
    keepOpen: assign({ open: (_, { requestId, typeId }: RequestOpened) => ({ requestId, typeId }) }),
    keepArrangement: assign({
      arrangement: (_, { arrangement }: { arrangement: Arrangement }) => arrangement,
    }),
    // A request that was sent stands first of all.
    keepSent: assign((_, { requestId, protocol }: SentRequest) => ({
      justSent: { requestId, protocol },
      arrangement: FIRST_ARRANGEMENT,
    })),
    forgetSent: assign({ justSent: null }),
    keepDrafts: assign({
      drafts: (_, { requests }: { requests: readonly ListedRequest[] }) =>
        newestFirst(requests.filter(({ status }) => status === 'L')),
    }),
    forgetDrafts: assign({ drafts: [] }),
    ignore: () => {},
    askStep: sendTo('wizard', (_, { place }: { place: Place }) => ({
      type: 'step.requested',
      step: (place as RequestPlace).step,
    })),
    openAcceptance: spawnChild('acceptance', {
      id: 'acceptance',
      systemId: 'request',
      input: ({ context }: { context: PortalContext }) => ({
        requestId: required(placeAt(context, 'request').requestId, 'requestId'),
        participant: context.participant,
        reference: context.reference,
        cloud: required(context.cloud, 'cloud'),
      }),
    }),
    closeAcceptance: stopChild('acceptance'),
    goToAcceptance: sendTo(toRouter, (args: { context: PortalContext }, opened: RequestOpened) =>
      route(args, {
        path: required(
          requestPath({ id: required(opened.requestId, 'requestId'), typeId: opened.typeId }),
          'path',
        ),
        replace: true,
      }),
    ),
    // Back leaves what lies over the page too.
    closeViewer: sendTo('documentReader', { type: 'viewer.closed' } as const),
    releaseNavigation: sendTo(toRouter, { type: 'navigation.released' } satisfies NavigationReleased),
    dismissNavigation: sendTo(toRouter, { type: 'navigation.dismissed' } satisfies NavigationDismissed),
    goToPlace: sendTo(toRouter, (args: { context: PortalContext }) =>
      route(args, { path: args.context.place.path, replace: true }),
    ),
  },
  guards: {
    isLocal,
    isNewAcceptance: ({ context }, { place }: { place: Place }) =>
      context.shownPath !== place.path && isAcceptance(place),
    isAcceptanceOpened: (_, { requestId, typeId }: RequestOpened) =>
      requestId !== null && typeId === ACCEPTANCE,
    isNotShown: ({ context }, { place }: { place: Place }) => context.shownPath !== place.path,
    isSameRequest: ({ context }, { place }: { place: Place }) => isSameRequest(context, place),
    isOtherPlace: ({ context }, { place }: { place: Place }) => !isSameRequest(context, place),
  },
})

/** The wizard's own address changes and Back between its steps are not a new visit (D-19, D-30). */
function isSameRequest({ open }: PortalContext, place: Place): boolean {
  if (open === null || place.screen !== 'request') return false
  return place.requestId === null
    ? open.requestId === null && open.typeId === place.typeId
    : open.requestId === place.requestId
}

/** Where an acceptance is opened by its own address; a new one cannot be started (D-28). */
const isAcceptance = (place: Place) =>
  place.screen === 'request' && place.requestId !== null && place.requestScreen === screenOf(ACCEPTANCE)

/** The place of a screen that is shown. */
export function placeAt<Screen extends PortalScreen>({ place }: PortalContext, screen: Screen) {
  if (place.screen !== screen) throw new Error(`The portal is not at ${screen}`)
  return place as Extract<PortalPlace, { screen: Screen }>
}
