import type { Participant } from '#domain/people/participant.ts'
import * as login from '../../model-tests/app/login/login.cases.ts'
import * as screens from '../../model-tests/app/screens/screens.cases.ts'
import * as consent from '../../model-tests/consent/consent/consent.cases.ts'
import * as cloudPicker from '../../model-tests/documents/cloud-picker/cloud-picker.cases.ts'
import * as rows from '../../model-tests/documents/document-rows/document-rows.cases.ts'
import * as newDocument from '../../model-tests/documents/new-document/new-document.cases.ts'
import * as editor from '../../model-tests/form/form-editor/form-editor.cases.ts'
import * as requestList from '../../model-tests/requests/request-list/request-list.cases.ts'
import * as requestView from '../../model-tests/requests/request-view/request-view.cases.ts'
import { loadedWith } from '../samples/query-outcomes.ts'
import { started } from '../samples/sessions.ts'
import { requests } from '../samples/wizard.ts'
import { reference } from './reference.ts'
import type { Events } from './stage.ts'

/* Events that bring the charts to the one that is shown. */

export const LOGIN = ['login']
export const SIGNED_IN = ['signedIn']
export const SCREENS = [...SIGNED_IN, 'screens']
export const OPEN_REQUEST = [...SCREENS, 'openRequest']
export const WIZARD = [...OPEN_REQUEST, 'wizard']
export const EDITOR = [...WIZARD, 'editor']
export const ROWS = [...EDITOR, 'documentRows']
export const NEW_DOCUMENT = [...SCREENS, 'newDocument']

export const loggingInAs = (participant: Participant): Events => ({
  at: LOGIN,
  events: [
    login.cases['a aba do navegador ainda guarda uma sessão'],
    {
      ...login.cases['a sessão abre'],
      output: { ...started, participant, reference, hasParticipantArea: true },
    },
    login.cases['o portal é carregado'],
  ],
})
export const loggingIn = loggingInAs(started.participant)
export const agreeing: Events = { at: SCREENS, events: [screens.cases['autoriza o uso dos documentos']] }
export const signedIn = [loggingIn, agreeing]
export const listing: Events = {
  at: [...SCREENS, 'requestList'],
  events: [requestList.cases['chegam doze em andamento e dois encerrados']],
}
export const deciding: Events = {
  at: [...SCREENS, 'consent'],
  events: [consent.cases['ainda não autorizou']],
}
export const reading: Events = {
  at: [...SCREENS, 'requestView'],
  events: [requestView.cases['chega um requerimento em análise']],
}
export const picking: Events = {
  at: [...SCREENS, 'cloudPicker'],
  events: [
    cloudPicker.cases['chegam doze documentos'],
    cloudPicker.cases['chega o requerimento em elaboração'],
  ],
}
export const asking: Events = { at: NEW_DOCUMENT, events: [newDocument.cases['chega o requerimento']] }
export const sending: Events = {
  at: NEW_DOCUMENT,
  events: [
    newDocument.cases['o arquivo está em ordem'],
    newDocument.cases['escolhe Contracheque'],
    newDocument.cases['clica em Gravar'],
  ],
}
export const halfSent: Events = {
  at: [...NEW_DOCUMENT, 'upload'],
  events: [{ type: 'file.progressed', sent: 4 }],
}
const arriving = (name: keyof typeof requests): Events => ({
  at: WIZARD,
  events: [{ type: 'xstate.done.actor.loadRequest', output: loadedWith(requests[name]) }],
})

export const filling = arriving('um rascunho sem o banco')
export const overtaken = arriving(
  'um rascunho a que volta o que foi digitado, e a conta mudou em outro lugar',
)
export const naming = arriving('um pedido de pecúlio que nomeia Lúcia')
export const withoutLists = arriving('uma adesão a que faltam as listas')
export const declaring = arriving('um rascunho com o beneficiário Caio')
export const missingDocument = arriving('um rascunho ao qual falta um documento')
export const attaching: Events = { at: ROWS, events: [rows.cases['clica no clipe']] }
export const withLetter = arriving('um rascunho com uma carta complementar')
export const removing: Events = { at: ROWS, events: [rows.cases['clica em Excluir']] }
const leavingRows: Events = { at: ROWS, events: [rows.cases['sai dos documentos']] }

/** The events that the documents of a form send to it. */
export const sentByRows: Readonly<Record<string, Events>> = {
  'documentRows.attaching': attaching,
  'documentRows.removing': removing,
  'documentRows.settled': leavingRows,
}
export const cancelling: Events = { at: EDITOR, events: [editor.cases['clica em Cancelar Requerimento']] }

export const REQUEST = '/requerimento01/7/1'
