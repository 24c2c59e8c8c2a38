import type { AnyMachineSnapshot } from 'xstate'
import type { Participant } from '#domain/people/participant.ts'
import type { LoadedRequest } from '#domain/request-kinds/edited-request.ts'
import { cloud } from '../samples/participant.ts'
import { loadedWith } from '../samples/query-outcomes.ts'
import { rememberedSession, started } from '../samples/sessions.ts'
import { requests } from '../samples/wizard.ts'
import type { Model } from './driven.ts'
import { reference } from './reference.ts'
import type { Events, Whereabouts } from './stage.ts'

/** Where the portal runs a chart, and what distinguishes its pictures. */
export type Placed = {
  readonly at: Whereabouts
  /** The URL at which the portal shows it. */
  readonly path: string
  /** Events for the surrounding charts, until this one runs. */
  readonly around: readonly Events[]
  /** Events for the charts that it invokes, if they run: some pictures show a wait of theirs. */
  readonly within?: readonly Events[]
  /** By the types of events that charts which it invokes send: what makes those charts send them. */
  readonly sentByInvoked?: Readonly<Record<string, Events>>
  /** Instead of those of its tests. */
  readonly models?: () => readonly Model[]
  /** Distinguishes pictures of the same state by the context. */
  readonly trait?: (snapshot: AnyMachineSnapshot) => string
  /** Expanders, which are not in the chart: by state (and trait), the texts of the buttons that open them. */
  readonly folded?: Readonly<Record<string, readonly string[]>>
}

/*
 * Events that bring the charts to the one that is shown. Those that need a chart's cases are in its
 * `<chart>.pictures.ts`, which imports this file.
 */

export const LOGIN = ['login']
export const SIGNED_IN = ['signedIn']
export const SCREENS = [...SIGNED_IN, 'screens']
export const OPEN_REQUEST = [...SCREENS, 'openRequest']
export const WIZARD = [...OPEN_REQUEST, 'wizard']
export const EDITOR = [...WIZARD, 'editor']
export const ROWS = [...EDITOR, 'documentRows']
export const NEW_DOCUMENT = [...SCREENS, 'newDocument']
export const REQUEST = '/requerimento01/7/1'

export const loggingInAs = (participant: Participant): Events => ({
  at: LOGIN,
  events: [
    { type: 'xstate.done.actor.recallSession', output: rememberedSession },
    {
      type: 'xstate.done.actor.startSession',
      output: { ...started, participant, reference, hasParticipantArea: true },
    },
    { type: 'xstate.done.actor.signedInChunk', output: undefined },
  ],
})
export const loggingIn = loggingInAs(started.participant)
export const agreeing: Events = { at: SCREENS, events: [{ type: 'consent.granted', cloud }] }
export const signedIn = [loggingIn, agreeing]

export const arrival = (request: LoadedRequest): Events => ({
  at: WIZARD,
  events: [{ type: 'xstate.done.actor.loadRequest', output: loadedWith(request) }],
})
export const arriving = (name: keyof typeof requests): Events => arrival(requests[name])

export const filling = arriving('um rascunho sem o banco')
export const missingDocument = arriving('um rascunho ao qual falta um documento')
export const withLetter = arriving('um rascunho com uma carta complementar')
