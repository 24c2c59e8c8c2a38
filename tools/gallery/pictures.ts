import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import type { ChartMeta } from '#machines/support/chart-meta.ts'

import { leavesOf } from '../chart-paths/chart-model.ts'
import { type Chart, charts } from './charts.ts'
import type { Model } from './driven.ts'
import type { Subject } from './silent-chart.ts'
import type { Events, Whereabouts } from './stage.ts'

/** One state of a chart, and how the portal gets there. */
export type Picture = {
  readonly chart: string
  /** 'pickingFile.ready'; one leaf for each parallel region. */
  readonly leaves: readonly string[]
  /** The labels of the state, outermost first. */
  readonly label: string
  /** The text of the opened expander; null if none was opened. */
  readonly unfolded: string | null
  /** Distinguishes pictures of the same state; '' if there is only one. */
  readonly trait: string
  /** The URL at which the portal shows it. */
  readonly path: string
  readonly at: Whereabouts
  readonly subject: Subject
  /** The events that lead there. */
  readonly sent: readonly Events[]
  /** Events for the invoked charts, if they run. */
  readonly within: readonly Events[]
}

type Found = Picture & { readonly length: number }

/** Every state that a chart's models reach, once, by its shortest path. */
export const pictures: readonly Picture[] = charts.flatMap((chart) =>
  // Each state of a parallel region once, not every combination.
  [...new Set(shortest(chart.models().flatMap((model) => found(chart, model))).values())].flatMap(
    ({ length: _, ...picture }) => [picture, ...unfolded(chart, picture)],
  ),
)

/** For each state, the picture with the shortest path. */
function shortest(pictures: readonly Found[]): ReadonlyMap<string, Found> {
  const byState = new Map<string, Found>()
  for (const picture of pictures) {
    for (const leaf of picture.leaves) {
      const key = `${leaf} ${picture.trait}`
      if (picture.length < (byState.get(key)?.length ?? Number.POSITIVE_INFINITY)) byState.set(key, picture)
    }
  }
  return byState
}

/** A path of a chart's cases through the portal, with each event by itself. */
export type Walk = Pick<Picture, 'chart' | 'path' | 'at' | 'subject' | 'sent'>

/** Paths that together take every event of every chart in every state in which a path has it. */
export const walks: readonly Walk[] = charts.flatMap((chart) => {
  const taken = new Set<string>()
  return chart.models().flatMap(({ input, before = [], afterFirst = [], paths }) =>
    paths.flatMap(({ steps }) => {
      const known = taken.size
      for (const [index, { event, state }] of steps.entries())
        taken.add(`${leavesAt(steps[index - 1])} ${event.type} ${leavesAt({ state })}`)
      if (taken.size === known) return []
      const events = steps.slice(1).map(({ event }) => event)
      const sent = [...chart.around, ...before, ...played(chart, events, afterFirst)]
      return {
        chart: chart.name,
        path: chart.path,
        at: chart.at,
        subject: { machine: chart.machine, input },
        sent: sent.flatMap(({ at, events }) => events.map((event) => ({ at, events: [event] }))),
      }
    }),
  )
})

function leavesAt(step: { readonly state: AnyMachineSnapshot } | undefined): string {
  return step === undefined ? '' : leavesOf(step.state).join(' + ')
}

function unfolded({ folded = {} }: Chart, picture: Picture): readonly Picture[] {
  return picture.leaves
    .flatMap((leaf) => folded[`${leaf} ${picture.trait}`.trim()] ?? [])
    .map((words) => ({ ...picture, unfolded: words }))
}

function found(chart: Chart, { input, before = [], afterFirst = [], paths }: Model): readonly Found[] {
  return paths.flatMap(({ steps }) =>
    steps.flatMap(({ state }, length) => {
      if (isOver(state)) return []
      // The first step has no event: it is the start.
      const events = steps.slice(1, length + 1).map(({ event }) => event)
      return {
        chart: chart.name,
        leaves: leavesOf(state),
        label: labelOf(state),
        unfolded: null,
        trait: chart.trait?.(state) ?? '',
        path: chart.path,
        at: chart.at,
        subject: { machine: chart.machine, input },
        sent: [...chart.around, ...before, ...played(chart, events, afterFirst)],
        within: chart.within ?? [],
        length,
      }
    }),
  )
}

/** The events of a path, with those for other charts after the first. */
function played(
  { at, sentByInvoked = {} }: Chart,
  events: readonly AnyEventObject[],
  afterFirst: readonly Events[],
): readonly Events[] {
  const [first, ...others] = events.map((event) => sentByInvoked[event.type] ?? { at, events: [event] })
  return first === undefined ? [] : joined([first, ...afterFirst, ...others])
}

/** Events of one chart in a row are sent at once, so that the screen shows only their end. */
function joined(sent: readonly Events[]): readonly Events[] {
  const found: Events[] = []
  for (const { at, events } of sent) {
    const last = found.at(-1)
    if (last?.at === at) found[found.length - 1] = { at, events: [...last.events, ...events] }
    else found.push({ at, events })
  }
  return found
}

/** A chart that has ended has no screen: its parent has left the state that invoked it. */
function isOver(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.status === 'done'
}

function labelOf(snapshot: AnyMachineSnapshot): string {
  const metas = Object.entries(snapshot.getMeta()) as [string, ChartMeta | undefined][]
  const depth = ([id]: [string, unknown]) => id.split('.').length
  return metas
    .sort((a, b) => depth(a) - depth(b))
    .flatMap(([, meta]) => meta?.label ?? [])
    .join(' › ')
}
