import { type AnyActorLogic, type AnyStateMachine, fromCallback } from 'xstate'

/** The chart that a picture is of: within the charts around it, it starts with this input and not with theirs. */
export type Subject = { readonly machine: AnyStateMachine; readonly input: unknown }

/** Stands in for a port of whatever kind: it hears what it is told and never answers. */
const silence = fromCallback(() => {})

const isChart = (logic: AnyActorLogic): logic is AnyStateMachine => 'implementations' in logic

/**
 * A chart with all charts below it whose ports never answer, so that it stays where events bring it. Which ports there
 * are does not matter: a new one is silent too.
 */
export function silent(machine: AnyStateMachine, subject: Subject): AnyStateMachine {
  const parts = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
  const actors = Object.fromEntries(
    parts.map(([name, logic]) => [name, isChart(logic) ? silent(logic, subject) : silence]),
  )
  const quiet: AnyStateMachine = machine.provide({ actors })
  return machine === subject.machine ? startingWith(quiet, subject.input) : quiet
}

function startingWith(machine: AnyStateMachine, input: unknown): AnyStateMachine {
  const getInitialSnapshot: AnyStateMachine['getInitialSnapshot'] = (scope) =>
    machine.getInitialSnapshot(scope, input)
  return Object.create(machine, { getInitialSnapshot: { value: getInitialSnapshot } })
}
