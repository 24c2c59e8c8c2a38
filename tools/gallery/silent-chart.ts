import { type AnyStateMachine, fromCallback } from 'xstate'

import { actorsOf, isChart } from '#machines/support/provide-all.ts'

/** The chart of a picture: inside the surrounding charts it starts with this input instead of theirs. */
export type Subject = { readonly machine: AnyStateMachine; readonly input: unknown }

/** Replaces a port of any kind; it never answers. */
const silence = fromCallback(() => {})

/**
 * The chart with every port in it and in its child charts replaced by one that never answers, so that only
 * events move it. New ports are covered without a change here.
 */
export function silent(machine: AnyStateMachine, subject: Subject): AnyStateMachine {
  const actors = Object.fromEntries(
    actorsOf(machine).map(([name, logic]) => [name, isChart(logic) ? silent(logic, subject) : silence]),
  )
  const quiet: AnyStateMachine = machine.provide({ actors })
  return machine === subject.machine ? startingWith(quiet, subject.input) : quiet
}

function startingWith(machine: AnyStateMachine, input: unknown): AnyStateMachine {
  const getInitialSnapshot: AnyStateMachine['getInitialSnapshot'] = (scope) =>
    machine.getInitialSnapshot(scope, input)
  return Object.create(machine, { getInitialSnapshot: { value: getInitialSnapshot } })
}
