import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate'

import { acceptanceMachine } from '#machines/acceptance/acceptance/index.ts'
import { type SessionActor, sessionMachine } from '#machines/app/session/index.ts'
import { signedInMachine } from '#machines/app/signed-in/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import { visitorMachine } from '#machines/visitor/visitor/index.ts'
import { placeOf } from '#src/adapters/place-of.ts'
import type { VisitorLogic } from '#src/adapters/visitor.ts'

import { leavesOf } from '../chart-paths/chart-model.ts'
import { type Subject, silent } from './silent-chart.ts'

/** In place of an id: the chart that the visitors' page starts by itself. */
export const VISITOR = 'visitor'

/** What the visitors' page finds in the tab on a first visit. */
const NO_VISITOR = { today: '1970-01-01', recalled: null, areaAddress: '' }

/** Ids of invoked charts, from the session down; empty for the session itself. */
export type Whereabouts = readonly string[]

/** Events for one chart, in order. */
export type Events = { readonly at: Whereabouts; readonly events: readonly AnyEventObject[] }

/** A portal that only the events of its pictures move: no calls, no timers, no URL. */
export type Stage = {
  readonly session: SessionActor
  readonly now: () => number
  /** The chart of the visitors' page, which that page starts. */
  readonly visitor: VisitorLogic
  /** Sends the events to the chart. Throws if it is not running. */
  readonly send: (events: Events) => void
  readonly isRunning: (at: Whereabouts) => boolean
  /** The leaf states of a chart; null if it is not running, for instance because it ended the session. */
  readonly leavesAt: (at: Whereabouts) => readonly string[] | null
}

const DONE = /^xstate\.done\.actor\./

/** The name of the delay in 'xstate.after.patience.attachDialog.uploading'. */
const DELAYED = /^xstate\.after\.([^.]+)\./

const whole = provideAll(sessionMachine, {
  'session.signedIn': provideAll(signedInMachine, { 'openRequest.acceptance': acceptanceMachine }),
})

/**
 * Starts the portal at a path, with the subject in place of its chart. The clock is at 0 and does not run.
 */
export function setStage(path: string, { machine, input }: Subject): Stage {
  const clock = new SimulatedClock()
  const session = createActor(silent(whole, { machine, input }), {
    systemId: 'session',
    clock,
    input: { recalled: null },
  }).start() as unknown as SessionActor
  session.send({ type: 'place.changed', place: placeOf(path) })

  let page: AnyActorRef | undefined
  const now = () => clock.now()
  const subject = { machine, input }
  const visitor: VisitorLogic = {
    machine: silent(visitorMachine, subject) as typeof visitorMachine,
    input: (machine === visitorMachine ? input : NO_VISITOR) as VisitorLogic['input'],
    now,
    clock,
    inspect: ({ type, actorRef, rootId }) => {
      if (type === '@xstate.actor' && actorRef.sessionId === rootId) page = actorRef as AnyActorRef
    },
  }

  const find = ([first, ...others]: Whereabouts): AnyActorRef | undefined => {
    const start =
      first === VISITOR
        ? page
        : first === undefined
          ? session
          : session.getSnapshot().children[first as never]
    return others.reduce<AnyActorRef | undefined>(
      (actor, id) => actor?.getSnapshot().children[id],
      start as unknown as AnyActorRef | undefined,
    )
  }

  /* Advances the clock of all charts: the event of the delay alone would leave the countdown behind. */
  const pass = (actor: AnyActorRef, delay: string) => {
    const { context, machine: chart } = actor.getSnapshot()
    const length = (chart as AnyStateMachine).implementations.delays[delay]
    clock.increment(typeof length === 'function' ? length({ context } as never, undefined) : Number(length))
    clock.increment(0)
  }

  /* The time at which a chart's wait ends; the current time for any other event. */
  const untilMoment = (actor: AnyActorRef, { type }: AnyEventObject): number => {
    const awaited: AnyActorRef | undefined = actor.getSnapshot().children[type.replace(DONE, '')]
    return Math.max(clock.now(), awaited?.getSnapshot().input?.moment ?? 0)
  }

  return {
    session,
    now,
    visitor,
    isRunning: (at) => find(at)?.getSnapshot().status === 'active',
    leavesAt(at) {
      const chart = find(at)
      return chart ? leavesOf(chart.getSnapshot()) : null
    },
    send({ at, events }) {
      for (const event of events) {
        const actor = find(at)
        if (!actor) throw new Error(`There is no ${at.join(' › ')} to hear ${event.type}`)
        const delay = DELAYED.exec(event.type)?.[1]
        if (delay !== undefined) pass(actor, delay)
        else {
          clock.increment(untilMoment(actor, event) - clock.now())
          actor.send(event)
        }
      }
    },
  }
}
