import { type AnyStateMachine, StateMachine } from 'xstate'

type Original = {
  readonly config: AnyStateMachine['config']
  readonly delays: AnyStateMachine['implementations']['delays']
}

/**
 * Copies of a chart that modules make when they are loaded, which keep the chart's configuration. They are
 * recorded until `stop`.
 */
export function recordCopies() {
  const { provide } = StateMachine.prototype
  const copies = new Map<unknown, AnyStateMachine[]>()
  StateMachine.prototype.provide = function recorded(...args) {
    const copy = provide.apply(this, args)
    copies.set(this.config, [...(copies.get(this.config) ?? []), copy])
    return copy
  }
  return {
    stop: () => {
      StateMachine.prototype.provide = provide
    },
    /** A chart and its copies. */
    of: (machine: AnyStateMachine): readonly AnyStateMachine[] => [
      machine,
      ...(copies.get(machine.config) ?? []),
    ],
  }
}

/**
 * Changes charts in place, as other charts and the pages of tests hold references to them.
 * @returns what undoes it
 */
export function applyTo(machines: readonly AnyStateMachine[], changed: Partial<Original>): () => void {
  const undo = machines.map((machine) => {
    const original = { config: machine.config, delays: machine.implementations.delays }
    become(machine, { ...original, ...changed })
    return () => become(machine, original)
  })
  return () => {
    for (const restore of undo) restore()
  }
}

/** With an `always` that is taken without end, a chart fails instead of hanging. */
const MOST_MICROSTEPS = 1000

/** Gives a chart the state nodes of another configuration. */
function become(machine: AnyStateMachine, { config, delays }: Original): void {
  const limited = { ...config, options: { ...config.options, maxIterations: MOST_MICROSTEPS } }
  Object.assign(machine, new StateMachine(limited, { ...machine.implementations, delays }), { config })
}
