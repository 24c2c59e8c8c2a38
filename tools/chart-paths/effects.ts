import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { ChartModels } from './chart-model.ts'
import { leavesOf } from './chart-model.ts'
import { withRecordedActors } from './recorded-system.ts'

/**
 * What the transitions of a chart do to others, as text to review, sorted by state: which actors they start
 * and stop, with which input, which events they send, and what the chart returns. The planned paths are walked
 * on the chart, where all other actors only record what they are given.
 */
export function effectsOf({ models }: ChartModels, waysOf: (visit: string) => Ways): string {
  const steps = Object.entries(models()).flatMap(([visit, { machine, input, cases }]) =>
    waysOf(visit).flatMap((way) => walk(machine, input, [null, ...way], cases)),
  )
  return [...new Set(steps)].sort().join('')
}

type Ways = readonly (readonly string[])[]

type Cases = Readonly<Record<string, AnyEventObject>>

/** The effects of each case of a path; those of the start come first, under null. */
function walk(machine: AnyStateMachine, input: unknown, way: readonly (string | null)[], cases: Cases) {
  const lines: string[] = []
  const { actor, heard } = withRecordedActors(machine, input, {
    started: (name, given) => lines.push(`starts ${name}${given === undefined ? '' : ` ${worded(given)}`}`),
    received: (name, event) => lines.push(`${name} ← ${worded(event)}`),
    stopped: (name) => lines.push(`stops ${name}`),
  })
  const effects = () => [
    ...Object.entries(heard).flatMap(([name, events]) =>
      events.splice(0).map((event) => `${name} ← ${worded(event)}`),
    ),
    ...lines.splice(0),
  ]
  return way.map((name) => {
    const before = name === null ? '' : leavesOf(actor.getSnapshot()).join(', ')
    if (name !== null) actor.send({ ...cases[name], case: name })
    const after = leavesOf(actor.getSnapshot()).join(', ')
    return [`${before} → ${name ?? 'começa'} ⇒ ${after}`, ...effects()].join('\n    ').concat('\n')
  })
}

/** The ids of files count those of all tests that ran before. */
const FILE_ID = /^file-\d+$/

/** What tells one payload from another; other values below its first level are left out. */
const TELLING = /^(id|type|kind|.*Id)$/

/** Objects below this level are `{…}`. */
const DEEPEST = 1

/** A payload as text: its keys, and of its values those of the first level and ids. */
const worded = (payload: unknown): string => textOf(JSON.parse(JSON.stringify(payload)))

function textOf(value: unknown, level = 0): string {
  if (Array.isArray(value)) return `[${value.length}]`
  if (typeof value === 'string') return JSON.stringify(value.replace(FILE_ID, 'file'))
  if (typeof value !== 'object' || value === null) return String(value)
  if (level > DEEPEST) return '{…}'
  const parts = Object.entries(value).map(([key, part]) =>
    level === 0 || TELLING.test(key) || (typeof part === 'object' && part !== null)
      ? `${key}: ${textOf(part, level + 1)}`
      : key,
  )
  return `{ ${parts.join(', ')} }`
}
