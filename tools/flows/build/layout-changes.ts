import { type Change, kindOf } from '../describe/compare.ts'
import type { Flow } from '../describe/flow.ts'
import type { ChangedChart } from '../site.ts'
import { layOut } from './layout.ts'

/** Places both versions of every chart with other states or transitions. */
export function layOutChanges(
  changes: readonly Change[],
  before: readonly Flow[],
  after: readonly Flow[],
): Promise<readonly ChangedChart[]> {
  const drawn = changes.flatMap((change) =>
    change.drawn === null ? [] : [{ ...change.drawn, kind: kindOf(change) }],
  )
  const drawingOf = async (flow: Flow | undefined) => (flow === undefined ? null : layOut(flow))
  return Promise.all(
    [...new Set(drawn.map(({ chart }) => chart))].map(async (name) => {
      const [old, now] = [before, after].map((flows) => flows.find((flow) => flow.name === name))
      return {
        name,
        title: (now ?? old)?.title ?? name,
        before: await drawingOf(old),
        after: await drawingOf(now),
        kinds: Object.fromEntries(
          drawn.filter(({ chart }) => chart === name).map(({ id, kind }) => [id, kind]),
        ),
      }
    }),
  )
}
