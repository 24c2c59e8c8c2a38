import { answerAcceptance, notifyAcceptance, recordMessage, showAcceptance } from './acceptance.ts'
import { loadBankChange, saveBankChange, startBankChange } from './bank-change.ts'
import type { Call } from './call.ts'
import { downloadDocument, downloadStoredDocument, listCloud, listCloudOfType } from './cloud.ts'
import {
  attachComplementaryDocument,
  newComplementaryDocument,
  removeComplementaryDocument,
} from './complementary.ts'
import { checkConsent, grantConsent } from './consent.ts'
import {
  askAcceptance,
  freeVisitor,
  judgeDocument,
  listDesk,
  moveRequest,
  requireCorrection,
  showDesk,
} from './desk.ts'
import { attachBeneficiaryDocument, attachDocument, newDocument } from './documents.ts'
import { loadEnrolment, loadPerson, salary, saveEnrolment } from './enrolment.ts'
import { openParticipantArea } from './participant-area.ts'
import { participantName, participantPlans } from './people.ts'
import { loadPortability, newPortability, savePortability } from './portability.ts'
import { postalCode } from './postal-code.ts'
import { enrolmentLists, lists, tables } from './reference.ts'
import { listRequests, saveRequest, showRequest, trustBeneficiaries } from './requests.ts'
import { storeDocument, testBeneficiary } from './retired.ts'
import {
  authenticate,
  logOut,
  renewSession,
  singleSignOn,
  startSession,
  startSessionByToken,
} from './session.ts'
import { checkCpf, createCode, newPassword, validateVisitor } from './visitor.ts'

/** Every call of the contract by its English name; the server's test fails on one that is not served. */
export const calls = {
  authenticate,
  singleSignOn,
  startSession,
  startSessionByToken,
  renewSession,
  logOut,
  tables,
  lists,
  enrolmentLists,
  checkConsent,
  grantConsent,
  listRequests,
  showRequest,
  saveRequest,
  trustBeneficiaries,
  loadPerson,
  loadEnrolment,
  saveEnrolment,
  salary,
  newDocument,
  attachDocument,
  attachBeneficiaryDocument,
  newComplementaryDocument,
  attachComplementaryDocument,
  removeComplementaryDocument,
  listCloud,
  listCloudOfType,
  downloadDocument,
  downloadStoredDocument,
  participantName,
  participantPlans,
  postalCode,
  openParticipantArea,
  showAcceptance,
  answerAcceptance,
  notifyAcceptance,
  recordMessage,
  listDesk,
  showDesk,
  moveRequest,
  requireCorrection,
  askAcceptance,
  judgeDocument,
  freeVisitor,
  newPortability,
  loadPortability,
  savePortability,
  startBankChange,
  loadBankChange,
  saveBankChange,
  checkCpf,
  createCode,
  validateVisitor,
  newPassword,
  testBeneficiary,
  storeDocument,
} satisfies Record<string, Call>
