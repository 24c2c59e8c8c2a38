import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'

import { beneficiariesMachine } from '#machines/beneficiaries/index.ts'
import { cloudPickerMachine } from '#machines/cloud-picker/index.ts'
import { complementaryMachine } from '#machines/complementary/index.ts'
import { consentMachine } from '#machines/consent/index.ts'
import { documentReaderMachine } from '#machines/document-reader/index.ts'
import { draftMachine } from '#machines/draft/index.ts'
import { fileChoiceMachine } from '#machines/file-choice/index.ts'
import { newDocumentMachine } from '#machines/new-document/index.ts'
import { noticesMachine } from '#machines/notices/index.ts'
import { participantAreaMachine } from '#machines/participant-area/index.ts'
import { personLookupMachine } from '#machines/person-lookup/index.ts'
import { portalMachine } from '#machines/portal/index.ts'
import { postalCodeMachine } from '#machines/postal-code/index.ts'
import { requestListMachine } from '#machines/request-list/index.ts'
import { requestViewMachine } from '#machines/request-view/index.ts'
import { sessionMachine } from '#machines/session/index.ts'
import { sessionClockMachine } from '#machines/session-clock/index.ts'
import { transfersMachine } from '#machines/transfers/index.ts'
import { uploadMachine } from '#machines/upload/index.ts'
import { uploadChooserMachine } from '#machines/upload-chooser/index.ts'
import { wizardMachine } from '#machines/wizard/index.ts'

import * as beneficiaries from '../model-tests/beneficiaries/beneficiaries.cases.ts'
import * as cloudPicker from '../model-tests/cloud-picker/cloud-picker.cases.ts'
import {
  models as cloudPickerModels,
  traitOf as pickedOf,
} from '../model-tests/cloud-picker/cloud-picker.models.ts'
import * as complementary from '../model-tests/complementary/complementary.cases.ts'
import * as consent from '../model-tests/consent/consent.cases.ts'
import * as documentReader from '../model-tests/document-reader/document-reader.cases.ts'
import * as draft from '../model-tests/draft/draft.cases.ts'
import * as fileChoice from '../model-tests/file-choice/file-choice.cases.ts'
import * as newDocument from '../model-tests/new-document/new-document.cases.ts'
import * as notices from '../model-tests/notices/notices.cases.ts'
import * as participantArea from '../model-tests/participant-area/participant-area.cases.ts'
import * as personLookup from '../model-tests/person-lookup/person-lookup.cases.ts'
import * as portal from '../model-tests/portal/portal.cases.ts'
import * as postalCode from '../model-tests/postal-code/postal-code.cases.ts'
import * as requestList from '../model-tests/request-list/request-list.cases.ts'
import * as requestView from '../model-tests/request-view/request-view.cases.ts'
import * as session from '../model-tests/session/session.cases.ts'
import * as sessionClock from '../model-tests/session-clock/session-clock.cases.ts'
import * as upload from '../model-tests/upload/upload.cases.ts'
import { models as uploadChooserModels } from '../model-tests/upload-chooser/upload-chooser.models.ts'
import * as wizard from '../model-tests/wizard/wizard.cases.ts'
import { models as wizardModels } from '../model-tests/wizard/wizard.models.ts'
import { driven, type Model } from './driven.ts'
import { formModels } from './forms.ts'
import { newDocumentModels } from './new-document.ts'
import { reference } from './reference.ts'
import type { Cue, Whereabouts } from './stage.ts'
import { fullnessOf, onTheirWay, showingRows, transfersModels } from './transfers.ts'

