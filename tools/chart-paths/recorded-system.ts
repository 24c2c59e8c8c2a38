import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromCallback,
  type InputFrom,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'

const NAMES = [
  'session',
  'signedIn',
  'router',
  'notices',
  'browserEvents',
  'screens',
  'openRequest',
  'uploadQueue',
  'request',
  'documentRows',
] as const

export type Name = (typeof NAMES)[number]

type Options<Machine extends AnyStateMachine> = {
  readonly input: InputFrom<Machine>
  /** Names that the chart or those that it invokes give to their children; by default those of the chart. */
  readonly own?: readonly Name[]
  /** Names without an actor. */
  readonly absent?: readonly Name[]
  /** The id of the request whose rows are shown. */
  readonly visibleRowsOf?: number | null
  readonly clock?: NonNullable<ActorOptions<Machine>['clock']>
}

/**
 * The real chart as a child, as the portal starts it, in a system where its parent and the named actors only
 * record their events.
 */
export function inRecordedSystem<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, own = ownNamesOf(machine), absent = [], visibleRowsOf = null, ...options }: Options<Machine>,
) {
  const heard: Record<Name | 'parent', AnyEventObject[]> = {
    session: [],
    signedIn: [],
    router: [],
    notices: [],
    browserEvents: [],
    screens: [],
    openRequest: [],
    uploadQueue: [],
    request: [],
    documentRows: [],
    parent: [],
  }
  let retry = () => {}
  const listener = (name: Name): AnyActorLogic =>
    name === 'request' || name === 'documentRows'
      ? createMachine({
          context: { request: { id: visibleRowsOf } },
          tags: visibleRowsOf === null ? [] : ['visibleRows'],
          on: { '*': { actions: ({ event }) => heard[name].push(event) } },
        })
      : fromCallback<AnyEventObject>(({ receive, emit }) => {
          if (name === 'signedIn') retry = () => emit({ type: 'call.retried' })
          receive((event) => heard[name].push(event))
        })

  const parent = createMachine({
    types: {} as { context: { subject: ActorRefFrom<Machine> } },
    // Spawned first, because the chart may send them events when it starts.
    context: ({ spawn }) => {
      const others = [...own, ...absent]
      // The chart of a request has that of its documents.
      if (others.includes('request')) others.push('documentRows')
      for (const name of NAMES)
        if (!others.includes(name)) spawn(listener(name), { id: name, systemId: name })
      return { subject: spawn<AnyStateMachine>(machine, { id: 'subject', input }) as ActorRefFrom<Machine> }
    },
    on: { '*': { actions: ({ event }) => heard.parent.push(event) } },
  })
  const root = createActor(parent, options).start()
  return {
    actor: root.getSnapshot().context.subject,
    heard,
    /** Repeats interrupted calls, as the participant's retry does. */
    retry: () => retry(),
    escalated: () =>
      heard.parent.filter(({ type }) => type === 'xstate.error.actor.subject').map(({ error }) => error),
  }
}

const ownNamesOf = ({ root }: AnyStateMachine): readonly Name[] =>
  [root, ...getStateNodes(root)].flatMap(({ invoke }) =>
    invoke.flatMap(({ systemId }) => (systemId === undefined ? [] : (systemId as Name))),
  )

type Listeners = {
  readonly started?: (name: string, input: unknown) => void
  readonly received?: (name: string, event: AnyEventObject) => void
  readonly stopped?: (name: string) => void
}

/** The same, where the actors that the chart invokes only report their input and events too. */
export function withRecordedActors<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  { started, received, stopped }: Listeners = {},
) {
  const recorded = (name: string) =>
    fromCallback<AnyEventObject>(({ input: given, receive }) => {
      started?.(name, given)
      receive((event) => received?.(name, event))
      return () => stopped?.(name)
    })
  const names = Object.keys(machine.implementations.actors)
  const actors = Object.fromEntries(names.map((name) => [name, recorded(name)]))
  return inRecordedSystem<AnyStateMachine>(machine.provide({ actors }), { input })
}
