import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs'

import type { Flow, FlowCall, FlowState, FlowTransition } from '../describe/flow.ts'
import { statesIn } from '../describe/flow.ts'
import type { Area, Arrow, Box, Drawing } from '../drawing.ts'
import { termsInShort } from '../pages/texts.ts'
import { areaOf, DENSE, elk, LAYERED, pointsOf, type TextBlock, textBlock } from './elk.ts'

/** The widths at which labels of arrows and lines in boxes wrap, in pixels; dense: with less room between all. */
type Widths = { readonly label: number; readonly box: number; readonly isDense?: boolean }

/** In order of preference. Wide labels reduce the height of a drawing, narrow ones its width. */
const WIDTHS: readonly Widths[] = [
  { label: 190, box: 250 },
  { label: 250, box: 300 },
  { label: 120, box: 220 },
  { label: 120, box: 190 },
  { label: 120, box: 165 },
  { label: 140, box: 500, isDense: true },
]

/** The largest width and height of a drawing that is still easy to read, in pixels. */
const LARGEST = 2400
const PADDING = 10
/** NETWORK_SIMPLEX gives shorter arrows, but takes minutes for large graphs. */
const SMALL = 40

type Joined = {
  readonly source: string
  readonly target: string
  readonly transitions: readonly FlowTransition[]
}

/** Lines to add to the boxes of states and to the labels of transitions, and widths of arrows, by ids. */
export type Notes = {
  readonly states: ReadonlyMap<string, string>
  readonly transitions: ReadonlyMap<string, { readonly text: string; readonly width: number }>
}

const NO_NOTES: Notes = { states: new Map(), transitions: new Map() }

/**
 * Places the states and arrows of a chart with elkjs. A transition that leaves no state is a line in the box of its
 * state; transitions with the same ends are one arrow. Labels wrap so that the drawing is at most LARGEST each way,
 * if one of the widths allows it.
 */
export async function layOut(flow: Flow, notes: Notes = NO_NOTES): Promise<Drawing> {
  for (const widths of WIDTHS) {
    const drawing = await drawnWith(flow, widths, notes)
    if (Math.max(drawing.width, drawing.height) <= LARGEST) return drawing
  }
  return drawnWith(flow, WIDTHS[0] as Widths, notes)
}

