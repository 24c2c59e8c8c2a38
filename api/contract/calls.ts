import type { Call } from './call.ts'
import { checkConsent, grantConsent } from './consent.ts'
import { attachBeneficiaryDocument, attachDocument, newDocument } from './documents.ts'
import { postalCode } from './postal-code.ts'
import { lists, tables } from './reference.ts'
import { listRequests, saveRequest, showRequest, trustBeneficiaries } from './requests.ts'
import { authenticate, logOut, startSession } from './session.ts'

/** Every call of the contract by its English name; the server's test fails on one that is not served. */
export const calls = {
  authenticate,
  startSession,
  logOut,
  tables,
  lists,
  checkConsent,
  grantConsent,
  listRequests,
  showRequest,
  saveRequest,
  trustBeneficiaries,
  newDocument,
  attachDocument,
  attachBeneficiaryDocument,
  postalCode,
} satisfies Record<string, Call>
