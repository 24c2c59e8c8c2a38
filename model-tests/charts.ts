import type { AnyStateMachine } from 'xstate'

import { acceptanceLabels, acceptanceMachine } from '#machines/acceptance/acceptance/index.ts'
import {
  acceptanceAnswerLabels,
  acceptanceAnswerMachine,
} from '#machines/acceptance/acceptance-answer/index.ts'
import {
  acceptanceCorrectionLabels,
  acceptanceCorrectionMachine,
} from '#machines/acceptance/acceptance-correction/index.ts'
import {
  acceptanceJudgementLabels,
  acceptanceJudgementMachine,
} from '#machines/acceptance/acceptance-judgement/index.ts'
import { insideLabels, insideMachine } from '#machines/app/inside/index.ts'
import { loginLabels, loginMachine } from '#machines/app/login/index.ts'
import { noticesLabels, noticesMachine } from '#machines/app/notices/index.ts'
import { openRequestLabels, openRequestMachine } from '#machines/app/open-request/index.ts'
import { portalLabels, portalMachine } from '#machines/app/portal/index.ts'
import { routerLabels, routerMachine } from '#machines/app/router/index.ts'
import { sessionLabels, sessionMachine } from '#machines/app/session/index.ts'
import { sessionClockLabels, sessionClockMachine } from '#machines/app/session-clock/index.ts'
import { chunkLabels, chunkMachine } from '#machines/calls/chunk/index.ts'
import { loadLabels, loadMachine } from '#machines/calls/load/index.ts'
import { writeLabels, writeMachine } from '#machines/calls/write/index.ts'
import { consentLabels, consentMachine } from '#machines/consent/consent/index.ts'
import {
  consentWithdrawalLabels,
  consentWithdrawalMachine,
} from '#machines/consent/consent-withdrawal/index.ts'
import { participantAreaLabels, participantAreaMachine } from '#machines/consent/participant-area/index.ts'
import { attachmentLabels, attachmentMachine } from '#machines/documents/attachment/index.ts'
import { cloudPickerLabels, cloudPickerMachine } from '#machines/documents/cloud-picker/index.ts'
import { documentReaderLabels, documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import { documentRemovalLabels, documentRemovalMachine } from '#machines/documents/document-removal/index.ts'
import { fileChoiceLabels, fileChoiceMachine } from '#machines/documents/file-choice/index.ts'
import { newDocumentLabels, newDocumentMachine } from '#machines/documents/new-document/index.ts'
import { transfersLabels, transfersMachine } from '#machines/documents/transfers/index.ts'
import { uploadLabels, uploadMachine } from '#machines/documents/upload/index.ts'
import { uploadChooserLabels, uploadChooserMachine } from '#machines/documents/upload-chooser/index.ts'
import { beneficiariesLabels, beneficiariesMachine } from '#machines/form/beneficiaries/index.ts'
import { choiceListsLabels, choiceListsMachine } from '#machines/form/choice-lists/index.ts'
import { draftLabels, draftMachine } from '#machines/form/draft/index.ts'
import { formEditorLabels, formEditorMachine } from '#machines/form/form-editor/index.ts'
import { personLookupLabels, personLookupMachine } from '#machines/form/person-lookup/index.ts'
import { postalCodeLabels, postalCodeMachine } from '#machines/form/postal-code/index.ts'
import { submissionLabels, submissionMachine } from '#machines/form/submission/index.ts'
import { versionChoiceLabels, versionChoiceMachine } from '#machines/form/version-choice/index.ts'
import { wizardLabels, wizardMachine } from '#machines/form/wizard/index.ts'
import { requestListLabels, requestListMachine } from '#machines/requests/request-list/index.ts'
import { requestStatusLabels, requestStatusMachine } from '#machines/requests/request-status/index.ts'
import { requestTypesLabels, requestTypesMachine } from '#machines/requests/request-types/index.ts'
import { requestViewLabels, requestViewMachine } from '#machines/requests/request-view/index.ts'
import type { AnyChartLabels } from '#machines/support/chart-labels.ts'
import { visitorLabels, visitorMachine } from '#machines/visitor/visitor/index.ts'
import {
  visitorConfirmationLabels,
  visitorConfirmationMachine,
} from '#machines/visitor/visitor-confirmation/index.ts'

type Chart = {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly labels: AnyChartLabels
  /** Why the gallery has no pictures of it; missing if it has some. */
  readonly unseen?: string
}

const all = [
  { name: 'acceptance', machine: acceptanceMachine, labels: acceptanceLabels },
  { name: 'acceptance-answer', machine: acceptanceAnswerMachine, labels: acceptanceAnswerLabels },
  { name: 'acceptance-correction', machine: acceptanceCorrectionMachine, labels: acceptanceCorrectionLabels },
  { name: 'acceptance-judgement', machine: acceptanceJudgementMachine, labels: acceptanceJudgementLabels },
  { name: 'attachment', machine: attachmentMachine, labels: attachmentLabels },
  { name: 'beneficiaries', machine: beneficiariesMachine, labels: beneficiariesLabels },
  { name: 'choice-lists', machine: choiceListsMachine, labels: choiceListsLabels },
  { name: 'chunk', machine: chunkMachine, labels: chunkLabels },
  { name: 'cloud-picker', machine: cloudPickerMachine, labels: cloudPickerLabels },
  { name: 'consent', machine: consentMachine, labels: consentLabels },
  { name: 'consent-withdrawal', machine: consentWithdrawalMachine, labels: consentWithdrawalLabels },
  { name: 'document-reader', machine: documentReaderMachine, labels: documentReaderLabels },
  { name: 'document-removal', machine: documentRemovalMachine, labels: documentRemovalLabels },
  { name: 'draft', machine: draftMachine, labels: draftLabels },
  { name: 'file-choice', machine: fileChoiceMachine, labels: fileChoiceLabels },
  { name: 'form-editor', machine: formEditorMachine, labels: formEditorLabels },
  { name: 'inside', machine: insideMachine, labels: insideLabels },
  { name: 'load', machine: loadMachine, labels: loadLabels },
  { name: 'login', machine: loginMachine, labels: loginLabels },
  { name: 'new-document', machine: newDocumentMachine, labels: newDocumentLabels },
  { name: 'notices', machine: noticesMachine, labels: noticesLabels },
  { name: 'open-request', machine: openRequestMachine, labels: openRequestLabels },
  { name: 'participant-area', machine: participantAreaMachine, labels: participantAreaLabels },
  { name: 'person-lookup', machine: personLookupMachine, labels: personLookupLabels },
  { name: 'portal', machine: portalMachine, labels: portalLabels },
  { name: 'postal-code', machine: postalCodeMachine, labels: postalCodeLabels },
  { name: 'request-list', machine: requestListMachine, labels: requestListLabels },
  {
    name: 'request-status',
    machine: requestStatusMachine,
    labels: requestStatusLabels,
    unseen: 'it is asked what is allowed; its letters stand on the list and on every request',
  },
  { name: 'request-types', machine: requestTypesMachine, labels: requestTypesLabels },
  { name: 'request-view', machine: requestViewMachine, labels: requestViewLabels },
  {
    name: 'router',
    machine: routerMachine,
    labels: routerLabels,
    unseen: 'a navigation that waits is asked about by the form that it would leave',
  },
  { name: 'session', machine: sessionMachine, labels: sessionLabels },
  { name: 'session-clock', machine: sessionClockMachine, labels: sessionClockLabels },
  { name: 'submission', machine: submissionMachine, labels: submissionLabels },
  { name: 'transfers', machine: transfersMachine, labels: transfersLabels },
  { name: 'upload', machine: uploadMachine, labels: uploadLabels },
  { name: 'upload-chooser', machine: uploadChooserMachine, labels: uploadChooserLabels },
  { name: 'version-choice', machine: versionChoiceMachine, labels: versionChoiceLabels },
  { name: 'visitor', machine: visitorMachine, labels: visitorLabels },
  {
    name: 'visitor-confirmation',
    machine: visitorConfirmationMachine,
    labels: visitorConfirmationLabels,
  },
  { name: 'wizard', machine: wizardMachine, labels: wizardLabels },
  {
    name: 'write',
    machine: writeMachine,
    labels: writeLabels,
    unseen: 'the chart that invokes it shows that something is being written, and how it ended',
  },
] as const satisfies readonly Chart[]

export const charts: readonly Chart[] = all

export type ChartName = (typeof all)[number]['name']
