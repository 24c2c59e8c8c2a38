import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'

import { type GraphEdge, walkAtRandom } from '#tools/chart-paths/planner/index.ts'

import { mergeAlike, withoutDominated } from './alike.ts'
import { type ChartModels, type Definition, leavesOf } from './chart-model.ts'
import { keptPlan } from './kept-plans.ts'
import { type PathGraph, pathGraph } from './path-graph.ts'
import { type Declared, takenBy, type WatchedChart, watched } from './watched-chart.ts'

export const CRITERIA = {
  guards: 'every declared transition, both outcomes of its guard, and every case',
  visits:
    'the same, and in every visit every leaf state, and every case; no path ends where a reply is awaited',
  transitions: 'every declared transition',
  cases: 'every declared transition, and every case',
  states: 'every leaf state',
  requirements: 'a state of every requirement that the chart names',
  configurations: 'every transition of every configuration',
  pairs: 'every two transitions of configurations, one right after the other',
} as const satisfies Readonly<Record<string, string>>

/** A criterion that contains another: what covers its goals covers those of the other too. */
const CONTAINED: Readonly<Partial<Record<keyof typeof CRITERIA, keyof typeof CRITERIA>>> = {
  visits: 'guards',
  guards: 'cases',
  cases: 'transitions',
}

/** Opening the page again takes as long as this number of steps, measured in Chromium. */
export const RESTART_COST = 7.5

export type CriterionName = keyof typeof CRITERIA

export type ChartPlanOptions = {
  readonly criterion: CriterionName
  /** The cost of a restart in steps, at least 1. */
  readonly restartCost: number
  readonly maxSteps?: number | undefined
  readonly seed?: number | undefined
  /** A random walk instead of a plan. */
  readonly walk?: { readonly steps: number; readonly covered: number } | undefined
}

/** How often a random walk begins again, so that it also leaves parts without a way back. */
const RESTART_CHANCE = 0.05

export type Count = { readonly covered: number; readonly all: number }

export type PlannedPath = {
  /** The visit of the path; '' if there is only one. */
  readonly model: string
  readonly cases: readonly string[]
  /** The states at the end. */
  readonly end: readonly string[]
  /** The states after each case, without those that are left at once. */
  readonly rests: readonly string[]
  /** The ids that the path takes. */
  readonly taken: readonly string[]
}

const NOT_TAKEN = 'nenhum estado alcançado tem transição para este caso'

/** A goal that no path covers. */
export type Missing = {
  readonly id: string
  readonly reason: string
  /** Whether the chart lists it as an exception. */
  readonly isAccepted: boolean
}

export type ChartPlan = {
  readonly chart: string
  readonly states: Count
  readonly transitions: Count
  readonly guardOutcomes: Count
  readonly configurations: number
  readonly paths: readonly PlannedPath[]
  readonly steps: number
  /** In steps, restarts included. */
  readonly cost: number
  /** The least possible cost of paths that cover the same; null for a random walk, which covers less. */
  readonly lowerBound: number | null
  /** The cost above the lower bound, in percent; null without one. */
  readonly gap: number | null
  /** The number of goals. */
  readonly goals: number
  /** The covered share of the goals, in percent. */
  readonly coverage: number
  readonly missing: readonly Missing[]
  /** Ids of exceptions that are covered or no longer declared. */
  readonly unneeded: readonly string[]
  /** Faults of the models. */
  readonly faults: readonly string[]
  /** Limits of the figures. */
  readonly notes: readonly string[]
}

/**
 * Plans the paths of a chart. Each path is replayed on the chart, and its coverage is what it takes there.
 */
