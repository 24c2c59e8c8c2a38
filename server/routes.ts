import type { Hono } from 'hono'

import { calls } from '#api/contract/calls.ts'

import { mount, mountRetired } from './http/mount.ts'
import type { Services } from './http/services.ts'
import { answerAcceptance } from './verbs/answer-acceptance.ts'
import { askAcceptance } from './verbs/ask-acceptance.ts'
import { attachBeneficiaryDocument } from './verbs/attach-beneficiary-document.ts'
import { attachComplementaryDocument } from './verbs/attach-complementary-document.ts'
import { attachDocument } from './verbs/attach-document.ts'
import { authenticate } from './verbs/authenticate.ts'
import { checkConsent } from './verbs/check-consent.ts'
import { checkCpf } from './verbs/check-cpf.ts'
import { createCode } from './verbs/create-code.ts'
import { downloadDocument } from './verbs/download-document.ts'
import { downloadStoredDocument } from './verbs/download-stored-document.ts'
import { enrolmentLists } from './verbs/enrolment-lists.ts'
import { freeVisitor } from './verbs/free-visitor.ts'
import { grantConsent } from './verbs/grant-consent.ts'
import { judgeDocument } from './verbs/judge-document.ts'
import { listCloud } from './verbs/list-cloud.ts'
import { listCloudOfType } from './verbs/list-cloud-of-type.ts'
import { listDesk } from './verbs/list-desk.ts'
import { listRequests } from './verbs/list-requests.ts'
import { lists } from './verbs/lists.ts'
import { loadBankChange } from './verbs/load-bank-change.ts'
import { loadEnrolment } from './verbs/load-enrolment.ts'
import { loadPerson } from './verbs/load-person.ts'
import { loadPortability } from './verbs/load-portability.ts'
import { logOut } from './verbs/log-out.ts'
import { moveRequest } from './verbs/move-request.ts'
import { newComplementaryDocument } from './verbs/new-complementary-document.ts'
import { newDocument } from './verbs/new-document.ts'
import { newPassword } from './verbs/new-password.ts'
import { newPortability } from './verbs/new-portability.ts'
import { notifyAcceptance } from './verbs/notify-acceptance.ts'
import { openParticipantArea } from './verbs/open-participant-area.ts'
import { participantName } from './verbs/participant-name.ts'
import { participantPlans } from './verbs/participant-plans.ts'
import { postalCode } from './verbs/postal-code.ts'
import { recordMessage } from './verbs/record-message.ts'
import { removeComplementaryDocument } from './verbs/remove-complementary-document.ts'
import { renewSession } from './verbs/renew-session.ts'
import { requireCorrection } from './verbs/require-correction.ts'
import { salary } from './verbs/salary.ts'
import { saveBankChange } from './verbs/save-bank-change.ts'
import { saveEnrolment } from './verbs/save-enrolment.ts'
import { savePortability } from './verbs/save-portability.ts'
import { saveRequest } from './verbs/save-request.ts'
import { showAcceptance } from './verbs/show-acceptance.ts'
import { showDesk } from './verbs/show-desk.ts'
import { showRequest } from './verbs/show-request.ts'
import { singleSignOn } from './verbs/single-sign-on.ts'
import { startBankChange } from './verbs/start-bank-change.ts'
import { startSession } from './verbs/start-session.ts'
import { startSessionByToken } from './verbs/start-session-by-token.ts'
import { tables } from './verbs/tables.ts'
import { trustBeneficiaries } from './verbs/trust-beneficiaries.ts'
import { validateVisitor } from './verbs/validate-visitor.ts'

/** Every row of the contract with what serves it. */
export function mountCalls(app: Hono, services: Services): void {
  mount(app, services, calls.authenticate, authenticate)
  mount(app, services, calls.singleSignOn, singleSignOn)
  mount(app, services, calls.startSession, startSession)
  mount(app, services, calls.startSessionByToken, startSessionByToken)
  mount(app, services, calls.renewSession, renewSession)
  mount(app, services, calls.logOut, logOut)
  mount(app, services, calls.tables, tables)
  mount(app, services, calls.lists, lists)
  mount(app, services, calls.enrolmentLists, enrolmentLists)
  mount(app, services, calls.checkConsent, checkConsent)
  mount(app, services, calls.grantConsent, grantConsent)
  mount(app, services, calls.listRequests, listRequests)
  mount(app, services, calls.showRequest, showRequest)
  mount(app, services, calls.saveRequest, saveRequest)
  mount(app, services, calls.trustBeneficiaries, trustBeneficiaries)
  mount(app, services, calls.loadPerson, loadPerson)
  mount(app, services, calls.loadEnrolment, loadEnrolment)
  mount(app, services, calls.saveEnrolment, saveEnrolment)
  mount(app, services, calls.salary, salary)
  mount(app, services, calls.newDocument, newDocument)
  mount(app, services, calls.attachDocument, attachDocument)
  mount(app, services, calls.attachBeneficiaryDocument, attachBeneficiaryDocument)
  mount(app, services, calls.newComplementaryDocument, newComplementaryDocument)
  mount(app, services, calls.attachComplementaryDocument, attachComplementaryDocument)
  mount(app, services, calls.removeComplementaryDocument, removeComplementaryDocument)
  mount(app, services, calls.listCloud, listCloud)
  mount(app, services, calls.listCloudOfType, listCloudOfType)
  mount(app, services, calls.downloadDocument, downloadDocument)
  mount(app, services, calls.downloadStoredDocument, downloadStoredDocument)
  mount(app, services, calls.participantName, participantName)
  mount(app, services, calls.participantPlans, participantPlans)
  mount(app, services, calls.postalCode, postalCode)
  mount(app, services, calls.openParticipantArea, openParticipantArea)
  mount(app, services, calls.showAcceptance, showAcceptance)
  mount(app, services, calls.answerAcceptance, answerAcceptance)
  mount(app, services, calls.notifyAcceptance, notifyAcceptance)
  mount(app, services, calls.recordMessage, recordMessage)
  mount(app, services, calls.listDesk, listDesk)
  mount(app, services, calls.showDesk, showDesk)
  mount(app, services, calls.moveRequest, moveRequest)
  mount(app, services, calls.requireCorrection, requireCorrection)
  mount(app, services, calls.askAcceptance, askAcceptance)
  mount(app, services, calls.judgeDocument, judgeDocument)
  mount(app, services, calls.freeVisitor, freeVisitor)
  mount(app, services, calls.newPortability, newPortability)
  mount(app, services, calls.loadPortability, loadPortability)
  mount(app, services, calls.savePortability, savePortability)
  mount(app, services, calls.startBankChange, startBankChange)
  mount(app, services, calls.loadBankChange, loadBankChange)
  mount(app, services, calls.saveBankChange, saveBankChange)
  mount(app, services, calls.checkCpf, checkCpf)
  mount(app, services, calls.createCode, createCode)
  mount(app, services, calls.validateVisitor, validateVisitor)
  mount(app, services, calls.newPassword, newPassword)
  mountRetired(app, calls.testBeneficiary)
  mountRetired(app, calls.storeDocument)
}
