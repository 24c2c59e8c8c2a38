import { describe, expect, test } from 'vitest'
import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createMachine,
  fromPromise,
} from 'xstate'

import { acceptanceMachine } from '#machines/acceptance/acceptance/index.ts'
import { acceptanceAnswerMachine } from '#machines/acceptance/acceptance-answer/index.ts'
import { acceptanceCorrectionMachine } from '#machines/acceptance/acceptance-correction/index.ts'
import { acceptanceJudgementMachine } from '#machines/acceptance/acceptance-judgement/index.ts'
import { insideMachine } from '#machines/app/inside/index.ts'
import { loginMachine } from '#machines/app/login/index.ts'
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
import { visitorMachine } from '#machines/visitor/visitor/index.ts'
import { visitorConfirmationMachine } from '#machines/visitor/visitor-confirmation/index.ts'

import * as acceptance from '../../model-tests/acceptance/acceptance/acceptance.cases.ts'
import * as acceptanceAnswer from '../../model-tests/acceptance/acceptance-answer/acceptance-answer.cases.ts'
import * as correction from '../../model-tests/acceptance/acceptance-correction/acceptance-correction.cases.ts'
import * as judgement from '../../model-tests/acceptance/acceptance-judgement/acceptance-judgement.cases.ts'
import * as inside from '../../model-tests/app/inside/inside.cases.ts'
import * as login from '../../model-tests/app/login/login.cases.ts'
import * as openRequest from '../../model-tests/app/open-request/open-request.cases.ts'
import * as portal from '../../model-tests/app/portal/portal.cases.ts'
import * as router from '../../model-tests/app/router/router.cases.ts'
import * as session from '../../model-tests/app/session/session.cases.ts'
import * as clock from '../../model-tests/app/session-clock/session-clock.cases.ts'
import * as chunk from '../../model-tests/calls/chunk/chunk.cases.ts'
import * as load from '../../model-tests/calls/load/load.cases.ts'
import * as write from '../../model-tests/calls/write/write.cases.ts'
import * as consent from '../../model-tests/consent/consent/consent.cases.ts'
import * as withdrawal from '../../model-tests/consent/consent-withdrawal/consent-withdrawal.cases.ts'
import * as area from '../../model-tests/consent/participant-area/participant-area.cases.ts'
import * as attachment from '../../model-tests/documents/attachment/attachment.cases.ts'
import * as cloudPicker from '../../model-tests/documents/cloud-picker/cloud-picker.cases.ts'
import * as reader from '../../model-tests/documents/document-reader/document-reader.cases.ts'
import * as removal from '../../model-tests/documents/document-removal/document-removal.cases.ts'
import * as fileChoice from '../../model-tests/documents/file-choice/file-choice.cases.ts'
import * as newDocument from '../../model-tests/documents/new-document/new-document.cases.ts'
import * as transfers from '../../model-tests/documents/transfers/transfers.cases.ts'
import * as upload from '../../model-tests/documents/upload/upload.cases.ts'
import * as chooser from '../../model-tests/documents/upload-chooser/upload-chooser.cases.ts'
import * as beneficiaries from '../../model-tests/form/beneficiaries/beneficiaries.cases.ts'
import * as choiceLists from '../../model-tests/form/choice-lists/choice-lists.cases.ts'
import * as editor from '../../model-tests/form/form-editor/form-editor.cases.ts'
import { opened } from '../../model-tests/form/form-editor/form-editor.models.ts'
import * as postalCode from '../../model-tests/form/postal-code/postal-code.cases.ts'
import * as submission from '../../model-tests/form/submission/submission.cases.ts'
import * as wizard from '../../model-tests/form/wizard/wizard.cases.ts'
import { visit } from '../../model-tests/form/wizard/wizard.samples.ts'
import * as requestList from '../../model-tests/requests/request-list/request-list.cases.ts'
import * as requestTypes from '../../model-tests/requests/request-types/request-types.cases.ts'
import * as requestView from '../../model-tests/requests/request-view/request-view.cases.ts'
import { settled } from '../../model-tests/support/settled.ts'
import * as visitor from '../../model-tests/visitor/visitor/visitor.cases.ts'
import * as confirmation from '../../model-tests/visitor/visitor-confirmation/visitor-confirmation.cases.ts'
import { leavesOf } from '../../tools/chart-paths/chart-model.ts'
import { inRecordedSystem, type Name } from '../../tools/chart-paths/recorded-system.ts'

