import { chartModels } from '#tools/chart-paths/models.ts'
import type { GraphEdge } from '#tools/chart-paths/planner/index.ts'
import type { ChartModels } from '../../tools/chart-paths/chart-model.ts'
import { type Definition, leavesOf } from '../../tools/chart-paths/chart-model.ts'
import { planOf } from '../../tools/chart-paths/chart-plan.ts'
import { pathGraph } from '../../tools/chart-paths/path-graph.ts'
import { takenBy, type WatchedChart, watched } from '../../tools/chart-paths/watched-chart.ts'
import type { ChartDrivers } from './drivers.ts'

/** One step of a path; the first one is the start of the visit. */
export type BrowserStep = {
  readonly name: string | null
  readonly leaves: readonly string[]
  /** Ids of transitions and outcomes of guards. */
  readonly taken: readonly string[]
  /** The states that the step enters, those that are left at once among them. */
  readonly passed: readonly string[]
}

export type BrowserPath = { readonly visit: string; readonly steps: readonly BrowserStep[] }

/** The paths of a chart in the browser. Text only, so that it can be written into a file. */
export type BrowserPlan = {
  readonly chart: string
  /** Declared transitions: all, and those that the paths take. */
  readonly declared: number
  readonly taken: number
  readonly paths: readonly BrowserPath[]
  /** Transitions and cases that no path takes, by id, and why in pt-BR. */
  readonly excused: Readonly<Record<string, string>>
  /** What makes the plan wrong, one sentence each. */
  readonly faults: readonly string[]
}

/**
 * Plans the paths of a chart that a browser walks: every declared transition and every case, and each
 * case in each visit and from each leaf for which it has an end; except the cases that no browser can produce,
 * and what only they take (P-460).
 */
export function browserPlan(chart: string, drivers: ChartDrivers, restartCost: number): BrowserPlan {
  const row = browserModels(chart, drivers)
  const plan = planOf(row, { criterion: 'cases', restartCost })
  const visits = row.models()
  const subject = subjectOf(row)
  const planned = plan.paths.map(({ model, cases }) => pathThrough(subject, visits, model, cases))
  const ways = [...(endsNotIn(drivers, planned).length > 0 ? shortestWays(row, subject) : [])]
  const paths = [...planned]
  for (const goal of endsNotIn(drivers, planned)) {
    const way = ways
      .filter(({ names }) => names.at(-1) === goal.name)
      .map(({ visit, names }) => pathThrough(subject, visits, visit, names))
      .find((path) => reaches(path, goal))
    if (way !== undefined) paths.push(way)
  }
  const impossible = new Map(reasonsIn(drivers.drive))
  const left = plan.missing.map((goal) => {
    const reason = goal.isAccepted ? goal.reason : reasonOfCases(goal.id, chart, impossible)
    return { ...goal, reason: reason ?? goal.reason, isExcused: reason !== null }
  })
  const reached = new Set(paths.flatMap(({ steps }) => steps.flatMap(({ leaves }) => leaves)))
  return {
    chart,
    declared: plan.transitions.all,
    taken: plan.transitions.covered,
    paths,
    excused: {
      ...Object.fromEntries(left.filter(({ isExcused }) => isExcused).map(({ id, reason }) => [id, reason])),
      ...Object.fromEntries([...impossible].map(([name, reason]) => [`${chart}/«${name}»`, reason])),
    },
    faults: [
      ...plan.faults,
      ...left
        .filter(({ isExcused }) => !isExcused)
        .map(({ id, reason }) => `${id} is neither taken nor excused: ${reason}`),
      ...plan.unneeded
        .filter((id) => id in (drivers.unreachable ?? {}))
        .map((id) => `${id} is excused, but it is taken or does not exist`),
      ...reasonsIn(drivers.see)
        .filter(([leaf]) => reached.has(leaf))
        .map(([leaf]) => `${leaf} has a reason instead of an assertion, but a path reaches it`),
      ...endsNotIn(drivers, paths).map(
        ({ name, visit, leaf }) =>
          `«${name}» has an end${visit ? ` in «${visit}»` : ''}${leaf ? ` from ${leaf}` : ''}, but no path has it`,
      ),
      ...Object.keys(drivers.visits ?? {})
        .filter((visit) => !(visit in allModels(chart).models()))
        .map((visit) => `There is no visit «${visit}»`),
    ],
  }
}

/** A case with an end, where it differs by visit or by leaf in this one; else null. */
type EndGoal = { readonly name: string; readonly visit: string | null; readonly leaf: string | null }

/**
 * Ends that no path has. The plan takes each case once: where a chart no longer accepts it in one visit or one
 * state, only its end says that it happens there.
 */
const endsNotIn = ({ ends = {} }: ChartDrivers, paths: readonly BrowserPath[]): readonly EndGoal[] =>
  Object.entries(ends)
    .flatMap(([name, end]): readonly EndGoal[] => {
      if (end === undefined) return []
      if ('by' in end) return Object.keys(end.by).map((visit) => ({ name, visit, leaf: null }))
      const leaves = 'in' in end ? (end.from ?? [null]) : Object.keys(end.from)
      return leaves.map((leaf) => ({ name, visit: null, leaf }))
    })
    .filter((goal) => !paths.some((path) => reaches(path, goal)))

