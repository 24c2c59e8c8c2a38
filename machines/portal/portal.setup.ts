import { assign, sendTo, setup } from 'xstate'

import type { Place, RequestPlace } from '#domain/navigation/place.ts'
import type { Cloud } from '#domain/people/participant.ts'
import { type Arrangement, FIRST_ARRANGEMENT } from '#domain/requests/arrangement.ts'
import { type ListedRequest, newestFirst } from '#domain/requests/summary.ts'

import { cloudPickerMachine } from '../cloud-picker/index.ts'
import { consentMachine } from '../consent/index.ts'
import { documentReaderMachine } from '../document-reader/index.ts'
import { newDocumentMachine } from '../new-document/index.ts'
import { participantAreaMachine } from '../participant-area/index.ts'
import { type RequestListQuestion, requestListMachine, type SentRequest } from '../request-list/index.ts'
import { requestViewMachine } from '../request-view/index.ts'
import type { ChartMeta } from '../support/chart-meta.ts'
import { closingGuard } from '../support/closing-guard.ts'
import { isExpired } from '../support/failures.ts'
import { port } from '../support/port.ts'
import {
  type NavigationDismissed,
  type NavigationReleased,
  route,
  toRouter,
  toSession,
  trouble,
} from '../support/system.ts'
import { transfersMachine } from '../transfers/index.ts'
import { type RequestOpened, wizardMachine } from '../wizard/index.ts'
import type { PortalContext, PortalEvent, PortalInput } from './portal.types.ts'

const isAt = (place: Place, screen: Place['screen']) => place.screen === screen

/** What the portal can do and ask; when it does so is the chart's. */
export const portalSetup = setup({
  types: {} as {
    input: PortalInput
    context: PortalContext
    events: PortalEvent
    meta: ChartMeta
    children: {
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
    keepPlace: assign({ place: (_, { place }: { place: Place }) => place, open: null }),
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
    reportTrouble: sendTo(toSession, trouble),
    askStep: sendTo('wizard', (_, { place }: { place: Place }) => ({
      type: 'step.requested',
      step: (place as RequestPlace).step,
    })),
    // Back leaves what lies over the page too.
    closeViewer: sendTo('documentReader', { type: 'viewer.closed' } as const),
    releaseNavigation: sendTo(toRouter, { type: 'navigation.released' } satisfies NavigationReleased),
    dismissNavigation: sendTo(toRouter, { type: 'navigation.dismissed' } satisfies NavigationDismissed),
    goToPlace: sendTo(toRouter, (args: { context: PortalContext }) =>
      route(args, { path: args.context.place.path, replace: true }),
    ),
  },
  guards: {
    isList: ({ context }) => isAt(context.place, 'list'),
    isTypes: ({ context }) => isAt(context.place, 'types'),
    isRequest: ({ context }) => isAt(context.place, 'request'),
    isView: ({ context }) => isAt(context.place, 'view'),
    isNewDocument: ({ context }) => isAt(context.place, 'newDocument'),
    isCloudPicker: ({ context }) => isAt(context.place, 'cloudPicker'),
    isNoPassword: ({ context }) => isAt(context.place, 'noPassword'),
    isAccessibility: ({ context }) => isAt(context.place, 'accessibility'),
    isExpired,
    isSamePath: ({ context }, { place }: { place: Place }) => context.place.path === place.path,
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