type Row = {
  readonly machine: AnyStateMachine
  readonly input?: unknown
  /** System names of the chart's own children. */
  readonly own?: readonly Name[]
  /** Events before the port is called; none if the chart starts with it. */
  readonly before?: readonly AnyEventObject[]
  readonly port: string
  /** The port is a chart whose own port fails. */
  readonly isChart?: true
  /** The state that shows the failure, or 'escalated' if the parent gets the error. */
  readonly ends: string
  /** Events until the first guard is evaluated; missing for charts without guards. */
  readonly asks?: readonly AnyEventObject[]
}

const resending = [
  correction.cases['o arquivo chegou'],
  correction.cases['clica em Enviar os documentos'],
  correction.cases['confirma o envio'],
]

const rejecting = [
  judgement.cases['escolhe rejeitar o CPF de Ana'],
  judgement.cases['escreve o motivo'],
  judgement.cases['clica em Gravar'],
]

const ROWS: Readonly<Record<string, Row>> = {
  acceptance: {
    machine: acceptanceMachine,
    input: acceptance.input,
    port: 'loadAcceptance',
    ends: 'escalated',
    asks: [acceptance.cases['chega um aceite que espera a resposta']],
  },
  'acceptance, the answer': {
    machine: acceptanceMachine,
    input: acceptance.input,
    before: [
      acceptance.cases['chega um aceite que espera a resposta'],
      acceptance.cases['escolhe aceitar'],
      acceptance.cases['clica em Enviar a resposta'],
    ],
    port: 'answer',
    ends: 'escalated',
  },
  acceptanceAnswer: {
    machine: acceptanceAnswerMachine,
    input: acceptanceAnswer.inputFor('SIM'),
    before: [acceptanceAnswer.cases['confirma a resposta']],
    port: 'sendAnswer',
    ends: 'escalated',
    asks: [acceptanceAnswer.cases['confirma a resposta'], acceptanceAnswer.cases['o servidor decide por V']],
  },
  'acceptanceAnswer, the message': {
    machine: acceptanceAnswerMachine,
    input: acceptanceAnswer.inputFor('SIM'),
    before: [
      acceptanceAnswer.cases['confirma a resposta'],
      acceptanceAnswer.cases['o servidor decide por V'],
    ],
    port: 'recordMessage',
    ends: 'notifying',
  },
  'acceptanceAnswer, the notice': {
    machine: acceptanceAnswerMachine,
    input: acceptanceAnswer.inputFor('SIM'),
    before: [
      acceptanceAnswer.cases['confirma a resposta'],
      acceptanceAnswer.cases['o servidor decide por V'],
      acceptanceAnswer.cases['a mensagem é gravada'],
    ],
    port: 'notifyDecision',
    ends: 'answered',
  },
  acceptanceCorrection: {
    machine: acceptanceCorrectionMachine,
    input: correction.input,
    before: resending,
    port: 'sendAgain',
    ends: 'escalated',
    asks: resending,
  },
  acceptanceJudgement: {
    machine: acceptanceJudgementMachine,
    input: judgement.input,
    before: rejecting,
    port: 'judgeDocument',
    ends: 'escalated',
    asks: rejecting,
  },
  beneficiaries: {
    machine: beneficiariesMachine,
    input: { personId: 501, planId: 1 },
    port: 'loadBeneficiaries',
    ends: 'failed',
    asks: [beneficiaries.cases['a conexão cai']],
  },
  choiceLists: {
    machine: choiceListsMachine,
    before: [choiceLists.cases['tenta novamente']],
    port: 'loadLists',
    ends: 'missing',
    asks: [choiceLists.cases['tenta novamente'], choiceLists.cases['a conexão cai']],
  },
  cloudPicker: {
    machine: cloudPickerMachine,
    input: cloudPicker.visit(),
    before: [
      cloudPicker.cases['chegam doze documentos'],
      cloudPicker.cases['chega o requerimento em elaboração'],
      cloudPicker.cases['anexa o último que enviou'],
      cloudPicker.cases['a anexação é recusada'],
    ],
    port: 'reread',
    ends: 'showing.choosing.refused',
    asks: [
      cloudPicker.cases['chegam doze documentos'],
      cloudPicker.cases['chega o requerimento em elaboração'],
    ],
  },
  chunk: { machine: chunkMachine, input: chunk.input, port: 'loadChunk', ends: 'failed', asks: [] },
  'chunk, on another load of the page': {
    machine: chunkMachine,
    input: chunk.input,
    before: [chunk.cases['a conexão cai'], chunk.cases['clica em Tentar novamente']],
    port: 'reloadPage',
    ends: 'failed',
  },
  consent: {
    machine: consentMachine,
    input: consent.input,
    port: 'checkConsent',
    ends: 'escalated',
    asks: [consent.cases['já autorizou antes']],
  },
  documentReader: {
    machine: documentReaderMachine,
    before: [reader.cases['clica em Ver da identidade']],
    port: 'fetchDocument',
    ends: 'refused',
    asks: [
      reader.cases['clica em Ver da identidade'],
      reader.cases['o documento chega'],
      reader.cases['o navegador mostra uma imagem'],
    ],
  },
  'documentReader, to the device': {
    machine: documentReaderMachine,
    before: [reader.cases['clica em Baixar da identidade'], reader.cases['o documento chega']],
    port: 'saveFile',
    ends: 'saving.notSaved',
  },
  'documentReader, on screen': {
    machine: documentReaderMachine,
    before: [reader.cases['clica em Ver da identidade'], reader.cases['o documento chega']],
    port: 'holdFile',
    ends: 'escalated',
  },
  draft: { machine: draftMachine, port: 'keeper', ends: 'escalated' },
  fileChoice: {
    machine: fileChoiceMachine,
    input: fileChoice.input,
    before: [fileChoice.cases['escolhe um PDF no limite']],
    port: 'inspectFile',
    ends: 'refused',
    asks: [],
  },
  inside: {
    machine: insideMachine,
    own: ['portal'],
    input: inside.input,
    port: 'portal',
    isChart: true,
    ends: 'failed',
    asks: [inside.cases['pede os tipos']],
  },
  'inside, the clock': {
    machine: insideMachine,
    own: ['portal'],
    input: inside.input,
    port: 'clock',
    isChart: true,
    ends: 'failed',
  },
  load: {
    machine: loadMachine,
    input: load.input,
    port: 'call',
    ends: 'escalated',
    asks: [load.cases['o servidor responde 404']],
  },
  login: {
    machine: loginMachine,
    input: login.inputs['a página é aberta'],
    port: 'recallSession',
    ends: 'loggedOut.waiting',
    asks: [],
  },
  'login, with a code': {
    machine: loginMachine,
    input: login.inputs['a página é aberta'],
    before: [login.cases['chega com um código']],
    port: 'singleSignOn',
    ends: 'loggedOut.notStarted',
  },
  'login, with a password': {
    machine: loginMachine,
    input: login.inputs['saiu nesta aba'],
    before: [login.cases['digita o CPF'], login.cases['digita a senha'], login.cases['clica em Entrar']],
    port: 'authenticate',
    ends: 'loggedOut.refused',
  },
  'login, its session': {
    machine: loginMachine,
    input: login.inputs['a página é aberta'],
    before: [login.cases['a aba do navegador ainda guarda uma sessão']],
    port: 'startSession',
    ends: 'loggedOut.notStarted',
  },
  'login, the code of the portal': {
    machine: loginMachine,
    input: login.inputs['a página é aberta'],
    before: [login.cases['a aba do navegador ainda guarda uma sessão'], login.cases['a sessão abre']],
    port: 'insideChunk',
    ends: 'escalated',
  },
  newDocument: {
    machine: newDocumentMachine,
    input: newDocument.visits['/novo/2/17/31'],
    port: 'readRequest',
    ends: 'escalated',
    asks: [],
  },
  participantArea: {
    machine: participantAreaMachine,
    input: { hasParticipantArea: true },
    before: [area.cases['clica em Abrir a área do participante']],
    port: 'openArea',
    ends: 'failed',
    asks: [],
  },
  openRequest: {
    machine: openRequestMachine,
    own: ['request'],
    input: openRequest.inputAt(openRequest.places.acceptance),
    before: [openRequest.cases['chega o código do aceite']],
    port: 'acceptance',
    ends: 'escalated',
    asks: [],
  },
  personLookup: {
    machine: personLookupMachine,
    input: { digits: '94726183591' },
    port: 'lookUp',
    ends: 'unavailable',
    asks: [],
  },
  portal: {
    machine: portalMachine,
    own: ['transfers'],
    input: portal.input,
    port: 'consent',
    ends: 'escalated',
    asks: [portal.cases['autoriza o uso dos documentos']],
  },
  'portal, the tab': {
    machine: portalMachine,
    own: ['transfers'],
    input: portal.input,
    port: 'keeper',
    ends: 'escalated',
  },
  postalCode: {
    machine: postalCodeMachine,
    input: postalCode.input,
    before: [postalCode.cases['digita o oitavo número']],
    port: 'lookUp',
    ends: 'unavailable',
    asks: [postalCode.cases['digita o oitavo número']],
  },
  requestList: {
    machine: requestListMachine,
    input: requestList.input,
    port: 'loadRequests',
    ends: 'escalated',
    asks: [requestList.cases['chegam doze em andamento e dois encerrados']],
  },
  requestTypes: {
    machine: requestTypesMachine,
    input: requestTypes.input,
    port: 'loadDrafts',
    ends: 'offering',
    asks: [requestTypes.cases['os rascunhos não chegam']],
  },
  requestView: {
    machine: requestViewMachine,
    input: requestView.input,
    port: 'readRequest',
    ends: 'escalated',
    asks: [requestView.cases['o requerimento não existe']],
  },
  'requestView, to the printer': {
    machine: requestViewMachine,
    input: requestView.input,
    before: [
      requestView.cases['chega um requerimento em análise'],
      requestView.cases['clica em Imprimir comprovante'],
    ],
    port: 'printPage',
    ends: 'showing.notPrinted',
  },
  router: {
    machine: routerMachine,
    port: 'history',
    ends: 'escalated',
    asks: [router.cases['uma tela pede a lista']],
  },
  session: {
    machine: sessionMachine,
    own: ['router', 'notices', 'outsideWorld', 'inside'],
    input: session.input,
    port: 'login',
    isChart: true,
    ends: 'failed',
    asks: [session.cases['a sessão abre']],
  },
  'session, inside': {
    machine: sessionMachine,
    own: ['router', 'notices', 'outsideWorld', 'inside'],
    input: session.input,
    before: [session.cases['a sessão abre']],
    port: 'inside',
    isChart: true,
    ends: 'failed',
  },
  'session, at its end': {
    machine: sessionMachine,
    own: ['router', 'notices', 'outsideWorld', 'inside'],
    input: session.input,
    before: [session.cases['a sessão abre'], session.cases['sai em outra aba']],
    port: 'endSession',
    ends: 'entering',
  },
  sessionClock: {
    machine: sessionClockMachine,
    input: clock.input,
    before: [clock.cases['faltam 5 minutos'], clock.cases['clica em Continuar conectado']],
    port: 'renewSession',
    ends: 'counting.time.short counting.dialog.askingPassword.waiting',
    asks: [
      clock.cases['faltam 5 minutos'],
      clock.cases['clica em Continuar conectado'],
      clock.cases['a conexão cai'],
    ],
  },
  transfers: {
    machine: transfersMachine,
    input: transfers.input,
    before: [transfers.cases['manda o RG']],
    port: 'upload',
    ends: 'escalated',
    asks: [transfers.cases['dispensa o aviso']],
  },
  upload: {
    machine: uploadMachine,
    input: upload.input,
    port: 'sendFile',
    ends: 'interrupted',
    asks: [upload.cases['o servidor recebeu o arquivo']],
  },
  'upload, attached': {
    machine: uploadMachine,
    input: upload.input,
    before: [upload.cases['o servidor recebeu o arquivo']],
    port: 'attachDocument',
    ends: 'notAttached',
  },
  attachment: {
    machine: attachmentMachine,
    input: attachment.input,
    port: 'uploadChooser',
    ends: 'escalated',
    asks: [attachment.cases['prefere a nuvem']],
  },
  uploadChooser: {
    machine: uploadChooserMachine,
    input: chooser.opened(),
    port: 'fileChoice',
    ends: 'escalated',
    asks: [],
  },
  'uploadChooser, cloud': {
    machine: uploadChooserMachine,
    input: chooser.opened(),
    before: [chooser.cases['escolhe nuvem']],
    port: 'loadDocuments',
    ends: 'choosing.cloud.offering',
  },
  consentWithdrawal: {
    machine: consentWithdrawalMachine,
    input: withdrawal.input,
    before: [withdrawal.cases['clica em Retirar a autorização'], withdrawal.cases['confirma a retirada']],
    port: 'withdrawConsent',
    ends: 'escalated',
    asks: [
      withdrawal.cases['clica em Retirar a autorização'],
      withdrawal.cases['confirma a retirada'],
      withdrawal.cases['a retirada dá certo'],
    ],
  },
  documentRemoval: {
    machine: documentRemovalMachine,
    input: removal.input,
    before: [removal.cases['confirma a exclusão']],
    port: 'removeDocument',
    ends: 'escalated',
    asks: [removal.cases['confirma a exclusão'], removal.cases['a exclusão dá certo']],
  },
  formEditor: {
    machine: formEditorMachine,
    input: opened('um rascunho com uma carta complementar', 3),
    before: [editor.cases['clica em Excluir']],
    port: 'documentRemoval',
    ends: 'escalated',
    asks: [editor.cases['clica em Excluir']],
  },
  submission: {
    machine: submissionMachine,
    input: submission.inputFor('next'),
    port: 'saveRequest',
    ends: 'escalated',
    asks: [],
  },
  'submission, after another': {
    machine: submissionMachine,
    input: submission.inputFor('next'),
    before: [submission.cases['outro gravou antes']],
    port: 'loadLatest',
    ends: 'notCompared',
  },
  visitor: {
    machine: visitorMachine,
    input: visitor.input,
    before: [visitor.cases['digita um CPF'], visitor.cases['clica em Pesquisar']],
    port: 'lookUp',
    ends: 'asking.unavailable',
    asks: [],
  },
  'visitor, the tab': {
    machine: visitorMachine,
    input: visitor.input,
    port: 'keeper',
    ends: 'escalated',
  },
  'visitor, the code': {
    machine: visitorMachine,
    input: { ...visitor.input, recalled: visitor.recalled },
    before: [
      visitor.cases['escolhe uma senha'],
      visitor.cases['repete a senha'],
      visitor.cases['clica em Continuar'],
    ],
    port: 'confirmation',
    ends: 'escalated',
  },
  visitorConfirmation: {
    machine: visitorConfirmationMachine,
    input: confirmation.input,
    port: 'sendCode',
    ends: 'confirming.entry.absent confirming.mail.notSent',
    asks: [],
  },
  'visitorConfirmation, the code': {
    machine: visitorConfirmationMachine,
    input: { ...confirmation.input, issue: confirmation.issue },
    before: [confirmation.cases['cola seis números'], confirmation.cases['clica em Confirmar']],
    port: 'confirmCode',
    ends: 'confirming.mail.pausing confirming.entry.open.notChecked',
  },
  wizard: {
    machine: wizardMachine,
    own: ['request'],
    input: visit(),
    port: 'loadRequest',
    ends: 'escalated',
    asks: [wizard.cases['chega um rascunho sem o banco']],
  },
  write: {
    machine: writeMachine,
    input: write.input,
    port: 'call',
    ends: 'escalated',
    asks: [write.cases['o servidor recusa']],
  },
}

