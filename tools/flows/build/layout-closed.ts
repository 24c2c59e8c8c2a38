import { closableIn, collapse } from '../describe/collapse.ts'
import type { Flow } from '../describe/flow.ts'
import type { FlowPage } from '../site.ts'
import { layOut } from './layout.ts'

/** Places a chart with each choice of its outer states closed; at most four of a chart can be. */
export async function layOutClosed(flow: Flow): Promise<FlowPage['closed']> {
  let choices: readonly (readonly string[])[] = [[]]
  for (const id of closableIn(flow)) choices = [...choices, ...choices.map((closed) => [...closed, id])]
  const drawings = choices
    .slice(1)
    .map(async (closed) => [closed.join(' '), await layOutWith(flow, closed)] as const)
  return Object.fromEntries(await Promise.all(drawings))
}

function layOutWith(flow: Flow, closed: readonly string[]) {
  const collapsed = collapse(flow, closed)
  const states = new Map([...collapsed.inside].map(([id, count]) => [id, insideOf(count)]))
  return layOut(collapsed.flow, { states, transitions: new Map() })
}

const insideOf = (count: number) => (count === 1 ? 'Dentro: 1 estado' : `Dentro: ${count} estados`)
