import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { loginMachine } from '#machines/app/login/index.ts'
import { openRequestMachine } from '#machines/app/open-request/index.ts'
import { screensMachine } from '#machines/app/screens/index.ts'
import { sessionClockMachine } from '#machines/app/session-clock/index.ts'
import { signedInMachine } from '#machines/app/signed-in/index.ts'
import { requestListMachine } from '#machines/requests/request-list/index.ts'
import { requestTypesMachine } from '#machines/requests/request-types/index.ts'
import * as login from '../../model-tests/app/login/login.cases.ts'
import * as openRequest from '../../model-tests/app/open-request/open-request.cases.ts'
import * as screens from '../../model-tests/app/screens/screens.cases.ts'
import * as sessionClock from '../../model-tests/app/session-clock/session-clock.cases.ts'
import * as signedInCases from '../../model-tests/app/signed-in/signed-in.cases.ts'
import * as requestList from '../../model-tests/requests/request-list/request-list.cases.ts'
import * as requestTypes from '../../model-tests/requests/request-types/request-types.cases.ts'
import type { Placed } from './chart.ts'
import { driven } from './driven.ts'
import {
  agreeing,
  asking,
  deciding,
  filling,
  LOGIN,
  listing,
  loggingIn,
  OPEN_REQUEST,
  picking,
  reading,
  SCREENS,
  SIGNED_IN,
  signedIn,
} from './events.ts'
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
export const placed: Readonly<Record<string, Placed>> = {
  session: {
    at: [],
    path: '/',
    around: [],
    within: [agreeing, listing],
  },
  login: {
    at: LOGIN,
    path: '/',
    around: [],
    models: () =>
      Object.values(login.inputs).map((input) =>
        driven(loginMachine, { cases: login.cases, input, trait: login.traitOf }),
      ),
    trait: (snapshot) => login.traitOf(snapshot as SnapshotFrom<typeof loginMachine>),
  },
  'signed-in': {
    at: SIGNED_IN,
    path: '/',
    around: [loggingIn],
    within: [agreeing, listing],
    models: () => [
      driven(signedInMachine, {
        cases: signedInCases.cases,
        input: { ...signedInCases.input, started: { ...signedInCases.input.started, reference } },
      }),
    ],
    folded: { working: ['Ajuda'] },
  },
  chunk: {
    at: [...LOGIN, 'signedInChunk'],
    path: '/',
    around: [{ ...loggingIn, events: loggingIn.events.slice(0, -1) }],
  },
  'session-clock': {
    at: [...SIGNED_IN, 'clock'],
    path: '/',
    around: [...signedIn, listing],
    models: () => [
      driven(sessionClockMachine, {
        ...sessionClock,
        cases: { ...sessionClock.cases, 'a sessão é prolongada pela última vez': prolongedLast },
      }),
    ],
  },
  notices: {
    at: ['notices'],
    path: '/',
    around: [...signedIn, listing],
    trait: toneOf,
  },
  screens: {
    at: SCREENS,
    path: '/',
    around: [loggingIn],
    within: [deciding, listing, reading, filling, asking, picking],
    models: () => [
      driven(screensMachine, {
        cases: screens.cases,
        input: { ...screens.input, reference },
        isPossible: screens.isPossible,
      }),
      driven(screensMachine, {
        cases: screens.casesOfStaff,
        input: { ...screens.staffInput, reference },
        isPossible: screens.isPossible,
      }),
    ],
  },
  'open-request': {
    at: OPEN_REQUEST,
    path: '/requerimento01/17/1',
    around: signedIn,
    within: [filling],
    models: () => [
      driven(openRequestMachine, {
        cases: openRequest.cases,
        input: { ...openRequest.input, reference },
        trait: ({ context: { open } }) => (open ? 'já se sabe qual' : ''),
      }),
    ],
  },
  'request-types': {
    at: [...SCREENS, 'requestTypes'],
    path: '/tiposreq',
    around: signedIn,
    models: () => [
      driven(requestTypesMachine, { ...requestTypes, input: { ...requestTypes.input, reference } }),
    ],
    trait: draftOf,
    folded: {
      lookingForDrafts: ['Aposentadoria', 'Atualização cadastral'],
      'offering com rascunho': ['Aposentadoria'],
    },
  },
  consent: {
    at: [...SCREENS, 'consent'],
    path: '/',
    around: [loggingIn],
  },
  'consent-withdrawal': {
    at: [...SCREENS, 'consentWithdrawal'],
    path: '/',
    around: [...signedIn, listing],
  },
  'participant-area': {
    at: [...SCREENS, 'participantArea'],
    path: '/tiposreq',
    around: signedIn,
    folded: {
      offered: ['Atualização cadastral'],
      opening: ['Atualização cadastral'],
      failed: ['Atualização cadastral'],
      absent: ['Atualização cadastral'],
    },
  },
  query: {
    at: [...SCREENS, 'requestView', 'readRequest'],
    path: '/ver/7',
    around: signedIn,
  },
  'request-list': {
    at: [...SCREENS, 'requestList'],
    path: '/',
    around: signedIn,
    models: () => [driven(requestListMachine, { ...requestList, trait: arrangementOf })],
    trait: arrangementOf,
  },
  'request-view': {
    at: [...SCREENS, 'requestView'],
    path: '/ver/7',
    around: signedIn,
    trait: statusOf,
  },
}
