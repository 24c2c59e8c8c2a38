import type { Hono } from 'hono'

import { calls } from '#api/contract/calls.ts'

import { mount } from './http/mount.ts'
import type { Services } from './http/services.ts'
import { attachBeneficiaryDocument } from './verbs/attach-beneficiary-document.ts'
import { attachDocument } from './verbs/attach-document.ts'
import { authenticate } from './verbs/authenticate.ts'
import { checkConsent } from './verbs/check-consent.ts'
import { grantConsent } from './verbs/grant-consent.ts'
import { listRequests } from './verbs/list-requests.ts'
import { lists } from './verbs/lists.ts'
import { logOut } from './verbs/log-out.ts'
import { newDocument } from './verbs/new-document.ts'
import { postalCode } from './verbs/postal-code.ts'
import { saveRequest } from './verbs/save-request.ts'
import { showRequest } from './verbs/show-request.ts'
import { startSession } from './verbs/start-session.ts'
import { tables } from './verbs/tables.ts'
import { trustBeneficiaries } from './verbs/trust-beneficiaries.ts'

/** Every row of the contract with what serves it. */
export function mountCalls(app: Hono, services: Services): void {
  mount(app, services, calls.authenticate, authenticate)
  mount(app, services, calls.startSession, startSession)
  mount(app, services, calls.logOut, logOut)
  mount(app, services, calls.tables, tables)
  mount(app, services, calls.lists, lists)
  mount(app, services, calls.checkConsent, checkConsent)
  mount(app, services, calls.grantConsent, grantConsent)
  mount(app, services, calls.listRequests, listRequests)
  mount(app, services, calls.showRequest, showRequest)
  mount(app, services, calls.saveRequest, saveRequest)
  mount(app, services, calls.trustBeneficiaries, trustBeneficiaries)
  mount(app, services, calls.newDocument, newDocument)
  mount(app, services, calls.attachDocument, attachDocument)
  mount(app, services, calls.attachBeneficiaryDocument, attachBeneficiaryDocument)
  mount(app, services, calls.postalCode, postalCode)
}
