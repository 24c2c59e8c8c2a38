import type { Change, ChangeKind } from './describe/compare.ts'
import type { Flow } from './describe/flow.ts'
import type { RequirementRow } from './describe/requirements.ts'
import type { Rules } from './describe/rules.ts'
import type { Traffic } from './describe/traffic.ts'
import type { Drawing } from './drawing.ts'

/** The data of the pages. `npm run flows` writes each part to a file in the folder `data`. */
export type Site = {
  readonly index: FlowIndex
  readonly search: readonly SearchEntry[]
  readonly pages: readonly FlowPage[]
  /** `rules.json` */
  readonly rules: Rules
  /** `requirements.json` */
  readonly requirements: readonly RequirementRow[]
}

/** `index.json` */
export type FlowIndex = {
  /** The version of the portal. */
  readonly version: string
  readonly charts: readonly Pick<Flow, 'name' | 'title' | 'purpose' | 'screen' | 'starts' | 'messages'>[]
  /** The charts that each chart starts. */
  readonly map: Drawing
  readonly questions: readonly Question[]
}

/** `<chart>.json` */
export type FlowPage = {
  readonly flow: Flow
  readonly drawing: Drawing
  /** The outer states that can be closed. */
  readonly closable: readonly string[]
  /** The drawings with closed states, by their ids in the order of `closable`, joined by ' '. */
  readonly closed: Readonly<Record<string, Drawing>>
  /** Texts of the requirements and decisions that the chart names, by their ids. */
  readonly requirements: Readonly<Record<string, string>>
  /** The messages of the catalogue that the chart can show. */
  readonly sentences: readonly string[]
  readonly tests: FlowTests
  /** null if the pages were built without pictures */
  readonly pictures: readonly FlowPicture[] | null
  /** null if the last report of the tests does not have the chart */
  readonly coverage: FlowCoverage | null
}

/** What the screen shows in a state, as the files `pictures/<file>-1280.webp` and `pictures/<file>-360.webp`. */
export type FlowPicture = {
  readonly file: number
  /** 'pickingFile.ready'; one for each parallel region. */
  readonly leaves: readonly string[]
  /** What distinguishes it from other pictures of the state, in pt-BR; '' if nothing does. */
  readonly note: string
}

/** What the last run of the model tests took of a chart. */
export type FlowCoverage = {
  /** yyyy-mm-dd */
  readonly takenOn: string
  /** By the ids of states without children, of transitions, and of transitions with `/true` or `/false`. */
  readonly results: Readonly<Record<string, TestResult>>
}

export type TestResult = {
  readonly verdict: 'passed' | 'failed' | 'untaken'
  /** The number of tests that took it. */
  readonly tests: number
  /** Why no test took it. */
  readonly reason: string | null
}

/** How the planned paths of a chart, which tests walk, cover it. */
export type FlowTests = {
  readonly paths: readonly FlowPath[]
  /** The transitions that no path takes, with the reason. */
  readonly untested: readonly { readonly id: string; readonly reason: string }[]
}

export type FlowPath = {
  /** The visit that it starts with; '' if the chart has only one. */
  readonly visit: string
  /** The cases in order, in pt-BR. */
  readonly cases: readonly string[]
  /** The states on the path. */
  readonly states: readonly string[]
  /** The transitions on the path. */
  readonly transitions: readonly string[]
}

/** `changes.json`; null if no version was compared. */
export type Changes = {
  readonly since: string
  readonly changes: readonly Change[]
  /** The charts with other states or transitions. */
  readonly charts: readonly ChangedChart[]
  /** Texts of the requirements that the changes name, by their ids. */
  readonly requirements: Readonly<Record<string, string>>
}

export type ChangedChart = {
  readonly name: string
  readonly title: string
  /** null if the chart was added */
  readonly before: Drawing | null
  /** null if the chart was removed */
  readonly after: Drawing | null
  /** What became of its states and transitions, by their ids. */
  readonly kinds: Readonly<Record<string, ChangeKind>>
}

/** `traffic.json`; null if the pages were built without a database. */
export type TrafficPage = {
  readonly traffic: Traffic
  /** The chart of the request status with the figures. */
  readonly drawing: Drawing
}

/** `search.json` */
export type SearchEntry = {
  /** The path of the page, after the '#'. */
  readonly path: string
  readonly title: string
  /** Other words for the title; it is found by them as by its own. */
  readonly synonyms: string
  /** The chart and states that contain it: 'Sessão › Saindo'. */
  readonly place: string
  readonly text: string
}

/** A question that analysts ask often, and the places with its answer, in reading order. */
export type Question = {
  readonly question: string
  /** The same question in other words, for the search. */
  readonly synonyms: readonly string[]
  readonly answers: readonly Answer[]
}

export type Answer = {
  readonly label: string
  readonly path: string
  /** What is to be read there, in short; null where the label says it. */
  readonly says: string | null
}
