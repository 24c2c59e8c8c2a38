import type { Flow } from './describe/flow.ts'
import type { Drawing } from './drawing.ts'

/** What the pages read; `npm run flows` writes it, one file each, into the folder `data`. */
export type Site = {
  readonly index: FlowIndex
  readonly search: readonly SearchEntry[]
  readonly pages: readonly FlowPage[]
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
}

/** `search.json` */
export type SearchEntry = {
  readonly chart: string
  /** null: the chart itself, or a transition. */
  readonly state: string | null
  readonly transition: string | null
  readonly title: string
  /** Where it belongs: 'Sessão › Saindo'. */
  readonly place: string
  readonly text: string
}
