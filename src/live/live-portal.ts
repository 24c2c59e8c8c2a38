import { createClient } from '#api/client/client.ts'
import type { Hosts } from '#api/client/config.ts'
import { consentMachine } from '#machines/consent/index.ts'
import { portalMachine } from '#machines/portal/index.ts'
import { postalCodeMachine } from '#machines/postal-code/index.ts'
import { requestListMachine } from '#machines/request-list/index.ts'
import { requestViewMachine } from '#machines/request-view/index.ts'
import { sessionMachine } from '#machines/session/index.ts'
import { uploadChooserMachine } from '#machines/upload-chooser/index.ts'
import { wizardMachine } from '#machines/wizard/index.ts'

import { createDraftStore } from './draft-store.ts'
import { liveConsent } from './live-consent.ts'
import { liveDocuments } from './live-documents.ts'
import { liveLookUp } from './live-postal-code.ts'
import { liveRequests } from './live-requests.ts'
import type { LiveRouter } from './live-router.ts'
import { liveSession } from './live-session.ts'
import { createSessionStore } from './session-store.ts'

type Outside = {
  readonly hosts: Hosts
  readonly storage: Storage
  readonly router: LiveRouter
}

/** Every chart with its ports plugged in: children first, then their parents, up to the session. */
export function livePortal({ hosts, storage, router }: Outside) {
  const sessions = createSessionStore(storage)
  const drafts = createDraftStore(storage)
  const call = createClient({ hosts, token: () => sessions.read()?.token ?? null })
  const newKey = () => crypto.randomUUID()

  const { loadRequests, readRequest, ...wizardPorts } = liveRequests({ call, drafts, newKey })
  const wizard = wizardMachine.provide({
    actors: {
      ...wizardPorts,
      postalCode: postalCodeMachine.provide({ actors: { lookUp: liveLookUp(call) } }),
      uploadChooser: uploadChooserMachine.provide({ actors: liveDocuments(call) }),
    },
  })
  const portal = portalMachine.provide({
    actors: {
      consent: consentMachine.provide({ actors: liveConsent(call) }),
      requestList: requestListMachine.provide({ actors: { loadRequests } }),
      requestView: requestViewMachine.provide({ actors: { readRequest } }),
      wizard,
    },
  })
  const { close: _close, ...sessionPorts } = liveSession({ call, sessions, drafts })
  return sessionMachine.provide({ actors: { ...sessionPorts, router: router.logic, portal } })
}