async function drawnWith(flow: Flow, widths: Widths, notes: Notes): Promise<Drawing> {
  const states = statesIn(flow.root)
  const parents = new Map(states.flatMap((state) => state.children.map((child) => [child.id, state.id])))
  const begun = states.flatMap(({ id, initial }) => (initial === null ? [] : [{ id, initial }]))
  const staying = flow.transitions.filter(staysInPlace)
  const arrows = joined(
    flow.transitions.filter((transition) => !staysInPlace(transition)),
    parents,
  )
  const texts = new Map(states.map((state) => [state.id, textOf(state, staying, widths, notes)]))
  const labels = new Map(arrows.map((arrow) => [keyOf(arrow), labelOf(arrow, states, widths, notes)]))
  const options: LayoutOptions = {
    ...LAYERED,
    ...(widths.isDense ? DENSE : {}),
    'elk.layered.nodePlacement.strategy': states.length <= SMALL ? 'NETWORK_SIMPLEX' : 'BRANDES_KOEPF',
  }

  const nodeOf = (state: FlowState): ElkNode => {
    const { width, height } = texts.get(state.id) as TextBlock
    const isCompound = state.children.length > 0
    const box = { id: nodeId(state.id), width, height }
    if (!isCompound) return box
    const marks: ElkNode[] = state.initial === null ? [] : [mark(state)]
    return {
      ...box,
      children: [...marks, ...state.children.map(nodeOf)],
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${height + 6},left=18,bottom=18,right=18]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${height})`,
      },
    }
  }

  const edges: ElkExtendedEdge[] = [
    ...begun.map(({ id, initial }) => ({
      id: `${MARK}${id}`,
      sources: [`${MARK}${id}`],
      targets: [nodeId(initial)],
    })),
    ...arrows.map((arrow) => {
      const { width, height } = labels.get(keyOf(arrow)) as TextBlock
      return {
        id: keyOf(arrow),
        sources: [nodeId(arrow.source)],
        targets: [nodeId(arrow.target)],
        labels: [{ text: keyOf(arrow), width, height }],
      }
    }),
  ]
  const laidOut: ElkNode = await elk.layout({
    id: '(page)',
    children: [nodeOf(flow.root)],
    edges,
    layoutOptions: {
      ...options,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'org.eclipse.elk.json.shapeCoords': 'ROOT',
      'org.eclipse.elk.json.edgeCoords': 'ROOT',
    },
  })

  const placed = new Map(nodesIn(laidOut).map((node) => [node.id, areaOf(node)]))
  const routes = new Map((laidOut.edges ?? []).map((edge) => [edge.id, edge]))
  const isRegion = (id: string) => states.find((state) => state.id === parents.get(id))?.kind === 'parallel'
  return {
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    boxes: states.map((state): Box => {
      const area = placed.get(nodeId(state.id)) as Area
      const { lines } = texts.get(state.id) as TextBlock
      const kind = state.kind === 'compound' && isRegion(state.id) ? 'region' : state.kind
      return { id: state.id, kind, ...area, lines }
    }),
    starts: begun.map(({ id }) => {
      const { x, y, width, height } = placed.get(`${MARK}${id}`) as Area
      return { x: x + width / 2, y: y + height / 2 }
    }),
    arrows: [
      ...begun.map(
        ({ id, initial }): Arrow => ({
          transitions: [],
          source: id,
          target: initial,
          points: pointsOf(routes.get(`${MARK}${id}`)),
          label: null,
        }),
      ),
      ...arrows.map((arrow): Arrow => {
        const route = routes.get(keyOf(arrow))
        const { lines } = labels.get(keyOf(arrow)) as TextBlock
        const [label] = route?.labels ?? []
        return {
          transitions: arrow.transitions.map(({ id }) => id),
          source: arrow.source,
          target: arrow.target,
          points: pointsOf(route),
          ...widthOf(arrow, notes),
          label: label === undefined ? null : { ...areaOf(label), lines },
        }
      }),
    ],
  }
}

const MARK = '(initial) '
/** The id of the root is ''. */
const nodeId = (id: string) => `state ${id}`
const keyOf = ({ source, target }: Pick<Joined, 'source' | 'target'>) => `${source} → ${target}`

const mark = (state: FlowState): ElkNode => ({
  id: `${MARK}${state.id}`,
  width: 12,
  height: 12,
  layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
})

/** Whether it has no target, or only its own source. */
const staysInPlace = ({ source, targets }: FlowTransition) =>
  targets.length === 0 || (targets.length === 1 && targets[0] === source)

/** One arrow for each source and target; of several targets, the one nearest to the source. */
function joined(
  transitions: readonly FlowTransition[],
  parents: ReadonlyMap<string, string>,
): readonly Joined[] {
  const found = new Map<string, Joined>()
  for (const transition of transitions) {
    const target = nearestTarget(transition, parents)
    const ends = { source: transition.source, target }
    const known = found.get(keyOf(ends))
    found.set(keyOf(ends), { ...ends, transitions: [...(known?.transitions ?? []), transition] })
  }
  return [...found.values()]
}

function nearestTarget({ source, targets }: FlowTransition, parents: ReadonlyMap<string, string>): string {
  const ancestors = ancestorsOf(source, parents)
  const distance = (target: string) => {
    const shared = ancestorsOf(target, parents).find((id) => ancestors.includes(id))
    return shared === undefined ? Number.POSITIVE_INFINITY : ancestors.indexOf(shared)
  }
  const [nearest] = targets.toSorted((one, other) => distance(one) - distance(other))
  return nearest as string
}

/** The state and its ancestors, innermost first. */
function ancestorsOf(id: string, parents: ReadonlyMap<string, string>): readonly string[] {
  const parent = parents.get(id)
  return parent === undefined ? [id] : [id, ...ancestorsOf(parent, parents)]
}

/** The name of a state, its calls, and its transitions without a target. */
function textOf(
  state: FlowState,
  staying: readonly FlowTransition[],
  { box }: Widths,
  notes: Notes,
): TextBlock {
  const note = notes.states.get(state.id)
  const own = staying.filter(({ source }) => source === state.id)
  return textBlock(
    [
      { text: state.label, style: 'title' },
      ...(note === undefined ? [] : [{ text: note, style: 'line' as const }]),
      ...state.calls.map((call) => ({ text: callInWords(call), style: 'line' as const })),
      ...[...new Map(own.map((transition) => [inWords(transition), transition.id]))].map(
        ([text, transition]) => ({ text, style: 'line' as const, transition }),
      ),
    ],
    box,
    PADDING,
  )
}

function labelOf(
  { transitions, target }: Joined,
  states: readonly FlowState[],
  { label }: Widths,
  notes: Notes,
): TextBlock {
  const titles = new Map(states.map(({ id, label }) => [id, label]))
  const parts = transitions.flatMap((transition) => {
    const note = notes.transitions.get(transition.id)
    const others = transition.targets.filter((id) => id !== target).map((id) => titles.get(id))
    return [
      { text: transition.event ?? 'em seguida', style: 'event' as const },
      ...(transition.guard === null ? [] : [{ text: `se ${transition.guard}`, style: 'label' as const }]),
      ...others.map((other) => ({ text: `e também: ${other}`, style: 'label' as const })),
      ...(note === undefined ? [] : [{ text: note.text, style: 'label' as const }]),
    ].map((part) => ({ ...part, transition: transition.id }))
  })
  return textBlock(parts, label, 2)
}

/** The largest width of its transitions. */
function widthOf({ transitions }: Joined, notes: Notes): Pick<Arrow, 'width'> {
  const widths = transitions.flatMap(({ id }) => notes.transitions.get(id)?.width ?? [])
  return widths.length === 0 ? {} : { width: Math.max(...widths) }
}

function callInWords({ label, server }: FlowCall): string {
  const terms = [...new Set(server.map(termsInShort))]
  return `chama: ${label}${terms.length === 0 ? '' : ` (${terms.join('; ou ')})`}`
}

const inWords = ({ event, guard }: FlowTransition) =>
  `↻ ${event ?? 'em seguida'}${guard === null ? '' : `, se ${guard}`}`

const nodesIn = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)]
