import { type Flow, type FlowState, statesIn } from '../describe/flow.ts'
import type { PlayedStep } from '../play/play.ts'
import * as texts from './texts.ts'

/** An event or a start, from one participant to another. */
export type Message = {
  /** The number of the step, from 0. */
  readonly step: number
  readonly from: string
  readonly to: string
  readonly text: string
}

export type Sequence = {
  /** Names in the order of their first message. */
  readonly participants: readonly string[]
  readonly messages: readonly Message[]
}

/** The messages along a played path: to the chart, from it, and what it started. */
export function sequenceOf(
  flow: Flow,
  steps: readonly PlayedStep[],
  titleOf: (chart: string) => string,
): Sequence {
  const states = new Map(statesIn(flow.root).map((state) => [state.id, state]))
  const transitions = new Map(flow.transitions.map((transition) => [transition.id, transition]))
  const calls = [...states.values()].flatMap((state) => state.calls)
  const nameOf = ({ label, chart }: { label: string; chart: string | null }) =>
    chart === null ? label : titleOf(chart)
  const receiverOf = ({ receiver, to, name }: Flow['messages'][number]) => {
    if (receiver === 'parent') return texts.starterName
    return to === null ? (name ?? texts.outsideName) : titleOf(to)
  }

  const messagesAt = (step: PlayedStep, index: number): readonly Message[] => {
    const before = around(steps[index - 1]?.states ?? [])
    const passed = [...new Set([...around(step.passed)])]
    const entered = passed.filter((id) => !before.has(id)).flatMap((id) => states.get(id) ?? [])
    const now = around(step.states)
    const left = [...before, ...passed].filter((id) => !now.has(id)).flatMap((id) => states.get(id) ?? [])
    const done = new Set([
      ...left.flatMap(({ exit }) => exit),
      ...step.transitions.flatMap((id) => transitions.get(id)?.actions ?? []),
      ...entered.flatMap(({ entry }) => entry),
    ])
    const sent = flow.messages.filter(({ label }) => done.has(label))
    const started = entered.flatMap((state: FlowState) => state.calls)
    const { cause } = step
    const child = calls.find(({ id }) => id === cause?.child)
    const sender = () => {
      if (cause?.kind === 'time') return texts.timeName
      return child === undefined ? texts.outsideName : nameOf(child)
    }
    return [
      ...(step.name === null ? [] : [{ step: index, from: sender(), to: flow.title, text: step.name }]),
      ...sent.map((message) => ({
        step: index,
        from: flow.title,
        to: receiverOf(message),
        text: message.label,
      })),
      ...started.map((call) => ({ step: index, from: flow.title, to: nameOf(call), text: texts.begins })),
    ]
  }

  const messages = steps.flatMap(messagesAt)
  return {
    participants: [...new Set(messages.flatMap(({ from, to }) => [from, to]))],
    messages,
  }
}

/** These states and the states around them, with the chart itself. */
const around = (ids: readonly string[]): ReadonlySet<string> =>
  new Set(
    ids.flatMap((id) => {
      const keys = id === '' ? [] : id.split('.')
      return keys.map((_, index) => keys.slice(0, index + 1).join('.')).concat('')
    }),
  )
