import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromCallback,
  type InputFrom,
} from 'xstate'

const NAMES = ['session', 'router', 'notices', 'portal', 'transfers', 'request'] as const

type Name = (typeof NAMES)[number]

type Options<Machine extends AnyStateMachine> = {
  readonly input: InputFrom<Machine>
  /** The names that the chart gives to children of its own. */
  readonly own?: readonly Name[]
  /** Who is not there to be told. */
  readonly absent?: readonly Name[]
  readonly clock?: NonNullable<ActorOptions<Machine>['clock']>
}

/**
 * A chart within a system in which the named actors and the parent only write down what they are told.
 * The chart itself is the real one, started as a child the way the portal starts it.
 */
export function inRecordedSystem<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, own = [], absent = [], ...options }: Options<Machine>,
) {
  const heard: Record<Name | 'parent', AnyEventObject[]> = {
    session: [],
    router: [],
    notices: [],
    portal: [],
    transfers: [],
    request: [],
    parent: [],
  }
  const listener = (name: Name) =>
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => heard[name].push(event)))

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
  return { actor: root.getSnapshot().context.subject, heard }
}
