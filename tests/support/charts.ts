import type { AnyStateMachine } from 'xstate'

import { beneficiariesLabels, beneficiariesMachine } from '#machines/beneficiaries/index.ts'
import { cloudPickerLabels, cloudPickerMachine } from '#machines/cloud-picker/index.ts'
import { complementaryLabels, complementaryMachine } from '#machines/complementary/index.ts'
import { consentLabels, consentMachine } from '#machines/consent/index.ts'
import { documentReaderLabels, documentReaderMachine } from '#machines/document-reader/index.ts'
import { draftLabels, draftMachine } from '#machines/draft/index.ts'
import { fileChoiceLabels, fileChoiceMachine } from '#machines/file-choice/index.ts'
import { loadLabels, loadMachine } from '#machines/load/index.ts'
import { newDocumentLabels, newDocumentMachine } from '#machines/new-document/index.ts'
import { noticesLabels, noticesMachine } from '#machines/notices/index.ts'
import { participantAreaLabels, participantAreaMachine } from '#machines/participant-area/index.ts'
import { personLookupLabels, personLookupMachine } from '#machines/person-lookup/index.ts'
import { portalLabels, portalMachine } from '#machines/portal/index.ts'
import { postalCodeLabels, postalCodeMachine } from '#machines/postal-code/index.ts'
import { requestListLabels, requestListMachine } from '#machines/request-list/index.ts'
import { requestStatusLabels, requestStatusMachine } from '#machines/request-status/index.ts'
import { requestViewLabels, requestViewMachine } from '#machines/request-view/index.ts'
import { routerLabels, routerMachine } from '#machines/router/index.ts'
import { sessionLabels, sessionMachine } from '#machines/session/index.ts'
import { sessionClockLabels, sessionClockMachine } from '#machines/session-clock/index.ts'
import type { ChartLabels } from '#machines/support/chart-meta.ts'
import { transfersLabels, transfersMachine } from '#machines/transfers/index.ts'
import { uploadLabels, uploadMachine } from '#machines/upload/index.ts'
import { uploadChooserLabels, uploadChooserMachine } from '#machines/upload-chooser/index.ts'
import { wizardLabels, wizardMachine } from '#machines/wizard/index.ts'
import { writeLabels, writeMachine } from '#machines/write/index.ts'

type Chart = {
  /** The chart's folder. */
  readonly name: string
  readonly machine: AnyStateMachine
  readonly labels: ChartLabels
}

/** Every chart of the portal with the table that names its events and guards. */
export const charts: readonly Chart[] = [
  { name: 'beneficiaries', machine: beneficiariesMachine, labels: beneficiariesLabels },
  { name: 'cloud-picker', machine: cloudPickerMachine, labels: cloudPickerLabels },
  { name: 'complementary', machine: complementaryMachine, labels: complementaryLabels },
  { name: 'consent', machine: consentMachine, labels: consentLabels },
  { name: 'document-reader', machine: documentReaderMachine, labels: documentReaderLabels },
  { name: 'draft', machine: draftMachine, labels: draftLabels },
  { name: 'file-choice', machine: fileChoiceMachine, labels: fileChoiceLabels },
  { name: 'load', machine: loadMachine, labels: loadLabels },
  { name: 'new-document', machine: newDocumentMachine, labels: newDocumentLabels },
  { name: 'notices', machine: noticesMachine, labels: noticesLabels },
  { name: 'participant-area', machine: participantAreaMachine, labels: participantAreaLabels },
  { name: 'person-lookup', machine: personLookupMachine, labels: personLookupLabels },
  { name: 'portal', machine: portalMachine, labels: portalLabels },
  { name: 'postal-code', machine: postalCodeMachine, labels: postalCodeLabels },
  { name: 'request-list', machine: requestListMachine, labels: requestListLabels },
  { name: 'request-status', machine: requestStatusMachine, labels: requestStatusLabels },
  { name: 'request-view', machine: requestViewMachine, labels: requestViewLabels },
  { name: 'router', machine: routerMachine, labels: routerLabels },
  { name: 'session', machine: sessionMachine, labels: sessionLabels },
  { name: 'session-clock', machine: sessionClockMachine, labels: sessionClockLabels },
  { name: 'transfers', machine: transfersMachine, labels: transfersLabels },
  { name: 'upload', machine: uploadMachine, labels: uploadLabels },
  { name: 'upload-chooser', machine: uploadChooserMachine, labels: uploadChooserLabels },
  { name: 'wizard', machine: wizardMachine, labels: wizardLabels },
  { name: 'write', machine: writeMachine, labels: writeLabels },
]