export function planOf(row: ChartModels, options: ChartPlanOptions): ChartPlan {
  const { chart, exceptions = {} } = row
  const visits = row.models()
  const [first] = Object.values(visits)
  if (first === undefined) throw new Error(`The chart ${chart} has no model`)
  const subject = watched(chart, first.machine)
  const explored = pathGraph(subject, visits, row.projection)
  const { criterion, restartCost, maxSteps, seed, walk } = options
  const leaves = leafStatesOf(subject.machine)
  const caseIds = new Map(
    Object.values(visits)
      .flatMap(({ cases }) => Object.keys(cases))
      .map((name) => [name, `${chart}/«${name}»`]),
  )
  const problem = (name: CriterionName) => {
    const { wanted, graph, inFull } = problemOf(explored, name, subject, leaves, caseIds)
    // The first edge of a path is no step: its cost is part of the restart.
    const limits = {
      ...wanted,
      restartCost: restartCost - 1,
      ...(maxSteps !== undefined && { longestPath: maxSteps + 1 }),
      ...(seed !== undefined && { seed }),
    }
    return { graph, limits, inFull }
  }
  const { graph, limits, inFull } = problem(criterion)
  const planned =
    walk === undefined
      ? { ...keptPlan(graph, limits), missed: [] }
      : {
          ...walkAtRandom(graph, { ...limits, stop: walk, restartChance: RESTART_CHANCE }),
          lowerBound: null,
        }
  /** The larger of the bound of a plan and that of the criterion which it contains. */
  const boundOf = (
    name: CriterionName,
    own: { readonly cost: number; readonly lowerBound: number },
  ): number => {
    const inner = CONTAINED[name]
    if (inner === undefined || own.cost <= own.lowerBound) return own.lowerBound
    const contained = problem(inner)
    const bound = boundOf(inner, keptPlan(contained.graph, contained.limits))
    return Math.min(Math.max(own.lowerBound, bound), own.cost)
  }
  const repliesFrom = criterion === 'visits' ? repliesIn(explored, visits) : () => []
  const paths = planned.paths.map((path) => {
    const edges = inFull(path)
    return walked(subject, visits, explored, [...edges, ...repliesFrom(edges.at(-1))])
  })
  const steps = paths.reduce((total, path) => total + path.cases.length, 0)
  const beginning = Math.min(planned.paths.length, 1)
  const replies = steps - (planned.steps - planned.paths.length)
  const cost = planned.cost - beginning + replies
  let known: number | null = null
  const taken = new Set(paths.flatMap((path) => path.taken))
  const passed = new Set(paths.flatMap((path) => path.passed))
  const [outcomes, transitions] = partition(subject.declared, ({ outcome }) => outcome !== null)
  const { covered, missed, beyondLimit, unreachable } = planned
  const all = covered.length + missed.length + beyondLimit.length + unreachable.length
  const isCase = new Set(caseIds.values())
  const whyNot = reasons(subject, visits, explored)
  return {
    chart,
    states: { covered: leaves.filter((name) => passed.has(name)).length, all: leaves.length },
    transitions: countOf(transitions, taken),
    guardOutcomes: countOf(outcomes, taken),
    configurations: explored.graph.nodes.length - 1,
    paths: paths.map(({ model, cases, end, rests, taken: ids }) => ({
      model,
      cases,
      end,
      rests,
      taken: ids,
    })),
    steps,
    cost,
    // Plans what the criterion contains, which takes long and is not asked for by tests that walk the paths.
    get lowerBound() {
      if (planned.lowerBound !== null) known ??= boundOf(criterion, planned) - beginning
      return known
    },
    get gap() {
      return this.lowerBound === null ? null : gapOf(cost, this.lowerBound)
    },
    goals: all,
    coverage: all === 0 ? 100 : (100 * covered.length) / all,
    missing: [
      ...missed.map((id) => ({ id, reason: 'a caminhada ao acaso não passou por aqui' })),
      ...beyondLimit.map((id) => ({
        id,
        reason: `é preciso um percurso de mais de ${maxSteps === 1 ? '1 caso' : `${maxSteps} casos`}`,
      })),
      ...unreachable.map((id) => ({
        id,
        reason: exceptions[id] ?? (isCase.has(id) ? NOT_TAKEN : whyNot(id)),
      })),
    ].map((goal) => ({ ...goal, isAccepted: goal.id in exceptions })),
    unneeded: Object.keys(exceptions).filter(
      (id) =>
        taken.has(id) ||
        covered.includes(id) ||
        !(isCase.has(id) || subject.declared.some((transition) => transition.id === id)),
    ),
    faults: [...explored.faults, ...paths.flatMap(({ stray }) => stray ?? [])],
    notes:
      explored.open.size > 0
        ? [
            `there are more than ${explored.graph.nodes.length - 1} configurations, and ${explored.open.size} were not explored; what has the most values: ${explored.growing.join(', ')}`,
          ]
        : [],
  }
}

