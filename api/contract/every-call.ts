export { answerAcceptance, notifyAcceptance, recordMessage, showAcceptance } from './acceptance.ts'
export { loadBankChange, saveBankChange, startBankChange } from './bank-change.ts'
export { downloadDocument, downloadStoredDocument, listCloud, listCloudOfType } from './cloud.ts'
export {
  attachComplementaryDocument,
  newComplementaryDocument,
  removeComplementaryDocument,
} from './complementary.ts'
export { checkConsent, grantConsent, withdrawConsent } from './consent.ts'
export {
  askAcceptance,
  auditDesk,
  erasePerson,
  exportDocument,
  exportPerson,
  freeVisitor,
  judgeDocument,
  listDesk,
  moveRequest,
  requireCorrection,
  showDesk,
} from './desk.ts'
export {
  attachBeneficiaryDocument,
  attachDocument,
  downloadBeneficiaryDocument,
  newDocument,
} from './documents.ts'
export { loadEnrolment, loadPerson, salary, saveEnrolment } from './enrolment.ts'
export { openParticipantArea } from './participant-area.ts'
export { participantName, participantPlans } from './people.ts'
export { loadPortability, newPortability, savePortability } from './portability.ts'
export { postalCode } from './postal-code.ts'
export { enrolmentLists, lists, tables } from './reference.ts'
export { listRequests, saveRequest, showRequest, suggestForRequest, trustBeneficiaries } from './requests.ts'
export { storeDocument, testBeneficiary } from './retired.ts'
export {
  authenticate,
  logOut,
  renewSession,
  singleSignOn,
  startSession,
  startSessionByToken,
} from './session.ts'
export { checkCpf, createCode, newPassword, validateVisitor } from './visitor.ts'
