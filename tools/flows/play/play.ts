import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { ChartModels, Definition } from '../../chart-paths/chart-model.ts'
import { type Step, type WatchedChart, watched } from '../../chart-paths/watched-chart.ts'

export type PlayedStep = {
  /** The name of the case; null for the start. */
  readonly name: string | null
  /** The ids of the transitions that were taken. */
  readonly transitions: readonly string[]
  /** The leaf states of the chart after it. */
  readonly states: readonly string[]
}

export type Move = {
  readonly name: string
  /** `refused` if every guard rejects it */
  readonly kind: 'event' | 'outcome' | 'time' | 'refused'
}

export type Played = {
  readonly steps: readonly PlayedStep[]
  /** The possible next moves. */
  readonly moves: readonly Move[]
  readonly isOver: boolean
  /** The first name that is not a possible move; null if all are. */
  readonly stray: string | null
}

type Visit = { readonly chart: WatchedChart; readonly definition: Definition }

// Without type arguments: where Vitest reads `import.meta.glob(`, it does not cache which files there are.
const rowsByFile: Readonly<Record<string, ChartModels>> = import.meta.glob(
  '../../../model-tests/*/*/*.models.ts',
  { eager: true, import: 'row' },
)
const rows = Object.values(rowsByFile)

const known = new Map<string, ReadonlyMap<string, Visit>>()

/** The names of the visits of a chart; '' if it has only one. */
export function visitsOf(chart: string): ReadonlyMap<string, Visit> {
  const found = known.get(chart) ?? build(chart)
  known.set(chart, found)
  return found
}

function build(name: string): ReadonlyMap<string, Visit> {
  const row = rows.find(({ chart }) => chart === name)
  return new Map(
    Object.entries(row?.models() ?? {}).map(([visit, definition]) => [
      visit,
      { chart: watched(name, definition.machine), definition },
    ]),
  )
}

/** Simulates a chart with its real guards. Each name is one of the moves of the previous step. */
export function play({ chart, definition }: Visit, names: readonly string[]): Played {
  let last = chart.start(definition.input)
  const steps = [stepOf(null, last)]
  for (const name of names) {
    if (!movesFrom(chart, definition, last.next).some((move) => move.name === name))
      return { ...ending(chart, definition, last), steps, stray: name }
    const event = definition.cases[name] as AnyEventObject
    last = chart.step(last.next, { ...event, case: name })
    steps.push(stepOf(name, last))
  }
  return { ...ending(chart, definition, last), steps, stray: null }
}

const ending = (chart: WatchedChart, definition: Definition, { next }: Step) => ({
  moves: movesFrom(chart, definition, next),
  isOver: next.status !== 'active',
})

const isOutcome = (id: string) => /\/(true|false)$/.test(id)

const stepOf = (name: string | null, { next, taken }: Step): PlayedStep => ({
  name,
  transitions: taken.filter((id) => !isOutcome(id)),
  states: next._nodes
    .filter(({ type }: { type: string }) => type === 'atomic' || type === 'final')
    .map(({ path }: { path: readonly string[] }) => path.join('.')),
})

/** The cases of the models that are possible here, including those that a guard rejects. */
function movesFrom(
  chart: WatchedChart,
  { cases, isPossible = () => true }: Definition,
  snapshot: AnyMachineSnapshot,
): readonly Move[] {
  if (snapshot.status !== 'active') return []
  return Object.entries(cases).flatMap(([name, event]) => {
    if (!isPossible(snapshot as never, event as never) || !isRunning(snapshot, event.type)) return []
    const { next, taken } = chart.step(snapshot, { ...event, case: name })
    if (taken.length === 0 && next.status !== 'error') return []
    const isRefused = taken.every(isOutcome) && next.status !== 'error'
    return [{ name, kind: isRefused ? 'refused' : kindOf(event.type) }]
  })
}

/** An actor that was not started cannot end. */
function isRunning({ children }: AnyMachineSnapshot, type: string): boolean {
  const child = childIn(type)
  return child === null || children[child] !== undefined
}

/** The id of the actor whose end an event reports. */
const childIn = (type: string): string | null =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? null

const kindOf = (type: string): Move['kind'] => {
  if (/^xstate\.(after\.|done\.actor\.until)/.test(type)) return 'time'
  return type.startsWith('xstate.') ? 'outcome' : 'event'
}
