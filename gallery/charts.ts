import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'

import { beneficiariesMachine } from '#machines/beneficiaries/index.ts'
import { consentMachine } from '#machines/consent/index.ts'
import { draftMachine } from '#machines/draft/index.ts'
import { noticesMachine } from '#machines/notices/index.ts'
import { participantAreaMachine } from '#machines/participant-area/index.ts'
import { personLookupMachine } from '#machines/person-lookup/index.ts'
import { portalMachine } from '#machines/portal/index.ts'
import { postalCodeMachine } from '#machines/postal-code/index.ts'
import { requestListMachine } from '#machines/request-list/index.ts'
import { requestViewMachine } from '#machines/request-view/index.ts'
import { sessionMachine } from '#machines/session/index.ts'
import { sessionClockMachine } from '#machines/session-clock/index.ts'
import { uploadChooserMachine } from '#machines/upload-chooser/index.ts'
import { wizardMachine } from '#machines/wizard/index.ts'

import * as beneficiaries from '../model-tests/beneficiaries/beneficiaries.cases.ts'
import * as consent from '../model-tests/consent/consent.cases.ts'
import * as draft from '../model-tests/draft/draft.cases.ts'
import * as notices from '../model-tests/notices/notices.cases.ts'
import * as participantArea from '../model-tests/participant-area/participant-area.cases.ts'
import * as personLookup from '../model-tests/person-lookup/person-lookup.cases.ts'
import * as portal from '../model-tests/portal/portal.cases.ts'
import * as postalCode from '../model-tests/postal-code/postal-code.cases.ts'
import * as requestList from '../model-tests/request-list/request-list.cases.ts'
import * as requestView from '../model-tests/request-view/request-view.cases.ts'
import * as session from '../model-tests/session/session.cases.ts'
import * as sessionClock from '../model-tests/session-clock/session-clock.cases.ts'
import * as uploadChooser from '../model-tests/upload-chooser/upload-chooser.cases.ts'
import * as wizard from '../model-tests/wizard/wizard.cases.ts'
import { models as wizardModels } from '../model-tests/wizard/wizard.models.ts'
import { driven, type Model } from './driven.ts'
import { formModels } from './forms.ts'
import { reference } from './reference.ts'
import type { Cue, Whereabouts } from './stage.ts'

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
    within: [deciding, listing, reading, filling],
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
    name: 'upload-chooser',
    machine: uploadChooserMachine,
    at: [...WIZARD, 'uploadChooser'],
    path: `${REQUEST}/3`,
    around: [...inside, attaching],
    within: [],
    models: () => [driven(uploadChooserMachine, uploadChooser)],
  },
]
