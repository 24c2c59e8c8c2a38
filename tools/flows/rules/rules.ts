import type { FundTables, MessageRow, Rules } from '../describe/rules.ts'
import { documentRows } from './documents.ts'
import { formRules } from './fields.ts'
import { offeringRows } from './offering.ts'
import { statusRows } from './statuses.ts'

export const rulesOf = ({ roles, ...tables }: FundTables, messages: readonly MessageRow[]): Rules => ({
  tables,
  offering: offeringRows(tables),
  statuses: statusRows({ roles }),
  forms: formRules(tables),
  documents: documentRows(tables),
  messages,
})
