import type { AnyMachineSnapshot } from 'xstate'

import type { ChartMeta } from '#machines/support/chart-meta.ts'

import { leavesOf } from '../model-tests/support/chart-model.ts'
import type { Chart } from './chart.ts'
import { charts } from './charts.ts'
import type { Model } from './driven.ts'
import type { Subject } from './silent-chart.ts'
import type { Cue, Whereabouts } from './stage.ts'

/** One state of a chart, and how the portal is brought there. */
export type Picture = {
  readonly chart: string
  /** 'pickingFile.ready'; of a chart whose parts run side by side, one for each of them. */
  readonly leaves: readonly string[]
  /** The names that the chart gives the state, the outermost first. */
  readonly label: string
  /** The words of the tab or expander that is open beyond what the state itself shows; null: none. */
  readonly unfolded: string | null
  /** What tells it from other pictures of the same state; '' where nothing does. */
  readonly trait: string
  /** The address at which the portal shows it, and where the chart runs there. */
  readonly path: string
  readonly at: Whereabouts
  readonly subject: Subject
  /** What brings the chart there. */
  readonly cues: readonly Cue[]
  /** What becomes of the charts that it invokes, where they run. */
  readonly within: readonly Cue[]
}

type Found = Picture & { readonly length: number }

/** Every state that every chart's model comes through, once, by its shortest path. */
export const pictures: readonly Picture[] = charts.flatMap((chart) =>
  // Parts side by side have their states each, not every state of one with every state of the other.
  [...new Set(shortest(chart.models().flatMap((model) => found(chart, model))).values())].flatMap(
    ({ length: _, ...picture }) => [picture, ...unfolded(chart, picture)],
  ),
)

/** Of each state the picture that is reached first. */
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

function unfolded({ folded = {} }: Chart, picture: Picture): readonly Picture[] {
  return picture.leaves
    .flatMap((leaf) => folded[`${leaf} ${picture.trait}`.trim()] ?? [])
    .map((words) => ({ ...picture, unfolded: words }))
}

function found(chart: Chart, { input, before = [], afterFirst = [], paths }: Model): readonly Found[] {
  return paths.flatMap(({ steps }) =>
    steps.flatMap(({ state }, length) => {
      if (isOver(state)) return []
      // The first step is the start; each further one says what led to it.
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
        cues: [...chart.around, ...before, ...played({ at: chart.at, events }, afterFirst)],
        within: chart.within,
        length,
      }
    }),
  )
}

/** The events of a path, with what happens to other charts after the first of them. */
function played({ at, events }: Cue, afterFirst: readonly Cue[]): readonly Cue[] {
  if (afterFirst.length === 0 || events.length === 0) return [{ at, events }]
  return [{ at, events: events.slice(0, 1) }, ...afterFirst, { at, events: events.slice(1) }]
}

/** Whoever invoked a chart that has ended goes on to something else: there is nothing of its own to see. */
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
