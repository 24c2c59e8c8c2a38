import { createHash } from 'node:crypto'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { ChartModels } from './chart-model.ts'
import { leavesOf } from './chart-model.ts'
import { withRecordedActors } from './recorded-system.ts'

/** Characters of a payload in the inventory; of a longer one the digest follows. */
const LONGEST = 300

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

function worded(value: unknown): string {
  const text =
    JSON.stringify(value, (_, part) => (typeof part === 'string' ? part.replace(FILE_ID, 'file') : part)) ??
    ''
  if (text.length <= LONGEST) return text
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return `${text.slice(0, LONGEST)}… (${digest})`
}
