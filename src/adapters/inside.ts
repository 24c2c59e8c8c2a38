import type { Client } from '#api/client/client.ts'
import type { PrefetchedReads } from '#api/client/prefetched-reads.ts'
import { insideMachine } from '#machines/app/inside/index.ts'
import { openRequestMachine } from '#machines/app/open-request/index.ts'
import { portalMachine } from '#machines/app/portal/index.ts'
import { sessionClockMachine } from '#machines/app/session-clock/index.ts'
import { loadWith } from '#machines/calls/load/index.ts'
import { consentMachine } from '#machines/consent/consent/index.ts'
import { consentWithdrawalMachine } from '#machines/consent/consent-withdrawal/index.ts'
import { participantAreaMachine } from '#machines/consent/participant-area/index.ts'
import { attachmentMachine } from '#machines/documents/attachment/index.ts'
import { cloudPickerMachine } from '#machines/documents/cloud-picker/index.ts'
import { documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import { documentRemovalMachine } from '#machines/documents/document-removal/index.ts'
import { fileChoiceMachine } from '#machines/documents/file-choice/index.ts'
import { newDocumentMachine } from '#machines/documents/new-document/index.ts'
import { transfersMachine } from '#machines/documents/transfers/index.ts'
import { uploadMachine } from '#machines/documents/upload/index.ts'
import { uploadChooserMachine } from '#machines/documents/upload-chooser/index.ts'
import { beneficiariesMachine } from '#machines/form/beneficiaries/index.ts'
import { choiceListsMachine } from '#machines/form/choice-lists/index.ts'
import { draftMachine } from '#machines/form/draft/index.ts'
import { formEditorMachine } from '#machines/form/form-editor/index.ts'
import { personLookupMachine } from '#machines/form/person-lookup/index.ts'
import { postalCodeMachine } from '#machines/form/postal-code/index.ts'
import { submissionMachine } from '#machines/form/submission/index.ts'
import { wizardMachine } from '#machines/form/wizard/index.ts'
import { requestListMachine } from '#machines/requests/request-list/index.ts'
import { requestTypesMachine } from '#machines/requests/request-types/index.ts'
import { requestViewMachine } from '#machines/requests/request-view/index.ts'

import { chartOf, createChunk } from '../chunk.tsx'
import { closingGuardAdapter } from './closing-guard.ts'
import { cloudAdapter } from './cloud.ts'
import { complementaryAdapter } from './complementary.ts'
import type { ConfigAdapter } from './config.ts'
import { consentAdapter } from './consent.ts'
import { documentReaderAdapter } from './document-reader.ts'
import { documentRowsAdapter } from './document-rows.ts'
import { documentsAdapter } from './documents.ts'
import { draftAdapter } from './draft.ts'
import { createDraftStore } from './draft-store.ts'
import { filesAdapter } from './files/files.ts'
import { holdKey, holdNewKey } from './hold-key.ts'
import { newKey } from './new-key.ts'
import { participantAreaAdapter } from './participant-area.ts'
import { personLookUpAdapter } from './person-lookup.ts'
import { postalCodeAdapter } from './postal-code.ts'
import { printerAdapter } from './printer.ts'
import { requestsAdapter } from './requests.ts'
import { sentKeeperAdapter } from './sent-keeper.ts'
import { sessionClockAdapter } from './session-clock.ts'
import type { SessionStore } from './session-store.ts'
import type { SessionTabs } from './session-tabs.ts'
import type { SteadyClock } from './steady-clock.ts'
import { uploadKeeperAdapter } from './upload-keeper.ts'

export type SessionDependencies = {
  readonly call: Client
  readonly prefetch: PrefetchedReads['prefetch']
  readonly config: Pick<ConfigAdapter, 'now'>
  /** null if the browser forbids it. */
  readonly storage: Storage | null
  readonly sessions: SessionStore
  readonly tabs: SessionTabs
  readonly clock: SteadyClock
}

/** The chart of an open session and its child charts with their ports provided. */
export function insideAdapter({ call, config, storage, sessions, tabs, clock }: SessionDependencies) {
  const drafts = createDraftStore(storage)
  const { loadBeneficiaries, loadLists, loadRequest, loadRequests, readRequest, saveRequest } =
    requestsAdapter({
      call,
      drafts,
      newKey: () => holdNewKey(newKey()),
      holdKey,
    })
  const closingGuard = closingGuardAdapter({ sessions, tabs })
  const { attachDocument, loadDocuments, loadRequest: readPicking } = cloudAdapter(call)
  const { checkConsent, grantConsent, withdrawConsent } = consentAdapter({ call, sessions })
  const upload = uploadMachine.provide({ actors: documentsAdapter({ call, newKey }) })
  const fileChoice = fileChoiceMachine.provide({ actors: filesAdapter })
  const draft = draftMachine.provide({ actors: { keeper: draftAdapter(drafts, clock.now) } })
  const uploadChooser = uploadChooserMachine.provide({ actors: { fileChoice, loadDocuments } })
  const attachment = attachmentMachine.provide({ actors: { uploadChooser } })
  const acceptance = createChunk(async () => {
    const { acceptanceChart } = await import('./acceptance-chart.ts')
    return acceptanceChart({ call, drafts, newKey, actors: { attachment, closingGuard, draft } })
  })
  const editor = formEditorMachine.provide({
    actors: {
      attachment,
      documentRemoval: documentRemovalMachine.provide({ actors: complementaryAdapter(call) }),
      submission: submissionMachine.provide({ actors: { loadLatest: loadRequest, saveRequest } }),
      beneficiaries: beneficiariesMachine.provide({ actors: { loadBeneficiaries } }),
      choiceLists: choiceListsMachine.provide({ actors: { loadLists } }),
      draft,
      personLookup: personLookupMachine.provide({ actors: { lookUp: personLookUpAdapter(call) } }),
      postalCode: postalCodeMachine.provide({ actors: { lookUp: postalCodeAdapter(call) } }),
    },
  })
  const wizard = wizardMachine.provide({ actors: { editor, loadRequest: loadWith(loadRequest) } })
  const portal = portalMachine.provide({
    actors: {
      keeper: sentKeeperAdapter(storage),
      cloudPicker: cloudPickerMachine.provide({
        actors: {
          attachDocument,
          loadDocuments: loadWith(loadDocuments),
          loadRequest: loadWith(readPicking),
          reread: readPicking,
        },
      }),
      consent: consentMachine.provide({
        actors: { checkConsent: loadWith(checkConsent), grantConsent },
      }),
      consentWithdrawal: consentWithdrawalMachine.provide({ actors: { withdrawConsent } }),
      documentReader: documentReaderMachine.provide({ actors: documentReaderAdapter(call) }),
      newDocument: newDocumentMachine.provide({
        actors: {
          closingGuard,
          fileChoice,
          readRequest: loadWith(documentRowsAdapter(call)),
          upload,
        },
      }),
      participantArea: participantAreaMachine.provide({
        actors: {
          openArea: participantAreaAdapter({
            call,
            address: () => config.now().participantArea,
            open: window.open.bind(window),
          }),
        },
      }),
      openRequest: openRequestMachine.provide({
        actors: {
          acceptance: chartOf(() => acceptance.now() ?? undefined),
          acceptanceCode: acceptance.machine,
          closingGuard,
          wizard,
        },
      }),
      requestList: requestListMachine.provide({ actors: { loadRequests: loadWith(loadRequests) } }),
      requestTypes: requestTypesMachine.provide({ actors: { loadDrafts: loadRequests } }),
      requestView: requestViewMachine.provide({
        actors: { readRequest: loadWith(readRequest), printPage: printerAdapter },
      }),
      transfers: transfersMachine.provide({
        actors: { closingGuard, keeper: uploadKeeperAdapter(storage), upload },
      }),
    },
  })
  const sessionClock = sessionClockMachine.provide({
    actors: sessionClockAdapter({ call, clock, sessions, tabs }),
  })
  return insideMachine.provide({ actors: { portal, clock: sessionClock } })
}
