import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'

/** The calls that each wait of a chart makes, '<machine>.<invoked actor>'; the journeys with faults make each fail. */
export const AWAITED_CALLS = {
  'acceptance.loadAcceptance': ['showAcceptance'],
  'acceptanceAnswer.notifyDecision': ['notifyAcceptance'],
  'acceptanceAnswer.recordMessage': ['recordMessage'],
  'acceptanceAnswer.sendAnswer': ['answerAcceptance'],
  'acceptanceCorrection.sendAgain': ['saveRequest'],
  'acceptanceJudgement.judgeDocument': ['attachBeneficiaryDocument'],
  'attachDialog.loadDocuments': ['listCloudOfType'],
  'beneficiaries.loadBeneficiaries': ['trustBeneficiaries'],
  'cloudPicker.attachDocument': [
    'attachDocument',
    'attachBeneficiaryDocument',
    'attachComplementaryDocument',
  ],
  'cloudPicker.loadDocuments': ['listCloudOfType', 'listCloud'],
  'cloudPicker.loadRequest': ['showRequest'],
  'cloudPicker.reread': ['showRequest'],
  'consent.checkConsent': ['checkConsent'],
  'consent.grantConsent': ['grantConsent'],
  'consentWithdrawal.withdrawConsent': ['withdrawConsent'],
  'documentReader.fetchDocument': ['downloadBeneficiaryDocument', 'downloadDocument'],
  'documentRemoval.removeDocument': ['removeComplementaryDocument'],
  'formOptions.loadLists': ['enrolmentLists'],
  'login.authenticate': ['authenticate'],
  'login.singleSignOn': ['singleSignOn'],
  'login.startSession': ['startSession', 'tables', 'lists', 'startSessionByToken'],
  'newDocument.readRequest': ['showRequest'],
  'participantArea.openArea': ['openParticipantArea'],
  'personLookup.lookUp': ['participantName', 'participantPlans'],
  'postalCode.lookUp': ['postalCode'],
  'requestList.loadRequests': ['listRequests'],
  'requestTypes.loadRequests': ['listRequests'],
  'requestView.readRequest': ['showRequest'],
  'session.endSession': ['logOut'],
  'sessionClock.reauthenticate': ['authenticate'],
  'sessionClock.renewSession': ['renewSession'],
  'submission.loadLatest': ['showRequest'],
  'submission.saveRequest': ['saveRequest', 'saveEnrolment', 'savePortability', 'saveBankChange'],
  'upload.attachDocument': ['attachDocument', 'attachBeneficiaryDocument'],
  'upload.sendFile': ['newDocument', 'newComplementaryDocument'],
  'visitor.lookUp': ['checkCpf'],
  'visitorConfirmation.confirmCode': ['validateVisitor', 'newPassword'],
  'visitorConfirmation.sendCode': ['createCode'],
  'wizard.loadRequest': [
    ...['showRequest', 'suggestForRequest', 'salary', 'loadPerson', 'enrolmentLists', 'trustBeneficiaries'],
    ...['loadEnrolment', 'newPortability', 'loadPortability', 'startBankChange', 'loadBankChange'],
  ],
} as const satisfies Readonly<Record<string, readonly (keyof typeof calls)[]>>

export type Wait = keyof typeof AWAITED_CALLS

/** The calls of a wait; none if it is for something else. */
export const callsOf = (wait: string): readonly Call[] =>
  Object.hasOwn(AWAITED_CALLS, wait) ? AWAITED_CALLS[wait as Wait].map((name) => calls[name]) : []
