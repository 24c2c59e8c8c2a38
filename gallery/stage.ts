import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate'

import { portalMachine } from '#machines/portal/index.ts'
import { type SessionActor, sessionMachine } from '#machines/session/index.ts'
import { sessionClockMachine } from '#machines/session-clock/index.ts'
import { placeOf } from '#src/place-of.ts'

import { leavesOf } from '../model-tests/support/chart-model.ts'
import { type Subject, silent } from './silent-chart.ts'

/** Ids of invoked charts, from the session down; none: the session itself. */
export type Whereabouts = readonly string[]

/** Events that one chart gets, in their order. */
export type Cue = { readonly at: Whereabouts; readonly events: readonly AnyEventObject[] }

/** A portal of which nothing but the events of its pictures moves anything: no call, no timer, no address. */
export type Stage = {
  readonly session: SessionActor
  /** Plays a cue to the chart that it names. Throws where that chart is not running. */
  readonly play: (cue: Cue) => void
  readonly isRunning: (at: Whereabouts) => boolean
  /** The states that a chart is in; null where it is not running, as when it has ended the session. */
  readonly leavesAt: (at: Whereabouts) => readonly string[] | null
}

/** The delay behind an event of the clock, as 'patience' in 'xstate.after.patience.uploadChooser.uploading'. */
const DELAYED = /^xstate\.after\.([^.]+)\./

/** The session with the charts that the portal gives it once somebody is inside. */
const whole = sessionMachine.provide({ actors: { portal: portalMachine, clock: sessionClockMachine } })

/** Sets the portal up at an address, around the chart of a picture. Time stands still at 0. */
export function setStage(path: string, { machine, input }: Subject): Stage {
  const clock = new SimulatedClock()
  const now = () => clock.now()
  const own = typeof input === 'object' && input !== null && 'now' in input ? { ...input, now } : input
  const session = createActor(silent(whole, { machine, input: own }), {
    systemId: 'session',
    clock,
    input: machine === sessionMachine ? own : { now },
  }).start() as unknown as SessionActor
  session.send({ type: 'place.changed', place: placeOf(path) })

  const find = (at: Whereabouts): AnyActorRef | undefined =>
    at.reduce<AnyActorRef | undefined>(
      (actor, id) => actor?.getSnapshot().children[id],
      session as unknown as AnyActorRef,
    )

  /* Time passes for all: an event of the clock alone would leave the countdown behind. */
  const pass = (actor: AnyActorRef, delay: string) => {
    const { context, machine: chart } = actor.getSnapshot()
    const length = (chart as AnyStateMachine).implementations.delays[delay]
    clock.increment(typeof length === 'function' ? length({ context } as never, undefined) : Number(length))
    clock.increment(0)
  }

  return {
    session,
    isRunning: (at) => find(at)?.getSnapshot().status === 'active',
    leavesAt(at) {
      const chart = find(at)
      return chart ? leavesOf(chart.getSnapshot()) : null
    },
    play({ at, events }) {
      for (const event of events) {
        const actor = find(at)
        if (!actor) throw new Error(`There is no ${at.join(' › ')} to hear ${event.type}`)
        const delay = DELAYED.exec(event.type)?.[1]
        if (delay === undefined) actor.send(event)
        else pass(actor, delay)
      }
    },
  }
}
