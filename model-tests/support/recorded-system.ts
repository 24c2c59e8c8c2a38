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

const NAMES = [
  'session',
  'inside',
  'router',
  'notices',
  'outsideWorld',
  'portal',
  'transfers',
  'request',
] as const

export type Name = (typeof NAMES)[number]

type Options<Machine extends AnyStateMachine> = {
  readonly input: InputFrom<Machine>
  /** The names that the chart gives to children of its own. */
  readonly own?: readonly Name[]
  /** Who is not there to be told. */
  readonly absent?: readonly Name[]
  /** The request on screen shows its documents, and is of this number. */
  readonly rowsInSight?: number | null
  readonly clock?: NonNullable<ActorOptions<Machine>['clock']>
}

/**
 * A chart within a system in which the named actors and the parent only write down what they are told.
 * The chart itself is the real one, started as a child the way the portal starts it.
 */
export function inRecordedSystem<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, own = [], absent = [], rowsInSight = null, ...options }: Options<Machine>,
) {
  const heard: Record<Name | 'parent', AnyEventObject[]> = {
    session: [],
    inside: [],
    router: [],
    notices: [],
    outsideWorld: [],
    portal: [],
    transfers: [],
    request: [],
    parent: [],
  }
  let retry = () => {}
  const listener = (name: Name): AnyActorLogic =>
    name === 'request'
      ? createMachine({
          context: { request: { id: rowsInSight } },
          tags: rowsInSight === null ? [] : ['rowsInSight'],
          on: { '*': { actions: ({ event }) => heard.request.push(event) } },
        })
      : fromCallback<AnyEventObject>(({ receive, emit }) => {
          if (name === 'inside') retry = () => emit({ type: 'call.retried' })
          receive((event) => heard[name].push(event))
        })

  const parent = createMachine({
    types: {} as { context: { subject: ActorRefFrom<Machine> } },
    // The named actors come first: the chart may speak to them as it starts.
    context: ({ spawn }) => {
      for (const name of NAMES)
        if (![...own, ...absent].includes(name)) spawn(listener(name), { id: name, systemId: name })
      return { subject: spawn<AnyStateMachine>(machine, { id: 'subject', input }) as ActorRefFrom<Machine> }
    },
    on: { '*': { actions: ({ event }) => heard.parent.push(event) } },
  })
  const root = createActor(parent, options).start()
  return {
    actor: root.getSnapshot().context.subject,
    heard,
    /** The participant tries again what was interrupted. */
    retry: () => retry(),
    /** The errors with which the chart ended. */
    escalated: () =>
      heard.parent.filter(({ type }) => type === 'xstate.error.actor.subject').map(({ error }) => error),
  }
}