/** How the portal shows a chart. */
export type Chart = {
  readonly name: string
  readonly machine: AnyStateMachine
  /** Where it runs, from the session down. */
  readonly at: Whereabouts
  /** The address at which the portal shows it. */
  readonly path: string
  /** What happens to the charts around it until it runs. */
  readonly around: readonly Cue[]
  /** What then becomes of those that it invokes itself, where they run: a picture of a wait is theirs. */
  readonly within: readonly Cue[]
  readonly models: () => readonly Model[]
  /** What of the context makes another picture of the same state. */
  readonly trait?: (snapshot: AnyMachineSnapshot) => string
  /**
   * What is folded away in a state (and trait), by the words that unfold it: tabs and expanders, of which no chart
   * knows.
   */
  readonly folded?: Readonly<Record<string, readonly string[]>>
}

const PORTAL = ['portal']
const WIZARD = ['portal', 'wizard']
const NEW_DOCUMENT = ['portal', 'newDocument']

const loggingIn: Cue = {
  at: [],
  events: [
    session.cases['a aba lembra uma sessão'],
    { ...session.cases['a sessão abre'], output: { ...session.started, reference } },
  ],
}
const agreeing: Cue = { at: PORTAL, events: [portal.cases['autoriza o uso dos documentos']] }
const inside = [loggingIn, agreeing]
const listing: Cue = {
  at: ['portal', 'requestList'],
  events: [requestList.cases['chegam doze em andamento e dois encerrados']],
}
const deciding: Cue = { at: ['portal', 'consent'], events: [consent.cases['ainda não autorizou']] }
const reading: Cue = {
  at: ['portal', 'requestView'],
  events: [requestView.cases['chega um requerimento em análise']],
}
const picking: Cue = {
  at: ['portal', 'cloudPicker'],
  events: [
    cloudPicker.cases['chegam doze documentos'],
    cloudPicker.cases['chega o requerimento em elaboração'],
  ],
}
const asking: Cue = { at: NEW_DOCUMENT, events: [newDocument.cases['chega o requerimento']] }
const sending: Cue = {
  at: NEW_DOCUMENT,
  events: [
    newDocument.cases['o arquivo está em ordem'],
    newDocument.cases['escolhe Contracheque'],
    newDocument.cases['clica em Gravar'],
  ],
}
const halfSent: Cue = { at: [...NEW_DOCUMENT, 'upload'], events: [{ type: 'file.progressed', sent: 4 }] }
const filling: Cue = { at: WIZARD, events: [wizard.cases['chega um rascunho sem o banco']] }
const naming: Cue = {
  at: WIZARD,
  events: [wizard.cases['chega um pedido de pecúlio que nomeia Lúcia']],
}
const declaring: Cue = { at: WIZARD, events: [wizard.cases['chega um rascunho com o beneficiário Caio']] }
const attaching: Cue = {
  at: WIZARD,
  events: [wizard.cases['chega um rascunho ao qual falta um documento'], wizard.cases['clica no clipe']],
}

const adding: Cue = {
  at: WIZARD,
  events: [wizard.cases['chega um rascunho com uma carta complementar']],
}

/** Which form is filled in, how far it is and what is said over it; what is asked in front of it looks the same. */
function formOf(snapshot: AnyMachineSnapshot): string {
  const { request, alert, answers, documents, leftOver } = snapshot.context
  if (!snapshot.matches('editing')) return ''
  const traits = [
    request.typeName,
    request.id === null ? 'novo' : request.status,
    alert,
    answers.dependentes.length > 0 && 'com dependentes',
    snapshot.matches({ editing: 'documents' }) && documents.length > 0 && 'com documentos',
    leftOver.length > 0 && 'com o que não se grava mais',
  ]
  return traits.filter(Boolean).join(', ')
}

const arrangementOf = ({ context: { requests, arrangement } }: AnyMachineSnapshot): string =>
  `${requests.length} requerimentos, ${arrangement.tab}, "${arrangement.search}", página ${arrangement.page + 1}`

const statusOf = ({ context }: AnyMachineSnapshot): string => context.request?.summary.status ?? ''

/** What is chosen from and for what; what is said instead of a list looks the same everywhere. */
const pickingOf = (snapshot: AnyMachineSnapshot): string => {
  const { row, requestId } = snapshot.context.place
  if (!snapshot.matches('showing')) return ''
  return [requestId && 'requerimento', row && 'linha', pickedOf(snapshot)].filter(Boolean).join(', ')
}

