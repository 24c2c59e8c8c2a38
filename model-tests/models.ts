import { insideMachine } from '#machines/app/inside/index.ts'
import { loginMachine } from '#machines/app/login/index.ts'
import { noticesMachine } from '#machines/app/notices/index.ts'
import { openRequestMachine } from '#machines/app/open-request/index.ts'
import { portalMachine } from '#machines/app/portal/index.ts'
import { routerMachine } from '#machines/app/router/index.ts'
import { sessionMachine } from '#machines/app/session/index.ts'
import { sessionClockMachine } from '#machines/app/session-clock/index.ts'
import { chunkMachine } from '#machines/calls/chunk/index.ts'
import { loadMachine } from '#machines/calls/load/index.ts'
import { writeMachine } from '#machines/calls/write/index.ts'
import { consentMachine } from '#machines/consent/consent/index.ts'
import { consentWithdrawalMachine } from '#machines/consent/consent-withdrawal/index.ts'
import { participantAreaMachine } from '#machines/consent/participant-area/index.ts'
import { attachmentMachine } from '#machines/documents/attachment/index.ts'
import { documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import { documentRemovalMachine } from '#machines/documents/document-removal/index.ts'
import { fileChoiceMachine } from '#machines/documents/file-choice/index.ts'
import { transfersMachine } from '#machines/documents/transfers/index.ts'
import { type UploadInput, uploadMachine } from '#machines/documents/upload/index.ts'
import { beneficiariesMachine } from '#machines/form/beneficiaries/index.ts'
import { choiceListsMachine } from '#machines/form/choice-lists/index.ts'
import { draftMachine } from '#machines/form/draft/index.ts'
import type { EditorSnapshot } from '#machines/form/form-editor/index.ts'
import { personLookupMachine } from '#machines/form/person-lookup/index.ts'
import { postalCodeMachine } from '#machines/form/postal-code/index.ts'
import { requestListMachine } from '#machines/requests/request-list/index.ts'
import { requestStatusMachine } from '#machines/requests/request-status/index.ts'
import { requestTypesMachine } from '#machines/requests/request-types/index.ts'
import { requestViewMachine } from '#machines/requests/request-view/index.ts'
import { type KeptVisit, visitorMachine } from '#machines/visitor/visitor/index.ts'
import { type CodeIssue, visitorConfirmationMachine } from '#machines/visitor/visitor-confirmation/index.ts'
import { type Definition, define } from '../tools/chart-paths/chart-model.ts'
import type { ChartModels } from '../tools/chart-paths/chart-plan.ts'
import { models as acceptances } from './acceptance/acceptance/acceptance.models.ts'
import { models as answers } from './acceptance/acceptance-answer/acceptance-answer.models.ts'
import { model as correction } from './acceptance/acceptance-correction/acceptance-correction.models.ts'
import { model as judgement } from './acceptance/acceptance-judgement/acceptance-judgement.models.ts'
import * as insideCases from './app/inside/inside.cases.ts'
import * as loginCases from './app/login/login.cases.ts'
import * as noticesCases from './app/notices/notices.cases.ts'
import * as openRequestCases from './app/open-request/open-request.cases.ts'
import * as portalCases from './app/portal/portal.cases.ts'
import * as routerCases from './app/router/router.cases.ts'
import * as sessionCases from './app/session/session.cases.ts'
import * as sessionClockCases from './app/session-clock/session-clock.cases.ts'
import * as chunkCases from './calls/chunk/chunk.cases.ts'
import * as loadCases from './calls/load/load.cases.ts'
import * as writeCases from './calls/write/write.cases.ts'
import * as consentCases from './consent/consent/consent.cases.ts'
import * as consentWithdrawalCases from './consent/consent-withdrawal/consent-withdrawal.cases.ts'
import * as participantAreaCases from './consent/participant-area/participant-area.cases.ts'
import * as attachmentCases from './documents/attachment/attachment.cases.ts'
import { models as cloudPickers } from './documents/cloud-picker/cloud-picker.models.ts'
import * as documentReaderCases from './documents/document-reader/document-reader.cases.ts'
import * as documentRemovalCases from './documents/document-removal/document-removal.cases.ts'
import * as fileChoiceCases from './documents/file-choice/file-choice.cases.ts'
import { models as newDocuments } from './documents/new-document/new-document.models.ts'
import * as transfersCases from './documents/transfers/transfers.cases.ts'
import * as uploadCases from './documents/upload/upload.cases.ts'
import { models as uploadChoosers } from './documents/upload-chooser/upload-chooser.models.ts'
import * as beneficiariesCases from './form/beneficiaries/beneficiaries.cases.ts'
import * as choiceListsCases from './form/choice-lists/choice-lists.cases.ts'
import * as draftCases from './form/draft/draft.cases.ts'
import {
  traitOf as editorTrait,
  models as formEditors,
  onScreen,
} from './form/form-editor/form-editor.models.ts'
import * as personLookupCases from './form/person-lookup/person-lookup.cases.ts'
import * as postalCodeCases from './form/postal-code/postal-code.cases.ts'
import { models as submissions } from './form/submission/submission.models.ts'
import { models as versionChoices } from './form/version-choice/version-choice.models.ts'
import { models as wizards } from './form/wizard/wizard.models.ts'
import * as requestListCases from './requests/request-list/request-list.cases.ts'
import * as requestStatusCases from './requests/request-status/request-status.cases.ts'
import * as requestTypesCases from './requests/request-types/request-types.cases.ts'
import * as requestViewCases from './requests/request-view/request-view.cases.ts'
import * as visitorCases from './visitor/visitor/visitor.cases.ts'
import * as confirmationCases from './visitor/visitor-confirmation/visitor-confirmation.cases.ts'

/*
 * The models that tests walk and that `npm run paths` plans. This file must run in plain Node, without a
 * document or a test.
 */

export const attachment = define(attachmentMachine, {
  input: attachmentCases.input,
  cases: attachmentCases.cases,
  trait: ({ context: { following } }) => String(following.length),
  // The button that continues is shown only while another row follows.
  isPossible: ({ context: { following } }, { output }) =>
    following.length > 0 || output.kind !== 'file' || !output.continues,
})

export const beneficiaries = define(beneficiariesMachine, {
  input: { personId: 501, planId: 1 },
  cases: beneficiariesCases.cases,
})

export const choiceLists = define(choiceListsMachine, {
  input: undefined,
  cases: choiceListsCases.cases,
})

export const chunk = define(chunkMachine, {
  input: chunkCases.input,
  cases: chunkCases.cases,
  transient: ['checking'],
})

export const consent = define(consentMachine, {
  input: consentCases.input,
  cases: consentCases.cases,
})

export const documentReader = define(documentReaderMachine, {
  input: undefined,
  cases: documentReaderCases.cases,
  trait: documentReaderCases.traitOf,
})

export const consentWithdrawal = define(consentWithdrawalMachine, {
  input: consentWithdrawalCases.input,
  cases: consentWithdrawalCases.cases,
})

export const documentRemoval = define(documentRemovalMachine, {
  input: documentRemovalCases.input,
  cases: documentRemovalCases.cases,
})

export const draft = define(draftMachine, {
  input: undefined,
  cases: draftCases.cases,
})

export const fileChoice = define(fileChoiceMachine, {
  input: fileChoiceCases.input,
  cases: fileChoiceCases.cases,
  transient: ['judging'],
})

export const inside = define(insideMachine, {
  input: insideCases.input,
  cases: insideCases.cases,
})

export const load = define(loadMachine, {
  input: loadCases.input,
  cases: loadCases.cases,
  trait: loadCases.traitOf,
})

const loginFrom = (beginning: keyof typeof loginCases.inputs) =>
  define(loginMachine, {
    input: loginCases.inputs[beginning],
    cases: loginCases.cases,
    transient: ['beginning'],
    isPossible: loginCases.isPossible,
    trait: loginCases.traitOf,
    // What follows on the login is walked from the opened page.
    isFarEnough: (snapshot) => snapshot.context.begins !== 'restoring' && snapshot.matches('authenticating'),
  })

export const logins = {
  'a página é aberta': loginFrom('a página é aberta'),
  'saiu nesta aba': loginFrom('saiu nesta aba'),
  'saiu em outra aba': loginFrom('saiu em outra aba'),
}

export const notices = define(noticesMachine, {
  input: undefined,
  cases: noticesCases.cases,
  trait: ({ context: { notice } }) => notice?.tone ?? '',
})

export const openRequest = define(openRequestMachine, {
  input: openRequestCases.input,
  cases: openRequestCases.cases,
  transient: ['opening'],
  // A form that is only read cannot be edited or left.
  isPossible: (snapshot, event) =>
    event.type !== 'request.opened' || event.typeId !== 16 || snapshot.matches({ form: 'settled' }),
  trait: ({ context: { open } }) => (open ? 'já se sabe qual' : ''),
})

export const participantArea = define(participantAreaMachine, {
  input: { hasParticipantArea: true },
  cases: participantAreaCases.cases,
  transient: ['arriving'],
})

export const personLookup = define(personLookupMachine, {
  input: { digits: '' },
  cases: personLookupCases.cases,
})

export const portal = define(portalMachine, {
  input: portalCases.input,
  cases: portalCases.cases,
  transient: ['visiting.arriving'],
  isPossible: portalCases.isPossible,
})

const staffPortal = define(portalMachine, {
  input: portalCases.staffInput,
  cases: portalCases.casesOfStaff,
  transient: ['visiting.arriving'],
  isPossible: portalCases.isPossible,
})

export const portals = { participante: portal, 'equipe, primeiro sem autorização': staffPortal }

export const postalCode = define(postalCodeMachine, {
  input: postalCodeCases.input,
  cases: postalCodeCases.cases,
})

export const requestList = define(requestListMachine, {
  input: { ...requestListCases.input, justSent: requestListCases.justSent },
  cases: requestListCases.cases,
  trait: ({ context: { requests, arrangement } }) =>
    `${requests.length} requerimentos, ${arrangement.tab}, "${arrangement.search}", página ${arrangement.page + 1}`,
})

export const requestStatus = define(requestStatusMachine, {
  input: undefined,
  cases: requestStatusCases.cases,
})

export const requestTypes = define(requestTypesMachine, {
  input: requestTypesCases.input,
  cases: requestTypesCases.cases,
})

export const requestView = define(requestViewMachine, {
  input: requestViewCases.input,
  cases: requestViewCases.cases,
  trait: ({ context: { request } }) => request?.summary.status ?? '',
})

export const router = define(routerMachine, {
  input: undefined,
  cases: routerCases.cases,
  trait: ({ context: { path, heading } }) => `${path} → ${heading}`,
})

export const session = define(sessionMachine, {
  input: sessionCases.input,
  cases: sessionCases.cases,
  trait: sessionCases.traitOf,
})

export const sessionClock = define(sessionClockMachine, {
  input: sessionClockCases.input,
  cases: sessionClockCases.cases,
})

export const transfers = define(transfersMachine, {
  input: transfersCases.input,
  cases: transfersCases.cases,
  trait: transfersCases.traitOf,
})

const uploadTo = (destination: UploadInput) =>
  define(uploadMachine, {
    input: destination,
    cases: uploadCases.cases,
    transient: ['beginning'],
    // Distinguishes equal states by the bytes sent and the refusal.
    trait: ({ context: { sent, refusal } }) => `${sent}${refusal ?? ''}`,
  })

export const uploads = {
  'para um documento pedido no requerimento': uploadTo(uploadCases.input),
  'para a nuvem': uploadTo(uploadCases.intoCloud),
  'da nuvem para uma linha': uploadTo(uploadCases.stored),
}

const visitFrom = (recalled: KeptVisit | null) =>
  define(visitorMachine, {
    input: { ...visitorCases.input, recalled },
    cases: visitorCases.cases,
    transient: ['arriving'],
    trait: visitorCases.traitOf,
  })

export const visits = {
  firstVisit: visitFrom(null),
  'with a registration in the tab': visitFrom(visitorCases.recalled),
  'with a new password in the tab': visitFrom(visitorCases.recalledPassword),
}

const confirmationWith = (issue: CodeIssue | null) =>
  define(visitorConfirmationMachine, {
    input: { ...confirmationCases.input, issue },
    cases: confirmationCases.cases,
    transient: ['confirming.mail.arriving'],
    trait: confirmationCases.traitOf,
  })

export const confirmations = {
  'from the form': confirmationWith(null),
  'with a code of before, two tries left': confirmationWith(confirmationCases.issue),
}

export const write = define(writeMachine, {
  input: writeCases.input,
  cases: writeCases.cases,
})

type Built = { readonly definition: Definition }

const alone = (definition: Definition) => () => ({ '': definition })

const built = (models: Readonly<Record<string, () => Built>>) => () =>
  Object.fromEntries(Object.entries(models).map(([name, build]) => [name, build().definition]))

export const chartModels: readonly ChartModels[] = [
  { chart: 'acceptance', models: built(acceptances) },
  { chart: 'acceptance-answer', models: built(answers) },
  { chart: 'acceptance-correction', models: () => ({ '': correction().definition }) },
  { chart: 'acceptance-judgement', models: () => ({ '': judgement().definition }) },
  { chart: 'attachment', models: alone(attachment) },
  { chart: 'beneficiaries', models: alone(beneficiaries) },
  { chart: 'choice-lists', models: alone(choiceLists) },
  {
    chart: 'chunk',
    models: () => ({ 'ainda não carregada': chunk, 'já carregada': { ...chunk, input: { isLoaded: true } } }),
  },
  { chart: 'cloud-picker', models: built(cloudPickers) },
  {
    chart: 'consent',
    models: () => ({
      'é preciso pedir': consent,
      'não se pede à equipe': { ...consent, input: { ...consentCases.input, asks: false } },
      'a equipe pede o que é dela': { ...consent, input: consentCases.staffInput },
    }),
  },
  { chart: 'consent-withdrawal', models: alone(consentWithdrawal) },
  { chart: 'document-reader', models: alone(documentReader) },
  { chart: 'document-removal', models: alone(documentRemoval) },
  { chart: 'draft', models: alone(draft) },
  { chart: 'file-choice', models: alone(fileChoice) },
  {
    chart: 'form-editor',
    models: built(formEditors),
    onScreen: Object.keys(onScreen),
    // Without the number and the texts of refusals.
    projection: (snapshot) => {
      const { answers, stored, hasUnsaved, request, named, documents } = snapshot.context
      return [editorTrait(snapshot as EditorSnapshot), answers, stored, hasUnsaved, request, named, documents]
    },
  },
  { chart: 'inside', models: alone(inside) },
  { chart: 'load', models: alone(load) },
  { chart: 'login', models: () => logins },
  {
    chart: 'new-document',
    models: () =>
      Object.fromEntries(
        newDocuments.map((build) => build()).map(({ visit, definition }) => [visit, definition]),
      ),
  },
  { chart: 'notices', models: alone(notices) },
  { chart: 'open-request', models: alone(openRequest) },
  {
    chart: 'participant-area',
    models: () => ({
      'o fundo tem a área': participantArea,
      'o fundo não tem a área': { ...participantArea, input: { hasParticipantArea: false } },
    }),
  },
  { chart: 'person-lookup', models: alone(personLookup) },
  { chart: 'portal', models: () => portals },
  { chart: 'postal-code', models: alone(postalCode) },
  { chart: 'request-list', models: alone(requestList) },
  { chart: 'request-status', models: alone(requestStatus) },
  { chart: 'request-types', models: alone(requestTypes) },
  { chart: 'request-view', models: alone(requestView) },
  { chart: 'router', models: alone(router) },
  { chart: 'session', models: alone(session) },
  { chart: 'session-clock', models: alone(sessionClock) },
  { chart: 'submission', models: built(submissions) },
  { chart: 'transfers', models: alone(transfers) },
  { chart: 'upload', models: () => uploads },
  { chart: 'upload-chooser', models: built(uploadChoosers) },
  { chart: 'version-choice', models: built(versionChoices) },
  { chart: 'visitor', models: () => visits },
  {
    chart: 'visitor-confirmation',
    models: () => confirmations,
    // Without the code itself and the number of codes.
    projection: ({ context: { code, issue } }) => [code.length, issue?.triesLeft],
  },
  { chart: 'wizard', models: built(wizards) },
  { chart: 'write', models: alone(write) },
]