const reaches = ({ visit, steps }: BrowserPath, goal: EndGoal) =>
  (goal.visit ?? visit) === visit &&
  steps.some(
    ({ name }, index) =>
      name === goal.name && (goal.leaf === null || steps[index - 1]?.leaves.includes(goal.leaf)),
  )

/** Shorter ways that are tried when a path fails. */
const MAX_WAYS = 8

/**
 * Shorter ways to what failed, the shortest first: the cases from the start to a configuration where the case
 * that failed takes the same ids, then the cases that failed, without what followed them.
 */
export function waysToFailure(
  chart: string,
  drivers: ChartDrivers,
  failed: BrowserPath,
): readonly BrowserPath[] {
  const row = browserModels(chart, drivers)
  const visits = row.models()
  const subject = subjectOf(row)
  const cases = failed.steps.flatMap(({ name }) => name ?? [])
  const last = takenBy(subject, definitionOf(visits, failed.visit), cases).at(-1)
  const found: BrowserPath[] = []
  for (const { visit, names, taken } of shortestWays(row, subject)) {
    if (names.length >= cases.length) break
    if (names.at(-1) !== cases.at(-1) || taken.join() !== last?.taken.join()) continue
    found.push(pathThrough(subject, visits, visit, names))
    if (found.length === MAX_WAYS) break
  }
  return [...found, failed]
}

type ShortestWay = {
  readonly visit: string
  readonly names: readonly string[]
  readonly taken: readonly string[]
}

/** The cases to each transition of each configuration, in each visit, the fewest cases first. */
function* shortestWays(row: ChartModels, subject: WatchedChart): Generator<ShortestWay> {
  const { graph, moves } = pathGraph(subject, row.models(), row.projection)
  const edgesFrom = new Map<string, GraphEdge[]>()
  for (const edge of graph.edges) edgesFrom.set(edge.from, [...(edgesFrom.get(edge.from) ?? []), edge])
  const known = new Set<string>()
  const queue = [{ node: graph.start, visit: '', way: [] as readonly string[] }]
  for (const { node, visit, way } of queue) {
    for (const edge of edgesFrom.get(node) ?? []) {
      const move = moves.get(edge.id)
      if (!move) continue
      const names = move.name === null ? way : [...way, move.name]
      const from = move.name === null ? move.model : visit
      yield { visit: from, names, taken: move.taken }
      const place = `${from} ${edge.to}`
      if (known.has(place)) continue
      known.add(place)
      queue.push({ node: edge.to, visit: from, way: names })
    }
  }
}

const pathThrough = (
  subject: WatchedChart,
  visits: Readonly<Record<string, Definition>>,
  visit: string,
  cases: readonly string[],
): BrowserPath => ({
  visit,
  steps: takenBy(subject, definitionOf(visits, visit), cases).map(({ next, taken, passed }, index) => ({
    name: cases[index - 1] ?? null,
    leaves: leavesOf(next),
    taken,
    passed,
  })),
})

/** Why no browser takes a transition that only cases take which no browser produces; null for others. */
function reasonOfCases(id: string, chart: string, impossible: ReadonlyMap<string, string>): string | null {
  const row = allModels(chart)
  const { moves } = pathGraph(subjectOf(row), row.models(), row.projection)
  const taking = [...moves.values()].flatMap(({ name, taken }) => (taken.includes(id) ? (name ?? '') : []))
  const reasons = taking.map((name) => impossible.get(name) ?? null)
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}

/** The models of a chart without the visits and cases that no browser produces. */
function browserModels(chart: string, drivers: ChartDrivers): ChartModels {
  const row = allModels(chart)
  const impossible = new Set(reasonsIn(drivers.drive).map(([name]) => name))
  const models = () =>
    Object.fromEntries(
      Object.entries(row.models())
        .filter(([visit]) => !(visit in (drivers.visits ?? {})))
        .map(([visit, definition]) => [visit, offeredOnly(definition, drivers, impossible)]),
    )
  return { ...row, models, exceptions: { ...row.exceptions, ...drivers.unreachable } }
}

function offeredOnly(
  definition: Definition,
  { offered = {} }: ChartDrivers,
  impossible: ReadonlySet<string>,
) {
  const { cases, isPossible } = definition
  const names = new Map<unknown, string>(Object.entries(cases).map(([name, event]) => [event, name]))
  return {
    ...definition,
    cases: Object.fromEntries(Object.entries(cases).filter(([name]) => !impossible.has(name))),
    isPossible: (snapshot: never, event: never) =>
      (isPossible?.(snapshot, event) ?? true) && (offered[names.get(event) ?? '']?.(snapshot) ?? true),
  }
}

function allModels(chart: string): ChartModels {
  const row = chartModels.find((candidate) => candidate.chart === chart)
  if (!row) throw new Error(`There is no model of ${chart}`)
  return row
}

function subjectOf(row: ChartModels) {
  const [first] = Object.values(row.models())
  if (!first) throw new Error(`No visit of ${row.chart} begins in a browser`)
  return watched(row.chart, first.machine)
}

function definitionOf(visits: Readonly<Record<string, Definition>>, visit: string): Definition {
  const definition = visits[visit]
  if (!definition) throw new Error(`There is no visit «${visit}»`)
  return definition
}

const reasonsIn = (entries: ChartDrivers['drive']): readonly (readonly [string, string])[] =>
  Object.entries(entries).flatMap(([name, entry]) =>
    typeof entry === 'function' ? [] : [[name, entry.reason] as const],
  )