/** What the file is for, where it is chosen. */
const purposeOf = (snapshot: AnyMachineSnapshot): string => {
  const { rowId, isComplementary } = snapshot.context.place
  if (!snapshot.matches({ preparing: { choosing: 'filling' } })) return ''
  return rowId !== null ? 'para uma linha' : isComplementary ? 'complementar' : ''
}

const refusalOf = ({ context }: AnyMachineSnapshot): string => (context.refusal === null ? '' : 'recusado')

const droppedOf = ({ context }: AnyMachineSnapshot): string =>
  context.dropped.length > 0 ? 'solto na linha' : ''

const toneOf = ({ context }: AnyMachineSnapshot): string => context.notice?.tone ?? ''

const REQUEST = '/requerimento01/7/1'

/** Every chart that somebody sees, and where. */
export const charts: readonly Chart[] = [
  {
    name: 'session',
    machine: sessionMachine,
    at: [],
    path: '/',
    around: [],
    within: [agreeing, listing],
    models: () => [driven(sessionMachine, { ...session, trait: session.traitOf })],
    trait: (snapshot) => session.traitOf(snapshot as SnapshotFrom<typeof sessionMachine>),
    folded: { 'loggedIn.working': ['Ajuda'] },
  },
  {
    name: 'session-clock',
    machine: sessionClockMachine,
    at: ['clock'],
    path: '/',
    around: [...inside, listing],
    within: [],
    models: () => [driven(sessionClockMachine, sessionClock)],
  },
  {
    name: 'notices',
    machine: noticesMachine,
    at: ['notices'],
    path: '/',
    around: [...inside, listing],
    within: [],
    models: () => [driven(noticesMachine, { ...notices, input: undefined, trait: toneOf })],
    trait: toneOf,
  },
  {
    name: 'portal',
    machine: portalMachine,
    at: PORTAL,
    path: '/',
    around: [loggingIn],
    within: [deciding, listing, reading, filling, asking, picking],
    models: () => [
      driven(portalMachine, {
        cases: portal.cases,
        input: { ...portal.input, reference },
        trait: ({ context: { open } }) => (open ? 'já se sabe qual' : ''),
      }),
    ],
    folded: { 'visiting.types': ['Aposentadoria', 'Atualização cadastral'] },
  },
  {
    name: 'consent',
    machine: consentMachine,
    at: ['portal', 'consent'],
    path: '/',
    around: [loggingIn],
    within: [],
    models: () => [driven(consentMachine, consent)],
  },
  {
    name: 'participant-area',
    machine: participantAreaMachine,
    at: ['portal', 'participantArea'],
    path: '/tiposreq',
    around: inside,
    within: [],
    models: () =>
      [true, false].map((hasParticipantArea) =>
        driven(participantAreaMachine, { ...participantArea, input: { hasParticipantArea } }),
      ),
    folded: {
      offered: ['Atualização cadastral'],
      opening: ['Atualização cadastral'],
      failed: ['Atualização cadastral'],
      absent: ['Atualização cadastral'],
    },
  },
  {
    name: 'request-list',
    machine: requestListMachine,
    at: ['portal', 'requestList'],
    path: '/',
    around: inside,
    within: [],
    models: () => [driven(requestListMachine, { ...requestList, trait: arrangementOf })],
    trait: arrangementOf,
  },
  {
    name: 'request-view',
    machine: requestViewMachine,
    at: ['portal', 'requestView'],
    path: '/ver/7',
    around: inside,
    within: [],
    models: () => [driven(requestViewMachine, { ...requestView, trait: statusOf })],
    trait: statusOf,
    folded: { 'showing.reading A': ['Respostas', 'Documentos', 'Mensagens'] },
  },
  {
    name: 'document-reader',
    machine: documentReaderMachine,
    at: ['portal', 'documentReader'],
    path: '/ver/7',
    around: [...inside, reading],
    within: [],
    models: () => [
      driven(documentReaderMachine, {
        cases: documentReader.cases,
        input: undefined,
        trait: documentReader.traitOf,
      }),
    ],
    trait: (snapshot) => documentReader.traitOf(snapshot as SnapshotFrom<typeof documentReaderMachine>),
  },
  {
    name: 'cloud-picker',
    machine: cloudPickerMachine,
    at: ['portal', 'cloudPicker'],
    path: '/docsportipo/9/7/31/1',
    around: inside,
    within: [],
    models: () => Object.values(cloudPickerModels).map((build) => build()),
    trait: pickingOf,
  },
  {
    name: 'wizard',
    machine: wizardMachine,
    at: WIZARD,
    path: REQUEST,
    around: inside,
    within: [],
    models: () => [...Object.values(wizardModels).map((build) => build()), ...formModels()],
    trait: formOf,
    folded: { 'editing.documents Aposentadoria, L, com documentos': ['Endereço e contatos'] },
  },
  {
    name: 'draft',
    machine: draftMachine,
    at: [...WIZARD, 'draft'],
    path: REQUEST,
    around: [...inside, filling],
    within: [],
    models: () => [driven(draftMachine, { ...draft, input: undefined })],
  },
  {
    name: 'postal-code',
    machine: postalCodeMachine,
    at: [...WIZARD, 'postalCode'],
    path: REQUEST,
    around: [...inside, filling],
    within: [],
    models: () => [driven(postalCodeMachine, { ...postalCode, input: undefined })],
  },
  {
    name: 'person-lookup',
    machine: personLookupMachine,
    at: [...WIZARD, 'personLookup'],
    path: '/requerimento02/7/5/1',
    around: [...inside, naming],
    within: [],
    models: () => [driven(personLookupMachine, { ...personLookup, input: { digits: '' } })],
  },
  {
    name: 'beneficiaries',
    machine: beneficiariesMachine,
    at: [...WIZARD, 'beneficiaries'],
    path: `${REQUEST}/2`,
    around: [...inside, declaring],
    within: [],
    models: () => [driven(beneficiariesMachine, { ...beneficiaries, input: { personId: 501, planId: 1 } })],
  },
  {
    name: 'new-document',
    machine: newDocumentMachine,
    at: NEW_DOCUMENT,
    path: '/novo',
    around: inside,
    within: [halfSent],
    models: newDocumentModels,
    trait: purposeOf,
  },
  {
    name: 'file-choice',
    machine: fileChoiceMachine,
    at: [...NEW_DOCUMENT, 'fileChoice'],
    path: '/novo',
    around: inside,
    within: [],
    models: () => [driven(fileChoiceMachine, fileChoice)],
  },
  {
    name: 'upload',
    machine: uploadMachine,
    at: [...NEW_DOCUMENT, 'upload'],
    path: '/novo',
    around: [...inside, sending],
    within: [],
    models: () => [driven(uploadMachine, upload)],
  },
  {
    name: 'upload-chooser',
    machine: uploadChooserMachine,
    at: [...WIZARD, 'uploadChooser'],
    path: `${REQUEST}/3`,
    around: [...inside, attaching],
    within: [],
    models: () => Object.values(uploadChooserModels).map((build) => build()),
    trait: droppedOf,
  },
  {
    name: 'transfers',
    machine: transfersMachine,
    at: ['portal', 'transfers'],
    path: `${REQUEST}/3`,
    around: [...inside, showingRows],
    within: onTheirWay,
    models: transfersModels,
    trait: fullnessOf,
  },
  {
    name: 'complementary',
    machine: complementaryMachine,
    at: [...WIZARD, 'complementary'],
    path: `${REQUEST}/3`,
    around: [...inside, adding],
    within: [],
    models: () => [driven(complementaryMachine, complementary)],
    trait: refusalOf,
  },
]
