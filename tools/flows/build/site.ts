import { closableIn } from '../describe/collapse.ts'
import { type Flow, statesIn } from '../describe/flow.ts'
import type { RequirementRow } from '../describe/requirements.ts'
import { rulesOf } from '../rules/rules.ts'
import type { FlowCoverage, FlowPage, FlowPicture, Site } from '../site.ts'
import { layOut } from './layout.ts'
import { layOutClosed } from './layout-closed.ts'
import { layOutMap } from './layout-map.ts'
import { questionsOf } from './questions.ts'
import { requirementRows } from './requirements.ts'
import { questionEntries, requirementEntries, ruleEntries, searchEntries } from './search.ts'
import type { Sources } from './sources.ts'
import { testsOf } from './tests.ts'

/** What a build may have besides, by the charts' folders. */
export type Extras = {
  /** null if no pictures were taken */
  readonly pictures: Readonly<Record<string, readonly FlowPicture[]>> | null
  readonly coverage: Readonly<Record<string, FlowCoverage>>
  /** The results of the tests of requirements, by their ids. */
  readonly verdicts: Readonly<Record<string, RequirementRow['verdict']>>
}

export async function siteOf(flows: readonly Flow[], sources: Sources, extras: Extras): Promise<Site> {
  const rules = rulesOf(sources.tables, sources.messages)
  const questions = questionsOf(flows)
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
      questions,
    },
    search: [
      ...questionEntries(questions),
      ...searchEntries(flows, sources),
      ...ruleEntries(rules),
      ...requirementEntries(sources),
    ],
    pages: await Promise.all(flows.map((flow) => pageOf(flow, sources, extras))),
    rules,
    requirements: requirementRows(sources.register, flows, extras.verdicts),
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
    closable: closableIn(flow),
    closed: await layOutClosed(flow),
    requirements: Object.fromEntries(ids.map((id) => [id, requirement(id)])),
    sentences: sentencesOf(flow.name),
    tests: testsOf(flow.name),
    pictures: pictures && (pictures[flow.name] ?? []),
    coverage: coverage[flow.name] ?? null,
  }
}