const BROKEN: Readonly<Record<string, AnyActorLogic>> = {
  'throws at once': fromPromise(() => {
    throw new TypeError('a port that throws')
  }),
  'rejects with something that is no failure': fromPromise(async () => Promise.reject('no failure')),
}

const idle = createMachine({})

/** The chart after these events. Its actors do nothing, except those given. */
async function played(
  { machine, input, own = [] }: Row,
  events: readonly AnyEventObject[],
  given: Partial<Parameters<AnyStateMachine['provide']>[0]>,
) {
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, idle]))
  const provided = machine.provide({ ...given, actors: { ...actors, ...given.actors } })
  const { actor, escalated } = inRecordedSystem(provided, { input, own })
  for (const event of events) await settled(() => actor.send(event))
  await settled(() => {})
  return { leaves: leavesOf(actor.getSnapshot()).join(' '), escalated }
}

describe('a chart whose port fails shows the failure or leaves it to its parent', () => {
  describe.each(Object.entries(BROKEN))('chart of the port %s', (_, broken) => {
    test.each(Object.entries(ROWS))('%s', async (_name, row) => {
      const port = row.isChart ? createMachine({ invoke: { src: broken } }) : broken
      const { leaves, escalated } = await played(row, row.before ?? [], { actors: { [row.port]: port } })
      expect(leaves).toBe(row.ends)
      expect(escalated()).toHaveLength(row.ends === 'escalated' ? 1 : 0)
    })
  })
})

const GUARDED = Object.entries(ROWS).filter(([, { asks }]) => asks !== undefined)

test.each(GUARDED)('%s leaves the error of a guard to its parent', async (_, row) => {
  const error = new Error('a guard that throws')
  const throwing = () => {
    throw error
  }
  const guards = Object.fromEntries(
    Object.keys(row.machine.implementations.guards).map((name) => [name, throwing]),
  )
  const { escalated } = await played(row, row.asks ?? [], { guards })
  expect(escalated()).toEqual([expect.objectContaining({ message: expect.stringContaining(error.message) })])
})
