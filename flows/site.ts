import type { Change } from './describe/compare.ts'
import type { Flow } from './describe/flow.ts'
import type { Rules } from './describe/rules.ts'
import type { Drawing } from './drawing.ts'

/** The data of the pages. `npm run flows` writes each part to a file in the folder `data`. */
export type Site = {
  readonly index: FlowIndex
  readonly search: readonly SearchEntry[]
  readonly pages: readonly FlowPage[]
  /** `rules.json` */
  readonly rules: Rules
}

/** `index.json` */
export type FlowIndex = {
  /** The version of the portal. */
  readonly version: string
  readonly charts: readonly Pick<Flow, 'name' | 'title' | 'purpose' | 'screen' | 'starts' | 'messages'>[]
  /** The charts that each chart starts. */
  readonly map: Drawing
}

/** `<chart>.json` */
export type FlowPage = {
  readonly flow: Flow
  readonly drawing: Drawing
  /** Texts of the requirements and decisions that the chart names, by their ids. */
  readonly requirements: Readonly<Record<string, string>>
  /** The messages of the catalogue that the chart can show. */
  readonly sentences: readonly string[]
  readonly tests: FlowTests
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
export type Changes = { readonly since: string; readonly changes: readonly Change[] }

/** `search.json` */
export type SearchEntry = {
  /** null for a page of rules */
  readonly chart: string | null
  /** The path of a page of rules. */
  readonly page?: string
  /** null for the chart itself and for transitions */
  readonly state: string | null
  readonly transition: string | null
  readonly title: string
  /** The chart and states that contain it: 'Sessão › Saindo'. */
  readonly place: string
  readonly text: string
}
