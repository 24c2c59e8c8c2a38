import type { Change } from './describe/compare.ts'
import type { Flow } from './describe/flow.ts'
import type { Rules } from './describe/rules.ts'
import type { Drawing } from './drawing.ts'

/** What the pages read; `npm run flows` writes it, one file each, into the folder `data`. */
export type Site = {
  readonly index: FlowIndex
  readonly search: readonly SearchEntry[]
  readonly pages: readonly FlowPage[]
  /** `rules.json` */
  readonly rules: Rules
}

/** `index.json` */
export type FlowIndex = {
  /** Of the portal. */
  readonly version: string
  readonly charts: readonly Pick<Flow, 'name' | 'title' | 'purpose' | 'screen' | 'starts' | 'messages'>[]
  /** Which chart starts which. */
  readonly map: Drawing
}

/** `<chart>.json` */
export type FlowPage = {
  readonly flow: Flow
  readonly drawing: Drawing
  /** Texts of the requirements and decisions that the chart names, by their ids. */
  readonly requirements: Readonly<Record<string, string>>
  /** Sentences of the catalogue that the chart can show. */
  readonly sentences: readonly string[]
  readonly tests: FlowTests
}

/** How the planned paths of a chart, which tests walk, cover it. */
export type FlowTests = {
  readonly paths: readonly FlowPath[]
  /** Transitions that no path takes, and why. */
  readonly untested: readonly { readonly id: string; readonly reason: string }[]
}

export type FlowPath = {
  /** Where it begins; '' where a chart has one beginning only. */
  readonly visit: string
  /** What happens, step by step, in pt-BR. */
  readonly cases: readonly string[]
  /** The states that it passes. */
  readonly states: readonly string[]
  /** The transitions that it takes. */
  readonly transitions: readonly string[]
}

/** `changes.json`; null where nothing was compared. */
export type Changes = { readonly since: string; readonly changes: readonly Change[] }

/** `search.json` */
export type SearchEntry = {
  /** null: a page of rules. */
  readonly chart: string | null
  /** Of a page of rules. */
  readonly page?: string
  /** null: the chart itself, or a transition. */
  readonly state: string | null
  readonly transition: string | null
  readonly title: string
  /** Where it belongs: 'Sessão › Saindo'. */
  readonly place: string
  readonly text: string
}
