import { type Flow, type FlowState, statesIn } from '../describe/flow.ts'
import type { FlowPage, SearchEntry, Site } from '../site.ts'
import { layOut } from './layout.ts'
import { layOutMap } from './layout-map.ts'

/** What the charts do not say themselves. */
export type Sources = {
  /** Of the portal. */
  readonly version: string
  /** The text of a requirement or a decision. Throws where there is none. */
  readonly requirement: (id: string) => string
  /** Sentences of the catalogue that the source of a chart names. */
  readonly sentencesOf: (chart: string) => readonly string[]
}

export async function siteOf(flows: readonly Flow[], sources: Sources): Promise<Site> {
  return {
    index: {
      version: sources.version,
      charts: flows.map(({ name, title, purpose, screen, starts, messages }) => ({
        name,
        title,
        purpose,
        screen,
        starts,
        messages,
      })),
      map: await layOutMap(flows),
    },
    search: searchEntries(flows, sources),
    pages: await Promise.all(flows.map((flow) => pageOf(flow, sources))),
  }
}

async function pageOf(flow: Flow, { requirement, sentencesOf }: Sources): Promise<FlowPage> {
  const ids = statesIn(flow.root).flatMap(({ requirements }) => requirements)
  return {
    flow,
    drawing: await layOut(flow),
    requirements: Object.fromEntries(ids.map((id) => [id, requirement(id)])),
    sentences: sentencesOf(flow.name),
  }
}

/** Charts first, then states, then transitions. */
export const searchEntries = (flows: readonly Flow[], sources: Sources): readonly SearchEntry[] => [
  ...flows.map((flow) => entryOfChart(flow, sources)),
  ...flows.flatMap((flow) =>
    statesIn(flow.root)
      .slice(1)
      .map((state) => entryOfState(flow, state, sources)),
  ),
  ...flows.flatMap(entriesOfTransitions),
]

const entryOfChart = ({ name, title, purpose, root }: Flow, { sentencesOf }: Sources): SearchEntry => ({
  chart: name,
  state: null,
  transition: null,
  title,
  place: '',
  text: [purpose, ...sentencesOf(name), ...root.calls.map(({ label }) => label)].join('\n'),
})

const entryOfState = (
  { name, title }: Flow,
  { id, label, help, helpWhenClosed, calls, entry, exit, says, requirements }: FlowState,
  { requirement }: Sources,
): SearchEntry => ({
  chart: name,
  state: id,
  transition: null,
  title: label,
  place: title,
  text: [
    help ?? '',
    helpWhenClosed ?? '',
    ...calls.map((call) => call.label),
    ...entry,
    ...exit,
    ...says,
    ...requirements.map((one) => `${one} ${requirement(one)}`),
  ].join('\n'),
})

function entriesOfTransitions({ name, title, root, transitions }: Flow): readonly SearchEntry[] {
  const names = new Map(statesIn(root).map(({ id, label }) => [id, label]))
  return transitions.map(({ id, source, event, guard, actions, says }) => ({
    chart: name,
    state: null,
    transition: id,
    title: `${event ?? 'em seguida'}${guard === null ? '' : `, se ${guard}`}`,
    place: source === '' ? title : `${title} › ${names.get(source)}`,
    text: [...actions, ...says].join('\n'),
  }))
}
