import * as cloudPicker from '../model-tests/cloud-picker/cloud-picker.cases.ts'
import * as consent from '../model-tests/consent/consent.cases.ts'
import * as newDocument from '../model-tests/new-document/new-document.cases.ts'
import * as portal from '../model-tests/portal/portal.cases.ts'
import * as requestList from '../model-tests/request-list/request-list.cases.ts'
import * as requestView from '../model-tests/request-view/request-view.cases.ts'
import * as session from '../model-tests/session/session.cases.ts'
import * as wizard from '../model-tests/wizard/wizard.cases.ts'
import { reference } from './reference.ts'
import type { Cue } from './stage.ts'

/* What happens to charts until the one that is shown runs. */

export const PORTAL = ['portal']
export const WIZARD = ['portal', 'wizard']
export const NEW_DOCUMENT = ['portal', 'newDocument']

export const loggingIn: Cue = {
  at: [],
  events: [
    session.cases['a aba lembra uma sessão'],
    {
      ...session.cases['a sessão abre'],
      output: { ...session.started, reference, hasParticipantArea: true },
    },
  ],
}
export const agreeing: Cue = { at: PORTAL, events: [portal.cases['autoriza o uso dos documentos']] }
export const inside = [loggingIn, agreeing]
export const listing: Cue = {
  at: ['portal', 'requestList'],
  events: [requestList.cases['chegam doze em andamento e dois encerrados']],
}
export const deciding: Cue = { at: ['portal', 'consent'], events: [consent.cases['ainda não autorizou']] }
export const reading: Cue = {
  at: ['portal', 'requestView'],
  events: [requestView.cases['chega um requerimento em análise']],
}
export const picking: Cue = {
  at: ['portal', 'cloudPicker'],
  events: [
    cloudPicker.cases['chegam doze documentos'],
    cloudPicker.cases['chega o requerimento em elaboração'],
  ],
}
export const asking: Cue = { at: NEW_DOCUMENT, events: [newDocument.cases['chega o requerimento']] }
export const sending: Cue = {
  at: NEW_DOCUMENT,
  events: [
    newDocument.cases['o arquivo está em ordem'],
    newDocument.cases['escolhe Contracheque'],
    newDocument.cases['clica em Gravar'],
  ],
}
export const halfSent: Cue = {
  at: [...NEW_DOCUMENT, 'upload'],
  events: [{ type: 'file.progressed', sent: 4 }],
}
export const filling: Cue = { at: WIZARD, events: [wizard.cases['chega um rascunho sem o banco']] }
export const naming: Cue = {
  at: WIZARD,
  events: [wizard.cases['chega um pedido de pecúlio que nomeia Lúcia']],
}
export const declaring: Cue = {
  at: WIZARD,
  events: [wizard.cases['chega um rascunho com o beneficiário Caio']],
}
export const attaching: Cue = {
  at: WIZARD,
  events: [wizard.cases['chega um rascunho ao qual falta um documento'], wizard.cases['clica no clipe']],
}

export const adding: Cue = {
  at: WIZARD,
  events: [wizard.cases['chega um rascunho com uma carta complementar']],
}

export const REQUEST = '/requerimento01/7/1'
