import { createClient } from '#api/client/client.ts'
import type { PortalConfig } from '#api/client/config.ts'
import { consentMachine } from '#machines/consent/index.ts'
import { draftMachine } from '#machines/draft/index.ts'
import { participantAreaMachine } from '#machines/participant-area/index.ts'
import { portalMachine } from '#machines/portal/index.ts'
import { postalCodeMachine } from '#machines/postal-code/index.ts'
import { requestListMachine } from '#machines/request-list/index.ts'
import { requestViewMachine } from '#machines/request-view/index.ts'
import { sessionMachine } from '#machines/session/index.ts'
import { sessionClockMachine } from '#machines/session-clock/index.ts'
import { uploadChooserMachine } from '#machines/upload-chooser/index.ts'
import { wizardMachine } from '#machines/wizard/index.ts'

import { createDraftStore } from './draft-store.ts'
import { liveClosingGuard } from './live-closing-guard.ts'
import { liveConsent } from './live-consent.ts'
import { liveDocuments } from './live-documents.ts'
import { liveDraftKeeper } from './live-draft.ts'
import { liveParticipantArea } from './live-participant-area.ts'
import { liveLookUp } from './live-postal-code.ts'
import { liveRequests } from './live-requests.ts'
import type { LiveRouter } from './live-router.ts'
import { liveSession } from './live-session.ts'
import { liveSessionClock } from './live-session-clock.ts'
import { createSessionStore } from './session-store.ts'
import { createSessionTabs } from './session-tabs.ts'
import type { SteadyClock } from './steady-clock.ts'
import type { WantedPlaceStore } from './wanted-place.ts'

type Outside = {
  readonly config: PortalConfig
  /** null where the browser forbids it. */
  readonly storage: Storage | null
  readonly wantedPlace: WantedPlaceStore
  readonly router: LiveRouter
  readonly clock: SteadyClock
}

/** Every chart with its ports plugged in: children first, then their parents, up to the session. */
export function livePortal({ config, storage, wantedPlace, router, clock }: Outside) {
  const sessions = createSessionStore(storage)
  const drafts = createDraftStore(storage)
  const call = createClient({ hosts: config.hosts, token: () => sessions.read()?.token ?? null })
  const newKey = () => crypto.randomUUID()

  const { loadRequests, readRequest, ...wizardPorts } = liveRequests({ call, drafts, newKey })
  const wizard = wizardMachine.provide({
    actors: {
      ...wizardPorts,
      draft: draftMachine.provide({ actors: { keeper: liveDraftKeeper(drafts) } }),
      postalCode: postalCodeMachine.provide({ actors: { lookUp: liveLookUp(call) } }),
      uploadChooser: uploadChooserMachine.provide({ actors: liveDocuments({ call, newKey }) }),
    },
  })
  const portal = portalMachine.provide({
    actors: {
      closingGuard: liveClosingGuard,
      consent: consentMachine.provide({ actors: liveConsent(call) }),
      participantArea: participantAreaMachine.provide({
        actors: {
          openArea: liveParticipantArea({
            call,
            address: config.participantArea,
            open: window.open.bind(window),
          }),
        },
      }),
      requestList: requestListMachine.provide({ actors: { loadRequests } }),
      requestView: requestViewMachine.provide({ actors: { readRequest } }),
      wizard,
    },
  })
  const tabs = createSessionTabs()
  const sessionClock = sessionClockMachine.provide({
    actors: liveSessionClock({ call, clock, sessions, tabs }),
  })
  return sessionMachine.provide({
    actors: {
      ...liveSession({ call, clock, sessions, drafts, wantedPlace, tabs }),
      router: router.logic,
      clock: sessionClock,
      portal,
    },
  })
}
