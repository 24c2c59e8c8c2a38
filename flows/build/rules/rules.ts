import type { FundTables, MessageRow, Rules } from '../../describe/rules.ts'
import { documentRows } from './documents.ts'
import { formRules } from './fields.ts'
import { offeringRows } from './offering.ts'
import { statusRows } from './statuses.ts'

export const rulesOf = (tables: FundTables, messages: readonly MessageRow[]): Rules => ({
  types: tables.types,
  plans: tables.plans,
  offering: offeringRows(tables),
  statuses: statusRows(tables),
  forms: formRules(tables),
  documents: documentRows(tables),
  messages,
})
