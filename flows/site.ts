import type { Flow } from './describe/flow.ts'
import type { Drawing } from './drawing.ts'

/** What the pages read; scripts/flows.ts writes it, one file each, into the folder `data`. */

/** `index.json` */
export type FlowIndex = {
  /** Of the portal. */
  readonly version: string
  readonly charts: readonly Pick<Flow, 'name' | 'title' | 'purpose' | 'screen'>[]
  /** Which chart starts which. */
  readonly map: Drawing
}

/** `<chart>.json` */
export type FlowPage = {
  readonly flow: Flow
  readonly drawing: Drawing
  /** Texts of the requirements that the chart names, by their ids. */
  readonly requirements: Readonly<Record<string, string>>
}

/** `search.json` */
export type SearchEntry = {
  readonly chart: string
  /** A state; null: the chart itself. */
  readonly state: string | null
  readonly title: string
  readonly text: string
}