/** 'pickingFile.ready'. */
const leafStatesOf = ({ root }: AnyStateMachine): readonly string[] =>
  getStateNodes(root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))

/** The cost above the lower bound, in percent. */
export const gapOf = (cost: number, lowerBound: number): number =>
  lowerBound === 0 ? 0 : (100 * (cost - lowerBound)) / lowerBound

/** The planner's problem, in the smallest graph that the criterion needs. */
function problemOf(
  { graph, moves, open }: PathGraph,
  criterion: CriterionName,
  { declared, machine }: WatchedChart,
  leaves: readonly string[],
  caseIds: ReadonlyMap<string, string>,
) {
  if (criterion === 'configurations' || criterion === 'pairs') {
    const named = ({ id, labels = [] }: GraphEdge) => [moves.get(id)?.name, ...labels].join(' ')
    const wanted = { criterion: criterion === 'pairs' ? 'pairs' : 'edges' } as const
    return { wanted, ...mergeAlike(graph, named, open) }
  }
  const requirements = requirementsOf(machine)
  const casesTaken = casesTakenBy(graph.edges, moves, declared)
  const inVisit = ({ id, labels = [] }: GraphEdge) =>
    labels
      .filter((label) => leaves.includes(label))
      .concat(casesTaken.get(id) ?? [])
      .map((goal) => `${goal} of ${moves.get(id)?.model}`)
  const guards = [...declared.map(({ id }) => id), ...caseIds.values()]
  const transitions = declared.filter(({ outcome }) => outcome === null).map(({ id }) => id)
  const names = {
    guards,
    visits: [...guards, ...new Set(graph.edges.flatMap(inVisit))],
    transitions,
    cases: [...transitions, ...caseIds.values()],
    states: leaves,
    requirements: [...new Set([...requirements.values()].flat())],
  }
  const goals = new Set(names[criterion])
  const edges = graph.edges.map((edge) => {
    const own = edge.labels ?? []
    const asking = own.flatMap((label) => requirements.get(label) ?? [])
    const all = [...own, ...asking, ...inVisit(edge), caseIds.get(casesTaken.get(edge.id) ?? '')]
    return {
      ...edge,
      labels: [...new Set(all.filter((goal) => goal !== undefined))].filter((goal) => goals.has(goal)).sort(),
    }
  })
  const merged = mergeAlike({ ...graph, edges }, ({ labels = [] }) => labels.join(' '), open)
  return {
    wanted: { criterion: 'labels', goals: names[criterion] } as const,
    graph: withoutDominated(merged.graph),
    inFull: merged.inFull,
  }
}

/**
 * By the last edge of a path, the replies of invoked actors that lead on to the nearest configuration without
 * a possible reply; one reply if they lead to none.
 */
function repliesIn(
  { graph, moves }: PathGraph,
  visits: Readonly<Record<string, Definition>>,
): (last: string | undefined) => readonly string[] {
  const targets = new Map(graph.edges.map(({ id, to }) => [id, to]))
  const replies = new Map<string, GraphEdge[]>()
  for (const edge of graph.edges) {
    const { model, name } = moves.get(edge.id) ?? {}
    const type = visits[model ?? '']?.cases[name ?? '']?.type ?? ''
    if (/^xstate\.(done|error)\.actor\./.test(type))
      replies.set(edge.from, [...(replies.get(edge.from) ?? []), edge])
  }
  return (last) => {
    const ways = [{ node: targets.get(last ?? '') ?? '', edges: [] as readonly string[] }]
    const known = new Set(ways.map(({ node }) => node))
    for (const { node, edges } of ways) {
      const next = replies.get(node) ?? []
      if (next.length === 0) return edges
      for (const { id, to } of next) {
        if (known.has(to)) continue
        known.add(to)
        ways.push({ node: to, edges: [...edges, id] })
      }
    }
    return ways[1]?.edges ?? []
  }
}

