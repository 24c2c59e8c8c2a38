import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { insideMachine } from '#machines/app/inside/index.ts'
import { loginMachine } from '#machines/app/login/index.ts'
import { noticesMachine } from '#machines/app/notices/index.ts'
import { openRequestMachine } from '#machines/app/open-request/index.ts'
import { portalMachine } from '#machines/app/portal/index.ts'
import { sessionMachine } from '#machines/app/session/index.ts'
import { sessionClockMachine } from '#machines/app/session-clock/index.ts'
import { chunkMachine } from '#machines/calls/chunk/index.ts'
import { loadMachine } from '#machines/calls/load/index.ts'
import { consentMachine } from '#machines/consent/consent/index.ts'
import { consentWithdrawalMachine } from '#machines/consent/consent-withdrawal/index.ts'
import { participantAreaMachine } from '#machines/consent/participant-area/index.ts'
import { requestListMachine } from '#machines/requests/request-list/index.ts'
import { requestTypesMachine } from '#machines/requests/request-types/index.ts'
import { requestViewMachine } from '#machines/requests/request-view/index.ts'
import * as insidePortal from '../../model-tests/app/inside/inside.cases.ts'
import * as login from '../../model-tests/app/login/login.cases.ts'
import * as notices from '../../model-tests/app/notices/notices.cases.ts'
import * as openRequest from '../../model-tests/app/open-request/open-request.cases.ts'
import * as portal from '../../model-tests/app/portal/portal.cases.ts'
import * as session from '../../model-tests/app/session/session.cases.ts'
import * as sessionClock from '../../model-tests/app/session-clock/session-clock.cases.ts'
import * as chunk from '../../model-tests/calls/chunk/chunk.cases.ts'
import * as load from '../../model-tests/calls/load/load.cases.ts'
import * as consent from '../../model-tests/consent/consent/consent.cases.ts'
import * as consentWithdrawal from '../../model-tests/consent/consent-withdrawal/consent-withdrawal.cases.ts'
import * as participantArea from '../../model-tests/consent/participant-area/participant-area.cases.ts'
import * as requestList from '../../model-tests/requests/request-list/request-list.cases.ts'
import * as requestTypes from '../../model-tests/requests/request-types/request-types.cases.ts'
import * as requestView from '../../model-tests/requests/request-view/request-view.cases.ts'
import type { Chart } from './chart.ts'
import {
  agreeing,
  asking,
  deciding,
  filling,
  INSIDE,
  inside,
  LOGIN,
  listing,
  loggingIn,
  OPEN_REQUEST,
  PORTAL,
  picking,
  reading,
} from './cues.ts'
import { driven } from './driven.ts'
import { reference } from './reference.ts'

const arrangementOf = ({ context: { requests, arrangement } }: AnyMachineSnapshot): string =>
  `${requests.length} requerimentos, ${arrangement.tab}, "${arrangement.search}", página ${arrangement.page + 1}`

const statusOf = ({ context }: AnyMachineSnapshot): string => context.request?.summary.status ?? ''

const draftOf = ({ context }: AnyMachineSnapshot): string => (context.drafts.length > 0 ? 'com rascunho' : '')

const toneOf = ({ context }: AnyMachineSnapshot): string => context.notice?.tone ?? ''

/** Five minutes before the end of a session that cannot be extended again. */
const prolongedLast = {
  ...sessionClock.cases['a sessão é prolongada pela última vez'],
  output: { deadline: (55 + 40) * sessionClock.MINUTE, isLast: true },
}

