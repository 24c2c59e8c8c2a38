import type { Client } from '#api/client/client.ts'
import type { PrefetchedReads } from '#api/client/prefetched-reads.ts'
import { signedInMachine } from '#machines/app/signed-in/index.ts'
import { provideQuery } from '#machines/calls/query/index.ts'
import { lazyMachine } from '#machines/support/port.ts'
import { provideAll } from '#machines/support/provide-all.ts'

import { beforeUnloadGuardAdapter } from './before-unload-guard.ts'
import { createChunk } from './chunk.ts'
import { cloudAdapter } from './cloud.ts'
import { complementaryAdapter } from './complementary.ts'
import type { ConfigAdapter } from './config.ts'
import { consentAdapter } from './consent.ts'
import { documentReaderAdapter } from './document-reader.ts'
import { documentRowsAdapter } from './document-rows.ts'
import { documentsAdapter } from './documents.ts'
import { draftAdapter } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import { filesAdapter } from './files/files.ts'
import { preparedDocumentsAdapter } from './files/prepared-documents.ts'
import { createKeyHolder } from './key-holder.ts'
import { newKey } from './new-key.ts'
import { pageAdapter } from './page.ts'
import { participantAreaAdapter } from './participant-area.ts'
import { personLookUpAdapter } from './person-lookup.ts'
import { postalCodeAdapter } from './postal-code.ts'
import { printerAdapter } from './printer.ts'
import { requestsAdapter } from './requests.ts'
import { sentStorageAdapter } from './sent-storage.ts'
import type { ServerClock } from './server-clock.ts'
import { sessionClockAdapter } from './session-clock.ts'
import type { SessionStore } from './session-store.ts'
import type { SessionTabs } from './session-tabs.ts'
import { uploadStorageAdapter } from './upload-storage.ts'

export type SessionDependencies = {
  readonly call: Client
  readonly prefetch: PrefetchedReads['prefetch']
  readonly config: Pick<ConfigAdapter, 'now'>
  /** null if the browser forbids it. */
  readonly storage: Storage | null
  readonly sessions: SessionStore
  readonly tabs: SessionTabs
  readonly clock: ServerClock
}

type Dependencies = SessionDependencies & { readonly drafts: DraftStore }

/** The chart of an open session with the ports of all charts in it provided. */
export function signedInAdapter({ call, config, storage, sessions, tabs, clock, drafts }: Dependencies) {
  const { holdKey, holdNewKey } = createKeyHolder()
  const requests = requestsAdapter({ call, drafts, newKey: () => holdNewKey(newKey()), holdKey })
  const beforeUnloadGuard = beforeUnloadGuardAdapter({ sessions, tabs })
  const cloud = cloudAdapter(call)
  const acceptance = createChunk(async () => {
    const { acceptanceChart } = await import('./acceptance-chart.ts')
    return acceptanceChart({ call, drafts, newKey, beforeUnloadGuard, now: clock.now })
  })
  return provideAll(signedInMachine, {
    ...complementaryAdapter(call),
    ...consentAdapter({ call, sessions }),
    ...documentReaderAdapter(call),
    ...documentsAdapter({ call, newKey }),
    ...filesAdapter,
    ...preparedDocumentsAdapter,
    ...sessionClockAdapter({ call, clock, sessions, tabs }),
    'autosave.page': pageAdapter,
    'autosave.saveQuietly': requests.saveQuietly,
    'beneficiaries.loadBeneficiaries': requests.loadBeneficiaries,
    'formOptions.loadLists': requests.loadLists,
    'cloudPicker.attachDocument': cloud.attachDocument,
    'cloudPicker.loadDocuments': provideQuery(cloud.loadDocuments),
    'cloudPicker.loadRequest': provideQuery(cloud.loadRequest),
    'cloudPicker.reread': cloud.loadRequest,
    'draft.storage': draftAdapter(drafts, clock.now),
    'newDocument.beforeUnloadGuard': beforeUnloadGuard,
    'newDocument.readRequest': provideQuery(documentRowsAdapter(call)),
    'openRequest.acceptance': lazyMachine('acceptance', () => acceptance.now() ?? undefined),
    'openRequest.acceptanceCode': acceptance.machine,
    'openRequest.beforeUnloadGuard': beforeUnloadGuard,
    'participantArea.openArea': participantAreaAdapter({
      call,
      address: () => config.now().participantArea,
      open: window.open.bind(window),
    }),
    'personLookup.lookUp': personLookUpAdapter(call),
    'screens.storage': sentStorageAdapter(storage),
    'postalCode.lookUp': postalCodeAdapter(call),
    'requestList.loadRequests': provideQuery(requests.loadRequests),
    'requestTypes.loadRequests': requests.loadRequests,
    'requestView.printPage': printerAdapter,
    'requestView.readRequest': provideQuery(requests.readRequest),
    'submission.loadLatest': requests.loadRequest,
    'submission.saveRequest': requests.saveRequest,
    'uploadQueue.beforeUnloadGuard': beforeUnloadGuard,
    'uploadQueue.storage': uploadStorageAdapter(storage),
    'attachDialog.loadDocuments': cloud.loadDocuments,
    'wizard.loadRequest': provideQuery(requests.loadRequest),
  })
}
