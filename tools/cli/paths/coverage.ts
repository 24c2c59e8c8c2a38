import { getStateNodes } from 'xstate/graph'
import type { Missing } from '../../chart-paths/chart-plan.ts'
import type { charts } from '../../chart-paths/charts.ts'
import type { WalkedPath } from '../../chart-paths/walk-listener.ts'
import { watched } from '../../chart-paths/watched-chart.ts'
import { type Flow, type FlowTransition, statesIn } from '../../flows/describe/flow.ts'

/** The part of the runner's JSON report that is read. */
export type RunnerReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly duration?: number
      readonly failureMessages: readonly string[]
      readonly meta: { readonly walk?: WalkedPath }
    }[]
  }[]
}

export type WalkTest = {
  readonly name: string
  readonly file: string
  readonly hasPassed: boolean
  readonly seconds: number
  readonly cases: readonly string[]
  /** What went wrong, if it failed. */
  readonly message: string | null
  readonly walk: WalkedPath
}

export const KINDS = ['state', 'transition', 'outcome', 'requirement'] as const

/** Something that tests have to take. */
export type Item = {
  readonly kind: (typeof KINDS)[number]
  readonly id: string
  /** In pt-BR. */
  readonly label: string
  readonly verdict: 'passed' | 'failed' | 'untaken'
  /** The tests that took it, by their numbers from 1. */
  readonly tests: readonly number[]
  /** Why no test took it. */
  readonly reason: string | null
  /** Whether the models list it as an exception. */
  readonly isAccepted: boolean
}

export type ChartCoverage = {
  readonly chart: string
  readonly title: string
  readonly tests: readonly WalkTest[]
  readonly items: readonly Item[]
}

/** The tests that walked a path of a chart. */
export function walksIn({ testResults }: RunnerReport, root: string): readonly WalkTest[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status, duration = 0, failureMessages, meta: { walk } }) =>
      walk === undefined
        ? []
        : {
            name: fullName,
            file: file.replace(root, ''),
            hasPassed: status === 'passed',
            seconds: duration / 1000,
            cases: walk.cases,
            message: status === 'passed' ? null : failureMessages.join('\n'),
            walk,
          },
    ),
  )
}

/** What the tests took of a chart, and why the rest was not taken. */
export function coverageOf(
  { name, machine }: (typeof charts)[number],
  flow: Flow,
  walks: readonly WalkTest[],
  missing: readonly Missing[],
): ChartCoverage {
  const tests = walks.filter(({ walk }) => walk.chart === name)
  const nodes = getStateNodes(machine.root)
  const leaves = nodes.filter(({ type }) => type === 'atomic' || type === 'final')
  const requirements = new Set(nodes.flatMap(({ meta }): readonly string[] => meta?.requirements ?? []))
  const stateLabels = new Map(statesIn(flow.root).map(({ id, label }) => [id, label]))
  const labelOf = (state: string) => stateLabels.get(state) ?? state
  const transitions = new Map(flow.transitions.map((transition) => [transition.id, transition]))

  const item = (
    kind: Item['kind'],
    id: string,
    label: string,
    isTakenBy: (walk: WalkedPath) => boolean,
  ): Item => {
    const taking = tests.flatMap((test, index) =>
      isTakenBy(test.walk) ? { ...test, number: index + 1 } : [],
    )
    const found = missing.find((goal) => goal.id === id)
    return {
      kind,
      id,
      label,
      tests: taking.map(({ number }) => number),
      verdict:
        taking.length === 0 ? 'untaken' : taking.every(({ hasPassed }) => hasPassed) ? 'passed' : 'failed',
      reason: taking.length > 0 ? null : (found?.reason ?? 'nenhum teste desta execução passou por aqui'),
      isAccepted: found?.isAccepted ?? false,
    }
  }

  return {
    chart: name,
    title: flow.title,
    tests,
    items: [
      ...leaves.map(({ path }) => {
        const id = path.join('.')
        return item('state', id, labelOf(id), ({ states }) => states.includes(id))
      }),
      ...watched(name, machine).declared.map(({ id, outcome }) => {
        const transition = transitions.get(id.replace(/\/(true|false)$/, ''))
        const label = transition ? sentenceOf(transition, outcome, labelOf) : id
        return item(outcome === null ? 'transition' : 'outcome', id, label, ({ taken }) => taken.includes(id))
      }),
      ...[...requirements].sort().map((id) => {
        const asking = nodes.filter(({ meta }) => (meta?.requirements ?? []).includes(id))
        const states = asking.map(({ path }) => path.join('.'))
        const label = states.map(labelOf).join(', ')
        return item('requirement', id, label, (walk) => states.some((state) => walk.states.includes(state)))
      }),
    ],
  }
}

function sentenceOf(
  { source, event, guard, targets }: FlowTransition,
  outcome: boolean | null,
  labelOf: (state: string) => string,
): string {
  const happens = `${labelOf(source)}: ${event ?? 'sem esperar'}`
  if (outcome !== null) return `${happens}, se ${guard}: ${outcome ? 'sim' : 'não'}`
  const leads = targets.length === 0 ? 'fica' : targets.map(labelOf).join(', ')
  return `${happens}${guard === null ? '' : `, se ${guard}`} → ${leads}`
}

export const isInOrder = ({ verdict, isAccepted }: Item): boolean =>
  verdict === 'passed' || (verdict === 'untaken' && isAccepted)
