import { type Flow, type FlowState, statesIn } from '../describe/flow.ts'
import type { FundTables, MessageRow, Rules } from '../describe/rules.ts'
import type { FlowCoverage, FlowPage, FlowPicture, SearchEntry, Site } from '../site.ts'
import { layOut } from './layout.ts'
import { layOutMap } from './layout-map.ts'
import { rulesOf } from './rules/rules.ts'
import { testsOf } from './tests.ts'

/** Data from outside the charts. */
export type Sources = {
  /** The version of the portal. */
  readonly version: string
  /** The text of a requirement or a decision. Throws for an unknown id. */
  readonly requirement: (id: string) => string
  /** The messages of the catalogue that the source of a chart names. */
  readonly sentencesOf: (chart: string) => readonly string[]
  readonly tables: FundTables
  /** Where each message of the catalogue is shown. */
  readonly messages: readonly MessageRow[]
}

/** What a build may have besides, by the charts' folders. */
export type Extras = {
  /** null if no pictures were taken */
  readonly pictures: Readonly<Record<string, readonly FlowPicture[]>> | null
  readonly coverage: Readonly<Record<string, FlowCoverage>>
}

export async function siteOf(flows: readonly Flow[], sources: Sources, extras: Extras): Promise<Site> {
  const rules = rulesOf(sources.tables, sources.messages)
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
    search: [...searchEntries(flows, sources), ...ruleEntries(rules)],
    pages: await Promise.all(flows.map((flow) => pageOf(flow, sources, extras))),
    rules,
  }
}

async function pageOf(
  flow: Flow,
  { requirement, sentencesOf }: Sources,
  { pictures, coverage }: Extras,
): Promise<FlowPage> {
  const ids = statesIn(flow.root).flatMap(({ requirements }) => requirements)
  return {
    flow,
    drawing: await layOut(flow),
    requirements: Object.fromEntries(ids.map((id) => [id, requirement(id)])),
    sentences: sentencesOf(flow.name),
    tests: testsOf(flow.name),
    pictures: pictures && (pictures[flow.name] ?? []),
    coverage: coverage[flow.name] ?? null,
  }
}

/** The entries of the search: charts first, then states, then transitions. */
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
  { id, label, help, helpWhenClosed, calls, entry, exit, sentences, requirements }: FlowState,
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
    ...sentences,
    ...requirements.map((id) => `${id} ${requirement(id)}`),
  ].join('\n'),
})

function entriesOfTransitions({ name, title, root, transitions }: Flow): readonly SearchEntry[] {
  const names = new Map(statesIn(root).map(({ id, label }) => [id, label]))
  return transitions.map(({ id, source, event, guard, actions, sentences }) => ({
    chart: name,
    state: null,
    transition: id,
    title: `${event ?? 'em seguida'}${guard === null ? '' : `, se ${guard}`}`,
    place: source === '' ? title : `${title} › ${names.get(source)}`,
    text: [...actions, ...sentences].join('\n'),
  }))
}

/** The pages of rules for the search, with the types, fields, documents, statuses and messages on them. */
const ruleEntries = ({ offering, statuses, forms, documents, messages }: Rules): readonly SearchEntry[] => [
  ruleEntry('oferta', 'O que um participante encontra', 'Oferta', [
    'participante ativo, pensionista ou sem plano; categoria e situação em cada plano',
  ]),
  ...offering.map(({ name, offered }) =>
    ruleEntry('oferta', name, 'A quem cada tipo é oferecido', [offered]),
  ),
  ...statuses.map(({ letter, label, means, moves }) =>
    ruleEntry('situacoes', `${label} (${letter})`, 'Situações do requerimento', [
      means,
      ...moves.map((move) => move.label),
    ]),
  ),
  ...forms.flatMap(({ type, name, fields }) =>
    fields.map(({ label, section, hint, shown }) =>
      ruleEntry(`campos/${type}`, label, `Campos › ${name} › ${section}`, [hint ?? '', shown]),
    ),
  ),
  ...documents.map(({ name, asked }) => ruleEntry('documentos', name, 'Documentos pedidos', [asked])),
  ...messages.map(({ sentence, fields }) =>
    ruleEntry(
      'mensagens',
      sentence,
      'Mensagens',
      fields.map(({ label }) => label),
    ),
  ),
]

const ruleEntry = (page: string, title: string, place: string, text: readonly string[]): SearchEntry => ({
  chart: null,
  page,
  state: null,
  transition: null,
  title,
  place: `Regras › ${place}`,
  text: text.join('\n'),
})
