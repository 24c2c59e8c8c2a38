import type { Control } from '#domain/forms/controls/controls.ts'
import type { Benefit, Plan } from '#domain/requests/facts.ts'
import type { RequestType } from '#domain/requests/reference.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

/** The rules of the portal for analysts, in pt-BR. They can be serialized as JSON. */
export type Rules = {
  /** The fund's own tables, for the page that runs the rules for a participant. */
  readonly tables: RuleTables
  readonly offering: readonly OfferingRow[]
  readonly statuses: readonly StatusRow[]
  readonly forms: readonly FormRules[]
  readonly documents: readonly DocumentRow[]
  readonly messages: readonly MessageRow[]
}

export type OfferingRow = {
  readonly type: number
  readonly name: string
  /** Which participants it is offered to. */
  readonly offered: string
  /** Other ways to start it. */
  readonly start: string
}

export type StatusRow = {
  readonly letter: RequestStatus
  readonly label: string
  readonly means: string
  readonly moves: readonly {
    /** 'o participante cancela' */
    readonly label: string
    readonly to: RequestStatus
    /** The staff roles that may do it; empty for a move of the participant. */
    readonly roles: readonly string[]
  }[]
}

export type FormRules = { readonly type: number; readonly name: string; readonly fields: readonly FieldRow[] }

export type FieldRow = {
  readonly path: string
  readonly step: string
  readonly section: string
  readonly label: string
  readonly hint: string | null
  readonly control: Control
  readonly required: string
  readonly shown: string
  /** When other answers force its value, so that the portal fills it in. */
  readonly filled: string
  /** Statuses in which the participant may change it; `whenEmpty`: in L, and in E if the request names no person yet. */
  readonly editableIn: 'L' | 'LE' | 'whenEmpty'
}

export type DocumentRow = {
  readonly types: readonly number[]
  readonly name: string
  /** The role of the person who must supply it. */
  readonly of: 'holder' | 'dependant' | 'beneficiary'
  readonly plan: string | null
  readonly regra: number
  readonly asked: string
  readonly holdsBack: string
}

export type MessageRow = {
  readonly sentence: string
  /** The folders of the charts that show it. */
  readonly charts: readonly string[]
  /** The fields beside which it is shown. */
  readonly fields: readonly { readonly label: string; readonly types: readonly number[] }[]
}

type Named = { readonly id: number | string; readonly name: string }

/** The fund's tables that rules read. */
export type RuleTables = Omit<FundTables, 'roles'>

/** The fund's tables. */
export type FundTables = {
  readonly types: readonly RequestType[]
  readonly plans: readonly Plan[]
  readonly benefits: readonly Benefit[]
  readonly roles: readonly { readonly name: string; readonly moves: readonly string[] }[]
  readonly kinships: readonly Named[]
  readonly schooling: readonly Named[]
  readonly documentTypes: readonly Named[]
  readonly requiredDocuments: readonly {
    readonly requestTypes: readonly number[]
    readonly planId: number | null
    readonly of: DocumentRow['of']
    readonly documentTypeId: number
    readonly rule: number
  }[]
}
