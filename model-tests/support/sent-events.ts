import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, fromCallback } from 'xstate'

import { leavesOf } from './chart-model.ts'
import { inRecordedSystem, type Name } from './recorded-system.ts'

type Model = {
  readonly input: unknown
  readonly paths: readonly {
    readonly steps: readonly { readonly state: AnyMachineSnapshot; readonly event: AnyEventObject }[]
  }[]
}

/** A step of a path with the events for other actors: 'router: route.wanted /requerimento01/7/1/2'. */
export type SentEvents = {
  readonly before: readonly string[]
  readonly event: string
  readonly planned: readonly string[]
  readonly reached: readonly string[]
  readonly heard: readonly string[]
}

/**
 * Walks the paths of a model on the chart only. All other actors, including invoked charts, only record their
 * events; `own` are the system names of the chart's own children.
 */
export function sentEventsOf(
  machine: AnyStateMachine,
  { input, paths }: Model,
  own: readonly Name[] = [],
): readonly SentEvents[] {
  return paths.flatMap(({ steps }) => {
    const lines: string[] = []
    const heardBy = (name: string) =>
      fromCallback<AnyEventObject>(({ receive }) =>
        receive((event) => lines.push(`${name}: ${worded(event)}`)),
      )
    const names = Object.keys(machine.implementations.actors)
    const actors = Object.fromEntries(names.map((name) => [name, heardBy(name)]))
    const { actor, heard } = inRecordedSystem(machine.provide({ actors }), { input, own })
    const since = () => [
      ...Object.entries(heard).flatMap(([name, events]) =>
        // The end of the chart is in its state already.
        events.splice(0).flatMap((event) => (name === 'parent' ? [] : `${name}: ${worded(event)}`)),
      ),
      ...lines.splice(0),
    ]
    return steps.map(({ state, event }, index) => {
      if (index > 0) actor.send(event)
      return {
        before: leaves(steps[index - 1]?.state),
        event: index === 0 ? 'começa' : String(event.case),
        planned: leaves(state),
        reached: leaves(actor.getSnapshot()),
        heard: since(),
      }
    })
  })
}

const leaves = (snapshot?: AnyMachineSnapshot) => (snapshot ? leavesOf(snapshot) : [])

/** The event's type and the main parts of its payload. */
const worded = ({ type, path, leaving, text, requestId, rows, digits }: AnyEventObject) =>
  [
    type,
    path,
    leaving && `(${leaving})`,
    text,
    requestId !== undefined && `requestId ${requestId}`,
    rows && `rows ${rows.length}`,
    digits !== undefined && `'${digits}'`,
  ]
    .filter((part) => part !== undefined && part !== null && part !== false)
    .join(' ')

/** For each visit, its steps with the events that they send, each transition once. */
export const sentEventsInventory = (
  walked: readonly (readonly [name: string, steps: readonly SentEvents[]])[],
) =>
  walked
    .map(([name, steps]) => {
      const lines = steps.map(
        ({ before, event, reached, heard }) =>
          `${before.join(',')} → ${event} ⇒ ${reached.join(',')}\n${heard.map((line) => `    ${line}\n`).join('')}`,
      )
      return `# ${name}\n${[...new Set(lines)].sort().join('')}\n`
    })
    .join('')