/**
 * By edge, the case that it takes. A case that takes a transition somewhere is not taken where every guard
 * refuses it.
 */
function casesTakenBy(
  edges: readonly GraphEdge[],
  moves: PathGraph['moves'],
  declared: readonly Declared[],
): ReadonlyMap<string, string> {
  const transitions = new Set(declared.filter(({ outcome }) => outcome === null).map(({ id }) => id))
  const accepted = (id: string) => moves.get(id)?.taken.some((taken) => transitions.has(taken)) ?? false
  const names = new Set(edges.filter(({ id }) => accepted(id)).map(({ id }) => moves.get(id)?.name))
  return new Map(
    edges.flatMap(({ id }) => {
      const name = moves.get(id)?.name ?? null
      return name === null || (names.has(name) && !accepted(id)) ? [] : [[id, name] as const]
    }),
  )
}

/** By state, the requirements that ask for it. */
const requirementsOf = ({ root }: AnyStateMachine): ReadonlyMap<string, readonly string[]> =>
  new Map(getStateNodes(root).map(({ path, meta }) => [path.join('.'), meta?.requirements ?? []]))

function walked(
  subject: WatchedChart,
  visits: Readonly<Record<string, Definition>>,
  { moves }: PathGraph,
  edges: readonly string[],
) {
  const [begin, ...others] = edges.flatMap((id) => moves.get(id) ?? [])
  const definition = begin && visits[begin.model]
  if (!definition) throw new Error('A path begins nowhere')
  const cases = others.flatMap(({ name }) => name ?? [])
  const steps = takenBy(subject, definition, cases)
  const strayed = [begin, ...others].findIndex(
    (move, index) => move.taken.join() !== steps[index]?.taken.join(),
  )
  return {
    model: begin.model,
    cases,
    end: steps.slice(-1).flatMap(({ next }) => leavesOf(next)),
    rests: [...new Set(steps.flatMap(({ next }) => leavesOf(next)))],
    taken: [...new Set(steps.flatMap((step) => step.taken))],
    passed: steps.flatMap((step) => step.passed),
    stray:
      strayed < 0
        ? null
        : `after «${[begin.model, ...cases.slice(0, strayed - 1)].filter(Boolean).join(' → ')}», «${cases[strayed - 1]}» takes ${steps[strayed]?.taken.join(', ')} instead of ${others[strayed - 1]?.taken.join(', ')}: the projection leaves something out`,
  }
}

/** Why no path reaches it, as far as the graph shows, in pt-BR. */
function reasons(
  { declared }: WatchedChart,
  visits: Readonly<Record<string, Definition>>,
  { graph, entered, happening }: PathGraph,
): (id: string) => string {
  const reached = new Set(graph.edges.flatMap(({ labels = [] }) => labels))
  const types = new Set(
    Object.values(visits).flatMap(({ cases }) => Object.values(cases).map(({ type }) => type)),
  )
  return (id) => {
    const found = declared.find((transition) => transition.id === id)
    if (!found) return 'nunca se entra neste estado'
    const { state, event, guard, outcome } = found
    const name = guard === null ? 'a condição' : `a condição ${guard}`
    if (state !== '' && !entered.has(state)) return `nunca se entra em ${state}`
    if (event?.startsWith('xstate.done.state.')) return 'o que roda neste estado nunca chega ao fim'
    if (event !== null && !types.has(event)) return `nenhum caso é ${event}`
    if (event !== null && !happening.has(`${state} ${event}`)) return `nenhum caso é ${event} neste estado`
    if (outcome === false) return `${name} nunca é falsa`
    if (reached.has(`${id.replace(/\/true$/, '')}/false`)) return `${name} nunca é verdadeira`
    return 'outro ramo ou um estado de dentro vem sempre antes'
  }
}

const countOf = (declared: readonly Declared[], taken: ReadonlySet<string>): Count => ({
  covered: declared.filter(({ id }) => taken.has(id)).length,
  all: declared.length,
})

const partition = <Item>(items: readonly Item[], belongs: (item: Item) => boolean) =>
  [items.filter(belongs), items.filter((item) => !belongs(item))] as const
