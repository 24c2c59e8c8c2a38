import type { RegisterRow } from '../describe/requirements.ts'
import type { FundTables, MessageRow } from '../describe/rules.ts'

/** Data from outside the charts. */
export type Sources = {
  /** The version of the portal. */
  readonly version: string
  /** The text of a requirement or of a decision, in pt-BR. Throws for an unknown id. */
  readonly requirement: (id: string) => string
  readonly register: readonly RegisterRow[]
  /** The messages of the catalogue that the source of a chart names. */
  readonly sentencesOf: (chart: string) => readonly string[]
  readonly tables: FundTables
  /** Where each message of the catalogue is shown. */
  readonly messages: readonly MessageRow[]
}
