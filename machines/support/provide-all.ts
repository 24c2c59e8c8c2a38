import type { AnyActorLogic, AnyStateMachine, StateMachine } from 'xstate'

/** Name and logic of what a chart and the charts below it invoke. */
type PortOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer Schema
  >
    ? Schema extends { readonly id: infer Id extends string }
      ? Actor extends { readonly src: infer Source extends string; readonly logic: infer Logic }
        ? readonly [`${Id}.${Source}`, Logic] | PortOf<Logic>
        : never
      : never
    : never

/** The logic of each '<chart>.<actor>' of a chart and the charts below it. */
export type PortsOf<Machine> = {
  readonly [Name in PortOf<Machine>[0]]?: Extract<PortOf<Machine>, readonly [Name, unknown]>[1]
}

export const isChart = (logic: AnyActorLogic): logic is AnyStateMachine => 'implementations' in logic

/** The actors that a chart invokes, by their names in it. */
export const actorsOf = (chart: AnyStateMachine) =>
  Object.entries(chart.implementations.actors as Readonly<Record<string, AnyActorLogic>>)

/** The chart with `logicOf` the actors in it and in the charts below; a chart without one of them is the same object. */
function withActors(
  chart: AnyStateMachine,
  logicOf: (name: string) => AnyActorLogic | undefined,
): AnyStateMachine {
  const changed = actorsOf(chart).flatMap(([source, logic]) => {
    const other = logicOf(`${chart.id}.${source}`) ?? (isChart(logic) ? withActors(logic, logicOf) : logic)
    return other === logic ? [] : [[source, other] as const]
  })
  return changed.length === 0 ? chart : chart.provide({ actors: Object.fromEntries(changed) })
}

/**
 * The chart with these ports provided, in it and in the charts below it. A read or a write is named by the
 * chart that invokes it: 'requestList.loadRequests'. A port in several charts is provided in all of them.
 * Throws for a name that no chart has.
 */
export function provideAll<Machine extends AnyStateMachine>(
  machine: Machine,
  ports: PortsOf<Machine>,
): Machine {
  const given = new Map<string, AnyActorLogic>(Object.entries(ports))
  const unknown = new Set(given.keys())
  const provided = withActors(machine, (name) => {
    unknown.delete(name)
    return given.get(name)
  })
  if (unknown.size > 0) throw new Error(`No chart below ${machine.id} has: ${[...unknown].join(', ')}`)
  return provided as Machine
}