/** Charts of login, session and the screens that only read. */
export const sessionCharts: readonly Chart[] = [
  {
    name: 'session',
    machine: sessionMachine,
    at: [],
    path: '/',
    around: [],
    within: [agreeing, listing],
    models: () => [driven(sessionMachine, { ...session, trait: session.traitOf })],
  },
  {
    name: 'login',
    machine: loginMachine,
    at: LOGIN,
    path: '/',
    around: [],
    within: [],
    models: () =>
      Object.values(login.inputs).map((input) =>
        driven(loginMachine, { cases: login.cases, input, trait: login.traitOf }),
      ),
    trait: (snapshot) => login.traitOf(snapshot as SnapshotFrom<typeof loginMachine>),
  },
  {
    name: 'inside',
    machine: insideMachine,
    at: INSIDE,
    path: '/',
    around: [loggingIn],
    within: [agreeing, listing],
    models: () => [
      driven(insideMachine, {
        cases: insidePortal.cases,
        input: { ...insidePortal.input, started: { ...insidePortal.input.started, reference } },
      }),
    ],
    folded: { working: ['Ajuda'] },
  },
  {
    name: 'chunk',
    machine: chunkMachine,
    at: [...LOGIN, 'insideChunk'],
    path: '/',
    around: [{ ...loggingIn, events: loggingIn.events.slice(0, -1) }],
    within: [],
    models: () => [driven(chunkMachine, chunk)],
  },
  {
    name: 'session-clock',
    machine: sessionClockMachine,
    at: [...INSIDE, 'clock'],
    path: '/',
    around: [...inside, listing],
    within: [],
    models: () => [
      driven(sessionClockMachine, {
        ...sessionClock,
        cases: { ...sessionClock.cases, 'a sessão é prolongada pela última vez': prolongedLast },
      }),
    ],
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
        isPossible: portal.isPossible,
      }),
      driven(portalMachine, {
        cases: portal.casesOfStaff,
        input: { ...portal.staffInput, reference },
        isPossible: portal.isPossible,
      }),
    ],
  },
  {
    name: 'open-request',
    machine: openRequestMachine,
    at: OPEN_REQUEST,
    path: '/requerimento01/17/1',
    around: inside,
    within: [filling],
    models: () => [
      driven(openRequestMachine, {
        cases: openRequest.cases,
        input: { ...openRequest.input, reference },
        trait: ({ context: { open } }) => (open ? 'já se sabe qual' : ''),
      }),
    ],
  },
  {
    name: 'request-types',
    machine: requestTypesMachine,
    at: [...PORTAL, 'requestTypes'],
    path: '/tiposreq',
    around: inside,
    within: [],
    models: () => [
      driven(requestTypesMachine, { ...requestTypes, input: { ...requestTypes.input, reference } }),
    ],
    trait: draftOf,
    folded: {
      lookingForDrafts: ['Aposentadoria', 'Atualização cadastral'],
      'offering com rascunho': ['Aposentadoria'],
    },
  },
  {
    name: 'consent',
    machine: consentMachine,
    at: [...PORTAL, 'consent'],
    path: '/',
    around: [loggingIn],
    within: [],
    models: () => [driven(consentMachine, consent)],
  },
  {
    name: 'consent-withdrawal',
    machine: consentWithdrawalMachine,
    at: [...PORTAL, 'consentWithdrawal'],
    path: '/',
    around: [...inside, listing],
    within: [],
    models: () => [driven(consentWithdrawalMachine, consentWithdrawal)],
  },
  {
    name: 'participant-area',
    machine: participantAreaMachine,
    at: [...PORTAL, 'participantArea'],
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
    name: 'load',
    machine: loadMachine,
    at: [...PORTAL, 'requestView', 'readRequest'],
    path: '/ver/7',
    around: inside,
    within: [],
    models: () => [driven(loadMachine, { ...load, trait: load.traitOf })],
  },
  {
    name: 'request-list',
    machine: requestListMachine,
    at: [...PORTAL, 'requestList'],
    path: '/',
    around: inside,
    within: [],
    models: () => [driven(requestListMachine, { ...requestList, trait: arrangementOf })],
    trait: arrangementOf,
  },
  {
    name: 'request-view',
    machine: requestViewMachine,
    at: [...PORTAL, 'requestView'],
    path: '/ver/7',
    around: inside,
    within: [],
    models: () => [driven(requestViewMachine, { ...requestView, trait: statusOf })],
    trait: statusOf,
    folded: { 'showing.reading A': ['Dados', 'Documentos', 'Mensagens'] },
  },
]
